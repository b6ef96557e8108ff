import { bin, runScript, runStep } from '../lib/tools/run-step';
import '@/lib/tools/report-errors';

/**
 * Quick checks for every save: style, unused code, types, unit tests, content. Stops at the first failure. No export
 * and no browser, and under two minutes. `npm run test:quick`.
 */
runStep('Style', bin('biome'), ['check', '--diagnostic-level=error', '.']);
runStep('Unused code', bin('knip'), ['--no-config-hints']);
runStep('Types', bin('tsc'), ['--noEmit']);
runStep('Unit tests', bin('jest'), ['--silent'], { NODE_ENV: 'test' });
runScript('Content', 'check');
