import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A command that is to be measured. */
export interface TimedCommand {
  readonly command: string;
  readonly args: readonly string[];
  /** Folder to run it in; else the project's. */
  readonly cwd?: string;
}

export interface CommandFigures {
  /** Seconds. */
  readonly wall: number;
  /** Processor time of everything that ran, in seconds. */
  readonly cpu: number;
  /** Peak of all processes together, in MiB. */
  readonly memory: number;
}

/**
 * Runs a command in a process of its own and watches it. Linux only: time and memory are read from /proc.
 *
 * @param log where its output goes, as a file descriptor; without one, only its errors are shown
 * @throws where the command fails
 */
export async function measureCommand(timed: TimedCommand, log?: number): Promise<CommandFigures> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/run-timed.ts', JSON.stringify(timed)], {
    stdio: ['ignore', log ?? 'ignore', log ?? 'inherit', 'ipc'],
  });
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOfChildren(child.pid ?? 0));
  }, 100);
  const cpu = await new Promise<number>((resolve, reject) => {
    let seconds = 0;
    child.on('message', (message) => {
      seconds = Number(message);
    });
    child.on('exit', (code) => {
      clearInterval(timer);
      if (code === 0) resolve(seconds);
      else reject(new Error(`${[timed.command, ...timed.args].join(' ')} failed.`));
    });
  });
  return { wall: (performance.now() - started) / 1000, cpu, memory };
}

/** Resident memory of everything that a process started, in MiB. */
function memoryOfChildren(root: number): number {
  if (!existsSync('/proc')) return Number.NaN;
  const parents = new Map<number, number>();
  const resident = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      parents.set(Number(name), Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]));
      resident.set(Number(name), Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // The process has ended meanwhile.
    }
  }
  const belongs = (pid: number | undefined): boolean =>
    pid !== undefined && (parents.get(pid) === root || belongs(parents.get(pid)));
  return [...resident].filter(([pid]) => belongs(pid)).reduce((sum, [, size]) => sum + size, 0);
}
