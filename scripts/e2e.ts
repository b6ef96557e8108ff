import { spawnSync } from 'node:child_process';
import { projectsOf } from '@/lib/checks/browser-projects';
import { forgetDeployment } from '@/lib/hosting/deployment';
import { readHosting } from '@/lib/hosting/hosting';
import { messageOf } from '@/lib/tools/error-messages';
import { buildNamed } from '../lib/export/sites';
import { ensureBrowser, ensureNginx } from '../lib/tools/ensure-installed';
import { bin } from '../lib/tools/run-step';
import '@/lib/tools/report-errors';

/**
 * Runs browser tests on the existing exports; missing ones that the selected projects need are made first.
 * `npm run e2e [-- e2e/docs/docs.site.spec.ts]`, with Playwright's arguments.
 */
const args = process.argv.slice(2);
const projects = projectsOf(args);
forgetDeployment(process.env);
for (const out of new Set(projects.flatMap(({ served, reads }) => served?.out ?? reads ?? []))) ensureExport(out);
const browser = ensureBrowser();
if (projects.some(({ name }) => name === 'hosts')) ensureNginx();
const { status } = spawnSync(bin('playwright'), ['test', ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    E2E_PROJECTS: projects.map(({ name }) => name).join(' '),
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
  },
});
process.exitCode = status ?? 1;

function ensureExport(out: string): void {
  try {
    readHosting(out);
  } catch (error) {
    console.log(`${messageOf(error).split(':')[0]}. Making it…`);
    buildNamed(out);
  }
}
