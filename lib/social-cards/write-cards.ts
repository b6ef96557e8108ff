import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readerFilesFolder, socialCardsFile } from '@/lib/content/built-files';
import { writeBuilt } from '@/lib/content/written-files';
import { contentHash } from '@/lib/tools/content-hash';
import { runJobs } from '@/lib/tools/run-jobs';
import { sayProgress } from '@/lib/tools/say-progress';
import { assetFolder } from '@/lib/tools/write-files';
import type { Card } from './card';
import type { CardJob, IncompleteCard } from './draw-cards';

export interface CardsReport {
  readonly files: number;
  /** Number of cards that were not cached. */
  readonly drawn: number;
  readonly bytes: number;
  /** Characters that no font has, with their titles. */
  readonly missing: readonly IncompleteCard[];
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
  const unique = new Map([...cards.values()].map((card) => [JSON.stringify(card), card]));
  const jobs = [...unique].map(([words, card]): CardJob & { readonly words: string } => {
    return { words, card, file: path.join(cacheFolder, `${contentHash(version + words)}.png`) };
  });
  const wanted = jobs.filter(({ file }) => !existsSync(file));
  const missing = await drawAll(wanted);
  const addresses = new Map<string, string>();
  const files = new Set<string>();
  let bytes = 0;
  for (const { words, file } of jobs) {
    const png = readFileSync(file);
    const address = `/${assetFolder}/card.${contentHash(png, 10)}.png`;
    // Two languages may have the same texts.
    if (!files.has(address)) bytes += png.length;
    files.add(address);
    writeBuilt(path.join(target, path.basename(address)), png);
    addresses.set(words, address);
  }
  const byPage = Object.fromEntries([...cards].map(([page, card]) => [page, addresses.get(JSON.stringify(card))]));
  writeBuilt(path.join(contentOut, socialCardsFile), JSON.stringify(byPage));
  return { files: files.size, drawn: wanted.length, bytes, missing };
}

/** For fewer cards, starting processes takes longer than it saves. */
const fewestCards = 60;
const cardsOfJob = 20;

/** Draws cards, on all cores if there are many. */
async function drawAll(wanted: readonly CardJob[]): Promise<readonly IncompleteCard[]> {
  if (wanted.length === 0) return [];
  if (wanted.length < fewestCards) {
    // The shaper and the fonts take a second to load, and most runs do not need them.
    const { drawCards } = await import('./draw-cards');
    return drawCards(wanted);
  }
  const jobs = Array.from({ length: Math.ceil(wanted.length / cardsOfJob) }, (_, index) =>
    wanted.slice(index * cardsOfJob, (index + 1) * cardsOfJob),
  );
  const say = sayProgress('Social cards', wanted.length);
  return (await runJobs<CardJob[], IncompleteCard[]>('card-worker', jobs, (done) => say(done * cardsOfJob))).flat();
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
  return [...code, ...packages, readFileSync(path.join('i18n', 'locales.ts'))]
    .map((content) => contentHash(content))
    .join();
}
