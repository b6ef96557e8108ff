import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { startStubBackend } from '@/e2e/support/stub-backend';
import { photograph, writeSampleSite } from '@/lib/editing/photograph-samples';
import { fingerprintOf, picturesFolder, readSamples, samplesFile } from '@/lib/editing/samples';
import { createPreviewServer } from '@/lib/preview/preview-server';
import { buildSite } from '../lib/export/sites';
import { ensureBrowser } from '../lib/tools/ensure-installed';
import { runScript } from '../lib/tools/run-step';

/**
 * Draws the pictures of docs/writing.md from its examples: exports a site with one page for each example, and takes
 * screenshots. `npm run pictures`.
 */
const folder = path.join('.bench', 'pictures');
const site = { contentRoot: path.join(folder, 'content'), contentOut: path.join(folder, 'built'), out: 'out-pictures' };

const samples = readSamples(readFileSync(samplesFile, 'utf8'));
rmSync(folder, { recursive: true, force: true });
writeSampleSite(site.contentRoot, samples);
const backend = await startStubBackend();
buildSite(site);
runScript('Deployment settings', 'stamp', [site.out], { PRODUCT_API_URL: backend.url });

mkdirSync(picturesFolder, { recursive: true });
for (const file of readdirSync(picturesFolder)) {
  if (!samples.some(({ name }) => file === `${name}.png`)) rmSync(path.join(picturesFolder, file));
}
const server = createPreviewServer(site.out).listen(0);
const browser = await chromium.launch({ executablePath: ensureBrowser() });
try {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  for (const sample of samples) await photograph(browser, origin, sample);
} finally {
  await browser.close();
  server.close();
  await backend.close();
  rmSync(site.out, { recursive: true, force: true });
}
const record = Object.fromEntries(samples.map((sample) => [sample.name, fingerprintOf(sample)]));
writeFileSync(path.join(picturesFolder, 'drawn.json'), `${JSON.stringify(record, undefined, 2)}\n`);
console.log(`Drew ${samples.length} examples.`);
