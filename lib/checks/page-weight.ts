import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { pageFileName } from '@/lib/browser/navigation/page-file';
import { readPageFacts } from './page-facts';

/**
 * Weight of a page before any interaction, and of its file for a navigation. Bytes are compressed with brotli at its
 * best.
 */
export interface PageWeight {
  readonly address: string;
  readonly html: number;
  readonly css: number;
  readonly script: number;
  readonly total: number;
  /** The page itself, its scripts and its stylesheets. */
  readonly requests: number;
  /** What a navigation to the page fetches, without style sheets. */
  readonly navigation: number;
}

export type PageBudget = Readonly<Record<Exclude<keyof PageWeight, 'address'>, number>>;

const sizes = new Map<string, number>();

/** Compressed size of a file in bytes. */
export function compressedSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  sizes.set(file, size);
  return size;
}

/** Weighs an exported page with everything that it loads. */
export function weighPage(outFolder: string, address: string): PageWeight {
  const file = path.join(outFolder, address, 'index.html');
  const facts = readPageFacts(readFileSync(file, 'utf8'));
  const sum = (links: readonly string[]) =>
    [...new Set(links)].reduce(
      (total, link) => total + compressedSize(path.join(outFolder, link.split('?')[0] ?? '')),
      0,
    );
  const html = compressedSize(file);
  const css = sum(facts.stylesheets);
  const script = sum(facts.scripts);
  return {
    address,
    html,
    css,
    script,
    total: html + css + script,
    navigation: compressedSize(path.join(outFolder, address, pageFileName)),
    requests: 1 + new Set(facts.stylesheets).size + new Set(facts.scripts).size,
  };
}

/** Descriptions of what is over the page's budget; empty where nothing is. */
export function overBudget(weight: PageWeight, budget: PageBudget): string[] {
  return (Object.keys(budget) as (keyof PageBudget)[])
    .filter((part) => weight[part] > budget[part])
    .map((part) => `${weight.address}: ${part} ${weight[part]} is over its budget of ${budget[part]}`);
}
