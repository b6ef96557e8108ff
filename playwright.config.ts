import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

const server = (folder: string, port: number) => ({
  command: `node --import tsx scripts/serve.ts ${folder}`,
  env: { PORT: String(port) },
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
});

/**
 * Browser tests run on the exported files as a static server gives them: the real site, the fixture site for what the real
 * one does not use, and the fixture site as deployments with settings. `npm test` exports all of them first.
 */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // A trace costs every test a good part of its time, whether or not it fails: `TRACE=1` records one.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'site', testDir: 'e2e/site', use: { baseURL: 'http://localhost:4100' } },
    { name: 'fixture', testDir: 'e2e/fixture-site', use: { baseURL: 'http://localhost:4101' } },
    { name: 'variant', testDir: 'e2e/fixture-variant', use: { baseURL: 'http://localhost:4102' } },
    { name: 'algolia', testDir: 'e2e/fixture-algolia', use: { baseURL: 'http://localhost:4103' } },
    // nginx and the bundled server on one export, which the tests start themselves.
    { name: 'hosts', testDir: 'e2e/hosts' },
    // Whole builds of a content.
    { name: 'cli', testDir: 'e2e/cli', timeout: 90_000 },
  ],
  webServer: [
    server('out', 4100),
    server('out-fixture', 4101),
    server('out-fixture-tags', 4102),
    server('out-fixture-algolia', 4103),
  ],
});
