import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { forgetDeployment } from '@/lib/hosting/deployment';
import { messageOf } from '@/lib/tools/error-messages';
import { buildFixture, buildSite, realSite } from '../lib/export/sites';
import { ensureBrowser, ensureNginx } from '../lib/tools/ensure-installed';
import { bin, runScript, runStep } from '../lib/tools/run-step';

/**
 * The gate: style, types, content, units, both exports, budgets, browser. Continues after a failure where it can, and
 * ends with one line for all suites together. `npm test`.
 */
let passed = 0;
let failed = 0;

/** Runs a step that counts as one test. @returns whether it passed */
function step(name: string, run: () => void): boolean {
  try {
    run();
    passed += 1;
    return true;
  } catch (error) {
    console.error(`✘ ${name}: ${messageOf(error)}`);
    failed += 1;
    return false;
  }
}

function unitTests(): void {
  const report = 'test-results/jest.json';
  spawnSync(bin('jest'), ['--ci', '--silent', '--json', `--outputFile=${report}`], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  const result = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  };
  passed += result.numPassedTests;
  failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
}

function browserTests(): void {
  const browser = ensureBrowser();
  ensureNginx();
  spawnSync(bin('playwright'), ['test'], {
    stdio: 'inherit',
    env: { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) },
  });
  const { stats, errors } = JSON.parse(readFileSync('test-results/report.json', 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    errors: unknown[];
  };
  passed += stats.expected;
  failed += stats.unexpected + stats.flaky + errors.length;
}

// The tested exports have no deployment settings, whatever the environment.
forgetDeployment(process.env);
rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

step('Style', () => runStep('Style', bin('biome'), ['ci', '--diagnostic-level=error', '.']));
step('Unused code', () => runStep('Unused code', bin('knip'), ['--no-config-hints']));
step('Unit tests ran', unitTests);
const isFixtureExported = step('Fixture export', buildFixture);
if (isFixtureExported) {
  step('A second export has the bytes of a clean one', () => runScript('Second export', 'second-export'));
}
const exported = isFixtureExported && step('Export', () => buildSite(realSite));
step('Types', () => runStep('Types', bin('tsc'), ['--noEmit']));
if (exported) {
  step('Content, messages and links', () => runScript('Check', 'check'));
  step('Weights', () => runScript('Weights', 'weigh'));
  step('Browser tests ran', browserTests);
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || !exported ? 1 : 0;
