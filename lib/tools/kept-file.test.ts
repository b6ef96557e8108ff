import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptInFile } from './kept-file';

test('[DOCS-04] a value is made once, and read from its file from then on', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'kept-')), 'of', 'it.json');
  const make = jest.fn(() => ['made']);
  expect([await keptInFile(file, '1', make), await keptInFile(file, '1', make)]).toEqual([['made'], ['made']]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await keptInFile(file, '2', () => ['of others'])).toEqual(['of others']);
  expect(readFileSync(file, 'utf8')).toBe('{"key":"2","value":["of others"]}');
});
