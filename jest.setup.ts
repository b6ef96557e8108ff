import '@testing-library/jest-dom';

// Jest loads no ES modules before Node 24.9. Those that read MDX and messages are bundled when a test asks for them; the
// bundler is loaded no sooner, because it cannot be in a test of the browser.
for (const name of [
  '@formatjs/icu-messageformat-parser',
  '@mdx-js/mdx',
  'github-slugger',
  'hast-util-to-string',
  'remark-gfm',
  'unist-util-visit',
]) {
  jest.mock(name, () =>
    jest
      .requireActual<typeof import('./lib/testing/bundle-es-module')>('./lib/testing/bundle-es-module')
      .bundleEsModule(name),
  );
}
