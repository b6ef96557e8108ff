import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { translatorFor } from '@/i18n/translator';
import { writeWhole } from '@/lib/tools/write-files';
import { picturesFolder, type Sample } from './samples';

/** A day on which the fixture site's discount and offer are active. */
const shownOn = '2027-03-02T12:00:00Z';

/** Space around the subject, and maximum height of a picture, in CSS pixels. */
const margin = 28;
const highest = 900;

const configuration: Readonly<Record<string, string>> = {
  'site.ts': `export const site = {
  url: 'https://pictures.example',
  locales: ['en'],
  signInUrl: 'https://account.example/',
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  navbar: { start: [], end: [] },
  footer: { links: [], copyrightHolder: 'Immersive Translate' },
};`,
  'versions.ts': `export const versions = [
  { name: 'current', label: { key: 'current' }, isLast: true, folder: 'docs', path: '/docs/', mainDocId: 'index' },
];`,
  'redirects.ts': 'export const redirects = {};',
};

/** Writes the content of a site with one page for each example. */
export function writeSampleSite(contentRoot: string, samples: readonly Sample[]): void {
  const write = (file: string, text: string) => writeWhole(path.join(contentRoot, file), text);
  for (const [file, text] of Object.entries(configuration)) write(file, `${text}\n`);
  for (const file of ['campaigns.ts', 'discounts.ts']) {
    write(file, readFileSync(path.join('e2e/fixture/content', file), 'utf8'));
  }
  const docs = samples.filter((sample) => sample.folder === 'docs').map(({ name }) => name);
  write('sidebars.ts', `export const sidebars = { docs: ${JSON.stringify(['index', ...docs])} };\n`);
  const frontMatter = (title: string) =>
    `---\ntitle: ${title}\ndescription: A page that an example of the authors’ guide is photographed on.\n---\n\n`;
  write('en/docs/index.mdx', `${frontMatter('Examples')}Every page is one example.\n`);
  for (const page of ['home', 'download', 'pricing']) write(`en/pages/${page}.mdx`, `${frontMatter(page)}Text.\n`);
  for (const { folder: kind, name, text } of samples) write(`en/${kind}/${name}.mdx`, frontMatter(name) + text);
}

/** Takes the picture of an example from its page. */
export async function photograph(browser: Browser, origin: string, { folder: kind, name }: Sample): Promise<void> {
  const isDoc = kind === 'docs';
  const page = await browser.newPage({ viewport: { width: isDoc ? 800 : 1100, height: 900 }, reducedMotion: 'reduce' });
  await page.context().grantPermissions(['local-network-access']);
  await page.clock.setFixedTime(shownOn);
  await page.goto(`${origin}/en${isDoc ? '/docs' : ''}/${name}/`);
  // First interactions: load what waits for one, or for being visible.
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 200);
  await page.waitForLoadState('networkidle');
  await page.mouse.wheel(0, -200);
  await page.waitForLoadState('networkidle');
  // The check for the extension takes a moment.
  await page.getByText(translatorFor('en')('product.extension.checking')).waitFor({ state: 'hidden' });
  const clip = await page.locator(isDoc ? '[data-article]' : 'main').evaluate(frameOf, { margin, highest });
  await page.screenshot({
    path: path.join(picturesFolder, `${name}.png`),
    fullPage: true,
    clip,
    animations: 'disabled',
  });
  await page.close();
}

/** The part of the page with the drawing, in CSS pixels. Runs in the page. */
function frameOf(root: Element, { margin, highest }: { margin: number; highest: number }) {
  // Hides the rest of the page.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body :not(:has([data-shown]), [data-shown], [data-shown] *) { visibility: hidden }');
  root.setAttribute('data-shown', '');
  document.adoptedStyleSheets = [sheet];
  const boxes = [...root.querySelectorAll('*')]
    .filter(
      ({ tagName, childNodes, childElementCount }) =>
        childElementCount === 0 || tagName === 'OL' || [...childNodes].some((node) => node.nodeValue?.trim()),
    )
    .filter((element) => !element.closest('.visually-hidden'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return {
    x: Math.max(0, left - margin),
    y: Math.max(0, top + window.scrollY - margin),
    width: right - left + 2 * margin,
    height: Math.min(highest, bottom - top + 2 * margin),
  };
}
