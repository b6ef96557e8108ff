import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isLocale } from '@/i18n/locales';
import { builtContentRoot } from './content-files';
import { type ContentEntry, slugOf } from './entry';

/** What this site reads of a document in Contentlayer's index. */
const indexedPage = z.object({
  _raw: z.object({ sourceFilePath: z.string() }),
  body: z.object({ raw: z.string() }),
});

/** Where Contentlayer puts its folder: beside what is built of the content, so that sites can be built side by side. */
export function indexRoot(): string {
  return `${builtContentRoot()}-index`;
}

/**
 * Reads the index that Contentlayer generated; the only place that does. Front matter comes with the entries of the
 * scan, which has already checked it; the index says which files are pages and what their text is.
 *
 * @throws if the index has not been built
 */
export function readGeneratedIndex(root: string, scanned: readonly ContentEntry[]): ContentEntry[] {
  const file = path.join(indexRoot(), '.contentlayer', 'generated', 'Page', '_index.json');
  if (!existsSync(file)) {
    throw new Error(
      `The docs index is not built: ${file} does not exist. Build it with "npm run content", or start with "npm run dev".`,
    );
  }
  const byFile = new Map(scanned.map((entry) => [entry.file, entry]));
  const documents = z.array(indexedPage).parse(JSON.parse(readFileSync(file, 'utf8')));
  return documents.map((document) => {
    const sourceFile = path.join(root, document._raw.sourceFilePath);
    const entry = byFile.get(sourceFile);
    const [locale, , ...rest] = document._raw.sourceFilePath.split('/');
    if (!entry || !isLocale(locale) || slugOf(rest.join('/')) !== entry.slug) {
      throw new Error(`The docs index is out of date: it names ${sourceFile}. Run "npm run content" again.`);
    }
    return { ...entry, body: document.body.raw };
  });
}
