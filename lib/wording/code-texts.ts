import { plainWords } from '@/lib/translations/compare-structure';
import type { PagePair, TextPair } from './page-pairs';
import type { Finding } from './wording-finding';

/** The translatable parts of a page's code: the titles of blocks, and comments. Plain text has no comments. */
export function codeTexts({ file, blocks }: PagePair): TextPair[] {
  return blocks
    .filter(({ own, isCurrent }) => own.kind === 'code' && isCurrent)
    .flatMap(({ own, source }) => {
      const originals = wordsOfCode(source.text);
      return wordsOfCode(own.text).map((text, at) => ({
        file,
        line: own.line,
        own: text,
        source: originals[at] ?? '',
      }));
    });
}

function wordsOfCode(code: string): string[] {
  const [head = ''] = code.split('\n', 1);
  const title = /\btitle="([^"]*)"/.exec(head)?.[1];
  const body = /^(?:text)? /.test(head) ? '' : code.slice(head.length);
  const comments = [...body.matchAll(/\/\*([\s\S]*?)\*\/|<!--([\s\S]*?)-->|(?:^|\s)(?:\/\/|#)\s+(.*)$/gm)];
  return [title ?? '', ...comments.map(([, block, markup, line]) => (block ?? markup ?? line ?? '').trim())];
}

/** Titles and comments that are still the source's. Names and files may be equal: only words in lower case count. */
export function untranslatedCodeTexts(texts: readonly TextPair[]): Finding[] {
  return texts
    .filter(({ own, source }) => own === source && plainWords(own) > 0)
    .map(({ own, source: _, ...place }) => ({
      ...place,
      found: own.split('\n')[0],
      message: `The title or comment "${own}" is in the source language.`,
      remedy: 'Translate it; code itself stays as it is.',
    }));
}
