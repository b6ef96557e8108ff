import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { picturesFolder, readSamples, samplesFile } from '@/lib/editing/samples';
import { copyProject, linkPackages } from '../support/project-copy';

test('[DOCS-10] the pictures of the authors’ guide are drawn without a change of the export', () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(path.join('test-results', 'pictures-'));
  copyProject(folder, 'e2e/fixture/content');
  cpSync('e2e/support', path.join(folder, 'e2e/support'), { recursive: true });
  linkPackages(folder);
  const guide = readFileSync(samplesFile, 'utf8');
  const [sample] = readSamples(guide);
  if (!sample) throw new Error(`${samplesFile} has no example.`);
  writeFileSync(
    path.join(folder, samplesFile),
    `\`\`\`\`mdx ${sample.folder}=${sample.name}\n${sample.text}\n\`\`\`\`\n`,
  );
  rmSync(path.join(folder, picturesFolder), { recursive: true, force: true });
  mkdirSync(path.join(folder, 'out'));
  writeFileSync(path.join(folder, 'out/index.html'), 'the export');

  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/pictures.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });

  expect(status, stdout + stderr).toBe(0);
  expect(readdirSync(path.join(folder, picturesFolder)).sort()).toEqual([`${sample.name}.png`, 'drawn.json'].sort());
  expect(readdirSync(path.join(folder, 'out'))).toEqual(['index.html']);
  expect(readFileSync(path.join(folder, 'out/index.html'), 'utf8')).toBe('the export');
  expect(existsSync(path.join(folder, 'out-pictures'))).toBe(false);
  rmSync(folder, { recursive: true, force: true });
});
