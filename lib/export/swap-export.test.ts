import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isUnfinished, readHosting } from '@/lib/hosting/hosting';
import { buildFolder, markUnfinished, prepareBuild, swapIn } from './swap-export';

let folder: string;
let out: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'swap-'));
  out = path.join(folder, 'out');
  write(out, 'page.html', 'the old page');
  write(out, 'gone.html', 'a page that is gone');
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Makes a function of the file system fail as on a mount, or on a full disk. */
function failing(name: 'renameSync' | 'cpSync', code: string, isAffected: (to: string) => boolean): void {
  const original = fs[name] as (from: string, to: string, ...more: unknown[]) => void;
  jest.spyOn(fs, name).mockImplementation((from: unknown, to: unknown, ...more: unknown[]) => {
    if (isAffected(String(to))) throw Object.assign(new Error(code), { code });
    original(String(from), String(to), ...more);
  });
}

function write(root: string, file: string, text: string): void {
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, file), text);
}

const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

test('[EDGE-04] an export that is being made leaves the last one whole, and then takes its place', async () => {
  const build = prepareBuild(out);
  write(build, 'page.html', 'the new page');
  expect(read('page.html')).toBe('the old page');
  expect(swapIn(build, out)).toBe(true);
  expect(read('page.html')).toBe('the new page');
  expect(readdirSync(out)).toEqual(['page.html']);
  // The last one is deleted in another process.
  while (readdirSync(folder).length > 1) await setTimeout(10);
  expect(readdirSync(folder)).toEqual(['out']);
});

test('[EDGE-04] a first export has none to replace', () => {
  const first = path.join(folder, 'out-first');
  const build = prepareBuild(first);
  write(build, 'page.html', 'the first page');
  expect(swapIn(build, first)).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['out', 'out-first']);
});

test('[EDGE-04] what a killed build left is cleared away, and an export that it had moved aside comes back', () => {
  write(buildFolder(out), 'half.html', 'half a page');
  write(`${out}-replaced`, 'page.html', 'the page before');
  rmSync(out, { recursive: true });
  expect(readdirSync(prepareBuild(out))).toEqual([]);
  expect(read('page.html')).toBe('the page before');
});

test('[EDGE-04] a last export that cannot be written is refused before the next one is made', () => {
  const original = fs.mkdirSync;
  jest.spyOn(fs, 'mkdirSync').mockImplementation((folder, options) => {
    if (String(folder).startsWith(`${out}/`)) throw Object.assign(new Error('EROFS'), { code: 'EROFS' });
    return original(folder, options);
  });
  expect(() => prepareBuild(out)).toThrow('EROFS');
  expect(existsSync(buildFolder(out))).toBe(false);
  expect(readdirSync(out).sort()).toEqual(['gone.html', 'page.html']);
});

test('[EDGE-04] a folder that must stay where it is gets the new files in place of its own', () => {
  const mounted = path.join(folder, 'mounted');
  write(mounted, 'page.html', 'the old page');
  rmSync(out, { recursive: true });
  symlinkSync(mounted, out);
  const build = prepareBuild(out);
  write(build, 'new.html', 'the new page');
  expect(swapIn(build, out)).toBe(false);
  expect(readdirSync(mounted)).toEqual(['new.html']);
  expect(existsSync(build)).toBe(false);
});

test('[EDGE-04] a mount, which cannot be renamed, gets the new files in place of its own', () => {
  failing('renameSync', 'EBUSY', (to) => to === `${out}-replaced`);
  const build = prepareBuild(out);
  write(build, 'new.html', 'the new page');
  expect(swapIn(build, out)).toBe(false);
  expect(readdirSync(out)).toEqual(['new.html']);
});

test('[EDGE-04] where there is no room for the new files, the old ones stay whole and are not marked', () => {
  failing('renameSync', 'EBUSY', (to) => to === `${out}-replaced`);
  failing('cpSync', 'ENOSPC', () => true);
  const build = prepareBuild(out);
  write(build, 'new.html', 'the new page');
  expect(() => swapIn(build, out)).toThrow('ENOSPC');
  expect(readdirSync(out).sort()).toEqual(['gone.html', 'page.html']);
  expect(isUnfinished(out)).toBe(false);
});

test('[EDGE-04] an exchange that is cut off leaves a mark, and the next build takes the place', () => {
  failing('renameSync', 'EBUSY', (to) => to === `${out}-replaced` || to.endsWith('new.html'));
  const build = prepareBuild(out);
  write(build, 'new.html', 'the new page');
  expect(() => swapIn(build, out)).toThrow('EBUSY');
  expect(isUnfinished(out)).toBe(true);
  jest.restoreAllMocks();
  write(prepareBuild(out), 'new.html', 'the new page');
  expect(swapIn(build, out)).toBe(true);
  expect(readdirSync(out)).toEqual(['new.html']);
});

test('[EDGE-04] a new export that cannot be moved leaves the old one in its place', () => {
  const build = prepareBuild(out);
  let refusals = 1;
  failing('renameSync', 'EIO', (to) => to === out && refusals-- > 0);
  expect(() => swapIn(build, out)).toThrow('EIO');
  expect(read('page.html')).toBe('the old page');
});

test('[EDGE-04] an export that is not whole is named as such', () => {
  markUnfinished(out);
  expect(isUnfinished(out)).toBe(true);
  expect(() => readHosting(out)).toThrow(`The export in ${out} is unfinished: "npm run build" makes it anew.`);
});
