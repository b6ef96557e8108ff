import path from 'node:path';
import { sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '../entry';
import type { Problem } from '../problem';

/** Translations whose English page is gone: one problem for each page, with the file that is missing. */
export function checkSources(root: string, entries: readonly ContentEntry[]): Problem[] {
  const pages = new Map<string, ContentEntry[]>();
  for (const entry of entries) {
    const address = `${entry.folder}/${entry.slug}`;
    pages.set(address, [...(pages.get(address) ?? []), entry]);
  }
  return [...pages].flatMap(([address, all]): Problem[] => {
    if (all.some(({ locale }) => locale === sourceLocale)) return [];
    const orphans = all.filter(({ generatedFrom }) => generatedFrom === undefined);
    const [first] = orphans;
    if (!first) return [];
    const files = orphans.map(({ file }) => file).join(', ');
    const count = orphans.length === 1 ? 'A translation has' : `${orphans.length} translations have`;
    return [
      {
        file: path.join(root, sourceLocale, path.relative(path.join(root, first.locale), first.file)),
        message: `${count} no source: the English page is missing.`,
        remedy: `Bring it back, or run "npm run remove -- ${address.replace(/\/$/, '/index')}", which deletes ${files}.`,
      },
    ];
  });
}
