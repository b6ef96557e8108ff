import type { Locale } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import type { PageLabels } from '@/lib/content/content-files';
import { type DocsVersion, findSidebar, slugOfDocId } from '../content/versions';
import { resolveSidebar, type SidebarItem } from './sidebar';

/** A sidebar of a version in a locale's language. @throws where the version has no sidebar of that name */
export function localizedSidebar(
  locale: Locale,
  version: DocsVersion,
  name: string,
  labels: PageLabels[string],
): SidebarItem[] {
  const t = translatorFor(locale);
  return resolveSidebar(findSidebar(version, name), {
    version,
    docLabel: (id) => labels[slugOfDocId(id)],
    // Categories are data, so their keys are not literal; the check has found each in the messages.
    categoryLabel: (key) => t(`docs.categories.${key}` as 'docs.categories.start'),
  });
}
