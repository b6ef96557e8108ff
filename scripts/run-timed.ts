import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { TimedCommand } from '../bench/measure-command';

/** Runs one command for a benchmark, and prints the processor time of all its processes, in seconds. Linux only. */
const { command, args, cwd } = JSON.parse(process.argv[2] ?? '{}') as TimedCommand;
const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' });
if (error) console.error(error.message);

// proc(5): the 16th and 17th fields are the times of ended child processes, in hundredths of a second.
const fields = readFileSync('/proc/self/stat', 'utf8')
  .replace(/^.*\) /, '')
  .split(' ');
process.send?.((Number(fields[13]) + Number(fields[14])) / 100);
process.disconnect?.();
process.exitCode = status ?? 1;
