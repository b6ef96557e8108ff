import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/i18n/locales';
import { readerFilesFolder } from '@/lib/content/built-files';
import type { PageLabels, SiteData } from '@/lib/content/content-files';
import { writeBuilt } from '@/lib/content/written-files';
import { closedCategories, listFile } from '@/lib/docs/closed-categories';
import { localizedSidebar } from '@/lib/docs/localized-sidebar';
import { ClosedCategories } from './sidebar';

/** Writes for each language and list of docs the file with its closed categories, which pages have in part. */
export function writeDocsLists(
  { config, versions }: SiteData,
  labelsOf: (locale: Locale) => PageLabels,
  contentOut: string,
): void {
  for (const locale of config.locales) {
    const labels = labelsOf(locale);
    for (const version of versions) {
      for (const name of Object.keys(version.sidebars)) {
        const items = localizedSidebar(locale, version, name, labels[version.folder] ?? {});
        if (closedCategories(items).length === 0) continue;
        const file = path.join(contentOut, readerFilesFolder, listFile(items, locale));
        writeBuilt(file, renderToStaticMarkup(<ClosedCategories items={items} locale={locale} />));
      }
    }
  }
}
