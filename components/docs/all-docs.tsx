import { useTranslations } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import { type PageLabels, readLabels, readSiteData } from '@/lib/content/content-files';
import { findVersion } from '@/lib/docs/find-doc';
import { flattenSidebar, type SidebarItem } from '@/lib/docs/sidebar';
import { docRoute, slugOfDocId } from '@/lib/docs/versions';
import { localizedPath } from '@/lib/routing/resolve-request';
import { localizedSidebar } from './localized-sidebar';

/** Every page of the current docs, by category, with what it says. */
export function AllDocs({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const { versions } = readSiteData();
  const version = findVersion(versions);
  const labels: PageLabels[string] = readLabels(locale)[version.folder] ?? {};
  const sidebar = Object.keys(version.sidebars).flatMap((name) => localizedSidebar(locale, version, name, labels));
  const listed = new Set(flattenSidebar(sidebar).map((doc) => doc.docId));
  const rest: SidebarItem[] = version.docs
    .filter((doc) => !listed.has(doc.id) && !labels[slugOfDocId(doc.id)]?.unlisted)
    .map((doc) => ({
      type: 'link',
      docId: doc.id,
      label: labels[slugOfDocId(doc.id)]?.title ?? doc.id,
      lang: labels[slugOfDocId(doc.id)]?.lang,
      href: docRoute(version, doc.id),
      unlisted: false,
    }));
  const groups = [
    ...sidebar.map((item) => ({ label: item.label, docs: flattenSidebar([item]) })),
    { label: t('docs.categories.more'), docs: flattenSidebar(rest) },
  ].filter((group) => group.docs.length > 0);

  return (
    <div className="all-docs">
      <p className="lead">{t('search.lead')}</p>
      {groups.map((group) => (
        <section key={group.label}>
          <h2>{group.label}</h2>
          <ul>
            {group.docs.map((doc) => {
              const label = labels[slugOfDocId(doc.docId)];
              return (
                <li key={doc.docId} lang={doc.lang} dir={doc.lang && 'auto'}>
                  <a href={localizedPath(locale, doc.href)}>{label?.title ?? doc.label}</a>
                  <span>{label?.description}</span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
