import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeBuilt } from '@/lib/content/build/written-files';
import { readerFilesFolder, socialCardsFile } from '@/lib/content/content-files';
import { sayProgress } from '@/lib/tools/say-progress';
import { assetFolder } from '@/lib/tools/write-files';
import type { Card } from './card';

export interface CardsReport {
  readonly files: number;
  /** Number of cards that were not cached. */
  readonly drawn: number;
  readonly bytes: number;
  /** Characters that no font has, with their titles. */
  readonly missing: readonly { readonly title: string; readonly characters: readonly string[] }[];
}

/**
 * Draws the cards that are not cached and writes all of them into the export, named by their content.
 *
 * @param cards by the page's path; equal ones are one file
 */
export async function writeCards(
  cards: ReadonlyMap<string, Card>,
  { contentOut, cacheFolder }: { readonly contentOut: string; readonly cacheFolder: string },
): Promise<CardsReport> {
  mkdirSync(cacheFolder, { recursive: true });
  const target = path.join(contentOut, readerFilesFolder, assetFolder);
  const version = drawingVersion();
  const addresses = new Map<string, string>();
  const missing: CardsReport['missing'][number][] = [];
  const files = new Set<string>();
  let drawn = 0;
  let bytes = 0;
  const say = sayProgress('Social cards', cards.size);
  for (const [index, card] of [...cards.values()].entries()) {
    say(index);
    const words = JSON.stringify(card);
    if (addresses.has(words)) continue;
    const cached = path.join(cacheFolder, `${hashOf(version + words)}.png`);
    if (!existsSync(cached)) {
      // The shaper and the fonts take a second to load, and most runs do not need them.
      const { drawCard } = await import('./draw-card');
      const picture = await drawCard(card);
      if (picture.missing.length > 0) missing.push({ title: card.title, characters: picture.missing });
      writeFileSync(cached, picture.png);
      drawn += 1;
    }
    const png = readFileSync(cached);
    const address = `/${assetFolder}/card.${hashOf(png).slice(0, 10)}.png`;
    const file = path.join(target, path.basename(address));
    // Two languages may have the same texts.
    if (!files.has(address)) bytes += png.length;
    files.add(address);
    writeBuilt(file, png);
    addresses.set(words, address);
  }
  const byPage = Object.fromEntries([...cards].map(([page, card]) => [page, addresses.get(JSON.stringify(card))]));
  writeBuilt(path.join(contentOut, socialCardsFile), JSON.stringify(byPage));
  return { files: files.size, drawn, bytes, missing };
}

/** Packages whose output is in the pictures. */
const drawingPackages = ['harfbuzzjs', 'bidi-js', 'fflate', 'wawoff2'] as const;

/** A hash of the code that draws the cards. */
function drawingVersion(): string {
  const folder = path.join('lib', 'social-cards');
  const fonts = path.join('node_modules', '@fontsource-variable');
  const code = readdirSync(folder)
    .filter((name) => !name.includes('.test.'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name)));
  const packages = [
    ...drawingPackages.map((name) => path.join('node_modules', name)),
    ...readdirSync(fonts)
      .sort()
      .map((name) => path.join(fonts, name)),
  ].map((name) => readFileSync(path.join(name, 'package.json')));
  return [...code, ...packages, readFileSync(path.join('i18n', 'locales.ts'))].map(hashOf).join();
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
