import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import type { Article } from '@/lib/content/article';
import type { Site } from '@/lib/content/build/build-content';
import { readArticleOf, recordsFile, synonymsFile } from '@/lib/content/content-files';
import type { SynonymFile } from '../synonyms';
import { siteRecords } from './site-records';

/** Writes the records of every locale, and the synonyms, beside the articles that the content step has written. */
export function writeSearchRecords(
  { data, store }: Site,
  synonyms: ReadonlyMap<Locale, SynonymFile>,
  contentOut: string,
): void {
  const write = (file: string, value: unknown) => {
    const target = path.join(contentOut, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(value));
  };
  for (const locale of data.config.locales) {
    const records = siteRecords(locale, data, {
      article: (of, { folder = '', slug = '' }): Article | undefined => readArticleOf(contentOut, of, folder, slug),
      keywords: (of, { folder = '', slug = '' }) => store.find(of, folder, slug)?.entry.frontMatter.keywords ?? [],
    });
    write(recordsFile(locale), records);
  }
  write(synonymsFile, Object.fromEntries(synonyms));
}
