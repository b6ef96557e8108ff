import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileAhead, compileFolderAhead } from './compile-ahead';

test('[EDGE-01] a script says in its first line that all of it is needed, once', () => {
  const marked = compileAhead('"use strict";run()');
  expect(marked.split('\n')).toEqual(['//# allFunctionsCalledOnLoad', '"use strict";run()']);
  expect(compileAhead(marked)).toBe(marked);
});

test('[EDGE-01] of a folder, the scripts are marked and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chunks-'));
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  try {
    writeFileSync(path.join(folder, 'a.js'), 'a()');
    writeFileSync(path.join(folder, 'a.css'), 'a{}');
    compileFolderAhead(folder);
    compileFolderAhead(folder);
    expect([read('a.js'), read('a.css')]).toEqual([compileAhead('a()'), 'a{}']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
