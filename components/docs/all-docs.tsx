import { useTranslations } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import { type PageLabels, readBooks, readLabels, readSiteData } from '@/lib/content/content-files';
import { latestVersion, slugOfDocId } from '@/lib/content/versions';
import { localizedSidebar } from '@/lib/docs/localized-sidebar';
import { docsByCategory } from '@/lib/docs/sidebar';
import { localizedPath } from '@/lib/routing/resolve-request';
import { BookLinks } from './book-links';

/** Every page of the current docs by category, with its description. */
export function AllDocs({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const { versions } = readSiteData();
  const version = latestVersion(versions);
  const labels: PageLabels[string] = readLabels(locale)[version.folder] ?? {};
  const sidebar = Object.keys(version.sidebars).flatMap((name) => localizedSidebar(locale, version, name, labels));
  const categories = docsByCategory(sidebar, version, labels, t('docs.categories.more'));

  return (
    <div className="all-docs">
      <p className="lead">{t('search.lead')}</p>
      {categories.map((category) => (
        <section key={category.label}>
          <h2>{category.label}</h2>
          <ul>
            {category.docs.map((doc) => {
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
      {readBooks(locale).length > 0 && (
        <section>
          <h2>{t('docs.takeAlong')}</h2>
          <ul>
            <BookLinks locale={locale} as="li" />
          </ul>
        </section>
      )}
    </div>
  );
}
