import { spawnSync } from 'node:child_process';
import type { TimedCommand } from '../bench/measure-command';
import { processorTime } from '../bench/processor-time';

/** Runs one command for a benchmark, and prints the processor time of all its processes, in seconds. Linux only. */
const { command, args, cwd } = JSON.parse(process.argv[2] ?? '{}') as TimedCommand;
const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' });
if (error) console.error(error.message);
process.send?.(processorTime('self').children);
process.disconnect?.();
process.exitCode = status ?? 1;
