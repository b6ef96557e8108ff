import { spawnSync } from 'node:child_process';
import { worthReading } from './framework-output';
import { diskFullIn } from './write-files';

/** More than the framework has to say of a site whose every page fails. */
const mostErrorBytes = 64 * 1024 * 1024;

/**
 * Runs a command with its output shown, its errors at the end, without those that nobody who edits can act on.
 *
 * @throws if it fails, naming the step; where the disk was full that alone, and not what each file had to say of it
 */
export function runStep(
  name: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): void {
  const started = performance.now();
  const run = spawnSync(command, args, {
    stdio: ['inherit', 'inherit', 'pipe'],
    maxBuffer: mostErrorBytes,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  const full = run.status === 0 ? undefined : diskFullIn(run.stderr ?? '');
  if (full) throw new Error(`${name} failed. ${full}`);
  process.stderr.write(worthReading(run.stderr ?? ''));
  if (run.error) throw new Error(`${name} could not start: ${run.error.message}`);
  if (run.status !== 0) throw new Error(`${name} failed${run.status === null ? ` (${run.signal})` : ''}.`);
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** The path of a package's command. */
export function bin(name: string): string {
  return `node_modules/.bin/${name}`;
}

/** Runs a script of this folder in a process of its own. */
export function runScript(
  name: string,
  script: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): void {
  // With the flags that this one has: tsx, and room for young objects.
  runStep(name, process.execPath, [...process.execArgv, `scripts/${script}.ts`, ...args], env);
}
