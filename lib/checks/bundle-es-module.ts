import { buildSync } from 'esbuild';

/**
 * A package as a test can `jest.mock` it with itself: Jest loads no ES modules before Node 24.9, so the package is bundled
 * into one script and run.
 */
export function bundleEsModule(name: string): unknown {
  const { outputFiles } = buildSync({
    stdin: { contents: `module.exports = require(${JSON.stringify(name)})`, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'neutral',
    mainFields: ['module', 'main'],
  });
  const module = { exports: {} };
  new Function('module', outputFiles[0]?.text ?? '')(module);
  return module.exports;
}
