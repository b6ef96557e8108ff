import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { messageOf } from './error-messages';

/** What a process may need, generously: all of the framework's took 1.2 GiB with 660 docs (docs/benchmarks.md). */
const memoryEach = 1.5 * 1024 ** 3;
/** More share the disk, and gain nothing. */
const mostProcesses = 8;

/** How many processes may work side by side: one for each core, and for every 1.5 GiB of memory. */
export function processCount(cores = availableParallelism(), memory = totalmem()): number {
  return Math.max(1, Math.min(cores, Math.floor(memory / memoryEach), mostProcesses));
}

/** What a process sends back: the result of a job, or what was wrong with it. */
type Answer<Result> = { readonly result: Result } | { readonly error: string };

/**
 * Gives jobs to processes of a script in `scripts`, one after the other to each.
 *
 * @param onDone called with the number of jobs that are done
 * @returns the results, in the order of the jobs
 * @throws the first error of a job; where a process ends in the middle of one
 */
export async function runJobs<Job extends object, Result>(
  script: string,
  jobs: readonly Job[],
  onDone: (count: number) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let done = 0;
  const children: ChildProcess[] = [];
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(path.join('scripts', `${script}.ts`), { execArgv: process.execArgv });
      children.push(child);
      let current = -1;
      const giveNext = () => {
        current = next;
        next += 1;
        const job = jobs[current];
        if (job) child.send(job);
        else resolve();
      };
      child.on('message', (answer: Answer<Result>) => {
        if ('error' in answer) {
          reject(new Error(answer.error));
          return;
        }
        results[current] = answer.result;
        done += 1;
        onDone(done);
        giveNext();
      });
      child.on('error', reject);
      child.on('exit', (code, signal) => reject(new Error(`A process of ${script} ended (${signal ?? code}).`)));
      giveNext();
    });
  try {
    await Promise.all(Array.from({ length: Math.min(processCount(), jobs.length) }, work));
    return results;
  } finally {
    for (const child of children) child.kill();
  }
}

/** Answers the jobs that a process of `runJobs` receives. */
export function answerJobs<Job, Result>(handle: (job: Job) => Result | Promise<Result>): void {
  process.on('message', async (job: Job) => {
    process.send?.((await answerTo(() => handle(job))) satisfies Answer<Result>);
  });
}

async function answerTo<Result>(handle: () => Result | Promise<Result>): Promise<Answer<Result>> {
  try {
    return { result: await handle() };
  } catch (error) {
    return { error: messageOf(error) };
  }
}
