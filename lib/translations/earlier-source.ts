import { execFileSync } from 'node:child_process';
import { type Collection, parsePage } from '@/lib/content/front-matter';
import { blocksOf, type PageBlocks } from './blocks';

/** How many earlier versions of a page are looked at. */
const versionLimit = 40;

/**
 * Finds in the history of git what a page's blocks said when they had these hashes.
 *
 * @returns texts by hash; none for what no version of the last forty has, or where there is no history
 */
export function earlierTexts(file: string, collection: Collection, hashes: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  const versions = git('log', '--format=%H', `--max-count=${versionLimit}`, '--', file)?.split('\n') ?? [];
  for (const version of versions.filter((hash) => hash !== '')) {
    if (found.size === hashes.size) break;
    const text = git('show', `${version}:./${file}`);
    for (const { hash, text: words } of text === undefined ? [] : piecesOf(text, file, collection)) {
      if (hashes.has(hash) && !found.has(hash)) found.set(hash, words);
    }
  }
  return found;
}

function piecesOf(text: string, file: string, collection: Collection): readonly { hash: string; text: string }[] {
  const page = parsePage(text, file, collection);
  const cut: PageBlocks | undefined = Array.isArray(page) ? undefined : blocksOf(page);
  return cut ? [...cut.fields, ...cut.blocks] : [];
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      maxBuffer: 16 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}
