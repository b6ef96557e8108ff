import { buildSync } from 'esbuild';

/**
 * A package as a test can `jest.mock` it with itself: Jest loads no ES modules before Node 24.9, so the package is bundled
 * into one script and run.
 */
export function bundleEsModule(name: string): unknown {
  const from = JSON.stringify(name);
  const { outputFiles } = buildSync({
    stdin: {
      // What a package exports as its default is not among "everything".
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
