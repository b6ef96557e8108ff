import { spawnSync } from 'node:child_process';
import { diskFullIn } from './write-files';

/** More than the framework prints for a site in which every page fails. */
const mostErrorBytes = 64 * 1024 * 1024;

/**
 * Runs a command and shows its output, its errors at the end, without lines that editors cannot act on.
 *
 * @throws if it fails, with the name of the step; if the disk was full, with that alone instead of an error for each
 *   file
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
  sayTime(name, started);
}

/** Runs a step in this process, and says how long it took. */
export async function timeStep<T>(name: string, step: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await step();
  sayTime(name, started);
  return result;
}

const sayTime = (name: string, started: number) =>
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);

/** The path of a package's command. */
export function bin(name: string): string {
  return `node_modules/.bin/${name}`;
}

/** Runs a script of `scripts` in a process of its own. */
export function runScript(
  name: string,
  script: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): void {
  // With this process's flags: tsx, and a larger young generation.
  runStep(name, process.execPath, [...process.execArgv, `scripts/${script}.ts`, ...args], env);
}

/**
 * Warnings that the framework prints at each start and that editors cannot act on: the name of `middleware.ts` is
 * deprecated but required here, and the number of listeners of a response is the framework's own matter.
 */
const noise = [
  /"middleware" file convention is deprecated/,
  /To migrate automatically, run:/,
  /middleware-to-proxy/,
  /MaxListenersExceededWarning/,
  /Use `node --trace-warnings/,
];

/** Whether a line of the framework's output is useful to editors. */
export function isWorthReading(line: string): boolean {
  return line.trim() !== '' && !noise.some((pattern) => pattern.test(line));
}

/** The output without the lines that editors cannot act on. Blank lines keep it readable, and stay. */
function worthReading(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.trim() === '' || isWorthReading(line))
    .join('\n');
}
