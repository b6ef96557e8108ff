import { defineConfig, devices } from '@playwright/test';
import { browserProjects } from './lib/checks/browser-projects';

const executablePath = process.env.CHROMIUM_PATH;

/** Those that `npm run e2e` has found to be concerned; by itself, Playwright starts the servers of all. */
const asked = process.env.E2E_PROJECTS?.split(' ') ?? browserProjects.map(({ name }) => name);

const server = (folder: string, port: number) => ({
  command: `node --import tsx scripts/serve.ts ${folder}`,
  env: { PORT: String(port) },
  url: `http://localhost:${port}/`,
  reuseExistingServer: false,
});

/**
 * Browser tests run on the exported files as a static server gives them: the real site, the fixture site for what the real
 * one does not use, and the fixture site as deployments with settings. `npm test` exports all of them first, and
 * `npm run e2e` those that are missing.
 */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  snapshotPathTemplate: 'e2e/{testFileDir}/pictures/{arg}{ext}',
  // Browsers of one engine smooth letters in slightly different ways.
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.01 } },
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
  projects: browserProjects.map(({ name, timeout, served }) => ({
    name,
    testMatch: `**/*.${name}.spec.ts`,
    timeout,
    use: served ? { baseURL: `http://localhost:${served.port}` } : {},
  })),
  webServer: browserProjects.flatMap(({ name, served }) =>
    served && asked.includes(name) ? [server(served.out, served.port)] : [],
  ),
});
