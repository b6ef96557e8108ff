import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptInFile } from './kept-file';

test('[DOCS-04] a value is made once, and read from its file from then on', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'of', 'it.json');
  const make = jest.fn(() => ['made']);
  expect([keptInFile(file, make), keptInFile(file, make)]).toEqual([['made'], ['made']]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(readFileSync(file, 'utf8')).toBe('["made"]');
});
