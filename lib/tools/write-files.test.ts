import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeWriteFailure, diskFullIn } from './write-files';

test('[EDGE-04] a full disk is said once, however many pages it broke', () => {
  const ofPage = 'Error occurred prerendering page "/en/".\n[Error: ENOSPC: no space left on device, write]\n';
  expect(diskFullIn(ofPage.repeat(90))).toMatch(/^The disk is full \(ENOSPC\)\. Free some space/);
  expect(diskFullIn('Error occurred prerendering page "/en/".')).toBeUndefined();
  const error = Object.assign(new Error('write'), { code: 'ENOSPC' });
  expect(describeWriteFailure(error)).toMatchObject({ message: diskFullIn(ofPage) });
});

test('[EDGE-04] a folder that cannot be written is named with a remedy; other errors stay as they are', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'failure-'));
  const error = Object.assign(new Error('mkdir'), { code: 'EROFS', path: path.join(folder, 'out-building') });
  const said = `${folder} cannot be written (EROFS). Give this user the right to write there`;
  expect(describeWriteFailure(error)).toMatchObject({ message: expect.stringContaining(said) });
  rmSync(folder, { recursive: true });
  const other = new Error('Content failed.');
  expect(describeWriteFailure(other)).toBe(other);
});
