import { spawnSync } from 'node:child_process';

/** Runs a command with its output shown. @throws if it fails, naming the step */
export function runStep(
  name: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): void {
  const started = performance.now();
  const run = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
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
