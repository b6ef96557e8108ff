import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Unit tests lie beside their sources. What needs the MDX compiler is tested through the export (e2e/). */
const createConfig = createJestConfig({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,bench,components,i18n,lib}/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Other generators, which the benchmark installs.
  modulePathIgnorePatterns: ['<rootDir>/bench/peers/.cache/'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  clearMocks: true,
  // By itself, it leaves one of the cores alone: on two, that is half of them.
  maxWorkers: '100%',
});

/** The parsers of pages and of PO, and what they depend on. Jest loads no ES modules before Node 24.9: they are compiled like sources. */
const compiled = [
  'htmlparser2',
  'domhandler',
  'domutils',
  'dom-serializer',
  'domelementtype',
  'entities',
  'gettext-parser',
];

export default async function config() {
  return { ...(await createConfig()), transformIgnorePatterns: [`/node_modules/(?!(?:${compiled.join('|')})/)`] };
}
