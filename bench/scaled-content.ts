import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SidebarItemConfig } from '@/lib/content/versions';
import { fixtureSite, type Site } from '../lib/export/sites';

/** Most items of a category: what a reader can look through. */
const mostItems = 9;

/** Names of categories, by level, so that neighbours differ. */
const categoryNames = [
  'start',
  'features',
  'services',
  'aiServices',
  'machineServices',
  'ownServices',
  'customise',
  'lists',
  'community',
];

/** Words that every page draws from, and words that each page brings: about as a vocabulary grows with its texts. */
const commonWords = 3000;
const ownWords = 12;

/**
 * A site for measuring growth: the fixture site, whose three locales have two languages of text, with a given number of
 * generated docs. Their words are drawn as often as words are in a language, so that an index of them is no smaller than
 * one of real texts. Categories are closed, and hold nine items at most. The same number gives the same site.
 */
export function scaledContent(docs: number, folder: string): Site {
  const contentRoot = path.join(folder, 'content');
  rmSync(folder, { recursive: true, force: true });
  cpSync(fixtureSite.contentRoot, contentRoot, { recursive: true });
  const ids = Array.from({ length: docs }, (_, number) => `topic-${number}`);
  for (const locale of ['en', 'it']) {
    mkdirSync(path.join(contentRoot, locale, 'docs'), { recursive: true });
    ids.forEach((id, number) => {
      writeFileSync(path.join(contentRoot, locale, 'docs', `${id}.mdx`), pageOf(number, docs, locale));
    });
  }
  const own = ['index', 'guide', 'secret', 'unfinished', 'components', 'english-only'];
  const outside = ['CHANGELOG', 'PRIVACY', 'beside', 'code-marks', 'diagrams', 'drafted', 'glossary', 'pictures'];
  writeFileSync(
    path.join(contentRoot, 'sidebars.ts'),
    [
      `export const sidebars = ${JSON.stringify({ docs: [...own, ...categoriesOf(ids)] })};`,
      `export const outsideSidebars = ${JSON.stringify(outside)};\n`,
    ].join('\n'),
  );
  return { contentRoot, contentOut: path.join(folder, 'built'), out: path.join(folder, 'out') };
}

/** Categories of pages, then categories of categories, until nine are enough. */
function categoriesOf(ids: readonly string[]): SidebarItemConfig[] {
  let items: SidebarItemConfig[] = [...ids];
  while (items.length > mostItems) {
    const size = Math.ceil(items.length / Math.ceil(items.length / mostItems));
    items = Array.from({ length: Math.ceil(items.length / size) }, (_, number) => ({
      type: 'category',
      label: categoryNames[number % categoryNames.length] ?? '',
      collapsed: true,
      items: items.slice(number * size, (number + 1) * size),
    }));
  }
  return items;
}

function pageOf(number: number, docs: number, locale: string): string {
  const random = randomFrom(number + 1);
  const word = () => {
    if (random() < 0.03) return wordOf(commonWords + number * ownWords + Math.floor(random() * ownWords), locale);
    // Zipf's law: the hundredth word is written a hundredth as often as the first.
    return wordOf(Math.floor(commonWords ** random()), locale);
  };
  const sentence = (length: number) => {
    const text = Array.from({ length }, word).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  };
  const paragraph = () => Array.from({ length: 4 }, () => `${sentence(8 + Math.floor(random() * 8))}.`).join(' ');
  const neighbour = Math.floor(random() * docs);
  return [
    `---\ntitle: ${sentence(3)}\ndescription: ${sentence(12)}.\n---\n`,
    paragraph(),
    `${sentence(5)}: [${sentence(2)}](/docs/topic-${neighbour}/).`,
    ...Array.from({ length: 6 }, () => [`## ${sentence(3)}`, paragraph(), paragraph()]).flat(),
  ].join('\n\n');
}

const onsets = ['b', 'd', 'f', 'g', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'st', 'tr', 'pl', 'gr'];
const vowels = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'io'];

/** The word of a rank. Frequent words are short. */
function wordOf(rank: number, locale: string): string {
  let text = locale === 'it' ? 'o' : '';
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / (onsets.length * vowels.length))) {
    const syllable = rest % (onsets.length * vowels.length);
    text += `${onsets[syllable % onsets.length]}${vowels[Math.floor(syllable / onsets.length)]}`;
  }
  return text;
}

/** Numbers between 0 and 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
