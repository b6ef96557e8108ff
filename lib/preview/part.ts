import { type ChildProcess, fork } from 'node:child_process';
import { messageOf } from '@/lib/tools/error-messages';

interface Call {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

type ArgsOf<Method> = Method extends (...args: infer Args) => unknown ? Args : never;
type ResultOf<Method> = Method extends (...args: never[]) => infer Result ? Awaited<Result> : never;

/** A process with the methods of `T`; arguments and results are plain data. */
export interface Part<T> {
  readonly child: ChildProcess;
  /** @throws what the method throws, or an error where the process has ended */
  call<Name extends keyof T & string>(name: Name, ...args: ArgsOf<T[Name]>): Promise<ResultOf<T[Name]>>;
}

/** Starts a script that calls `answerCalls`. */
export function startPart<T>(script: string): Part<T> {
  const child = fork(script, { execArgv: process.execArgv });
  const open = new Map<number, (answer: Answer) => void>();
  let count = 0;
  let hasEnded = false;
  child.on('message', (answer: Answer) => {
    open.get(answer.id)?.(answer);
    open.delete(answer.id);
  });
  child.on('exit', () => {
    hasEnded = true;
    for (const [id, settle] of open) settle({ id, error: `${script} has ended.` });
  });
  return {
    child,
    call: <Name extends keyof T & string>(name: Name, ...args: ArgsOf<T[Name]>) =>
      new Promise<ResultOf<T[Name]>>((resolve, reject) => {
        if (hasEnded) return reject(new Error(`${script} has ended.`));
        count += 1;
        open.set(count, ({ value, error }) => {
          if (error === undefined) resolve(value as ResultOf<T[Name]>);
          else reject(new Error(error));
        });
        child.send({ id: count, name, args } satisfies Call);
      }),
  };
}

/**
 * Answers the calls of the parent process, and ends with it.
 *
 * @param load returns the object whose methods are called; if it throws, every call fails with that error
 */
export function answerCalls(load: () => Promise<object>): void {
  const loaded = load();
  loaded.catch(() => {});
  process.on('message', async ({ id, name, args }: Call) => {
    const answer = async (): Promise<Answer> => {
      const target = await loaded;
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') throw new Error(`There is no method "${name}".`);
      return { id, value: await method.apply(target, args) };
    };
    process.send?.(await answer().catch((error: unknown) => ({ id, error: messageOf(error) })));
  });
  // An interrupt reaches every process of a terminal: the parent process decides.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => process.exit());
}
