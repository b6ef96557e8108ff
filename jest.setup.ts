import { bundleEsModule } from '@/lib/checks/bundle-es-module';
import '@testing-library/jest-dom';

// Jest loads no ES modules before Node 24.9. Those that read MDX and messages are bundled when a test asks for them.
for (const name of [
  '@formatjs/icu-messageformat-parser',
  '@mdx-js/mdx',
  'github-slugger',
  'hast-util-to-string',
  'remark-gfm',
  'unist-util-visit',
  'opencc-js/cn2t',
]) {
  jest.mock(name, () => bundleEsModule(name));
}
