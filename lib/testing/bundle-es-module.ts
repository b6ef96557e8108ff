import { buildSync } from 'esbuild';

/**
 * Bundles a package into one script and runs it, so that a test can `jest.mock` the package with itself: Jest loads no
 * ES modules before Node 24.9.
 */
export function bundleEsModule(name: string): unknown {
  const from = JSON.stringify(name);
  const { outputFiles } = buildSync({
    stdin: {
      // `export *` does not include the default export.
      contents: `export * from ${from}; import * as all from ${from}; export default all.default;`,
      resolveDir: process.cwd(),
    },
    logLevel: 'error',
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'neutral',
    // Some packages depend on older ones that are no ES modules.
    mainFields: ['module', 'main'],
  });
  const module = { exports: {} };
  new Function('module', outputFiles[0]?.text ?? '')(module);
  return module.exports;
}
