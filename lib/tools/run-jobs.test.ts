import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processCount, runJobs } from './run-jobs';

const gibibyte = 1024 ** 3;

test.each([
  ['a core each', 4, 64, 4],
  ['for one and a half GiB of memory each', 4, 4, 2],
  ['one at least', 2, 1, 1],
  ['eight at most', 64, 256, 8],
])('[EDGE-01] processes side by side: %s', (_, cores, memory, count) => {
  expect(processCount(cores, memory * gibibyte)).toBe(count);
});

// Processes are slow to start beside the gate's other tests.
jest.setTimeout(60_000);

describe('runJobs', () => {
  const flags = process.execArgv;
  beforeAll(() => {
    process.execArgv = ['--import', 'tsx'];
  });
  afterAll(() => {
    process.execArgv = flags;
  });

  const outFolder = mkdtempSync(path.join(tmpdir(), 'jobs-'));
  for (const locale of ['en', 'it', 'ar']) mkdirSync(path.join(outFolder, locale));
  const jobs = (...locales: string[]) => locales.map((locale) => ({ outFolder, locale, frame: {} }));

  test('[EDGE-01] gives every job to a process, and has the results in their order', async () => {
    expect(await runJobs('finish-worker', jobs('en', 'it', 'ar'))).toEqual(
      Array.from({ length: 3 }, () => ({ pages: 0, styleSheets: [] })),
    );
  });

  test('[EDGE-04] says what was wrong with a job', async () => {
    await expect(runJobs('finish-worker', jobs('en', 'xx'))).rejects.toThrow(/ENOENT.*xx/);
  });
});
