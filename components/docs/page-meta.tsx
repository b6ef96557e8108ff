import { useTranslations } from 'next-intl';
import { formatDay } from '@/i18n/format-day';
import type { Locale } from '@/i18n/locales';
import type { Article } from '@/lib/content/article';

interface PageMetaProps {
  locale: Locale;
  article: Pick<Article, 'file' | 'lastUpdated' | 'factsDate'>;
  /** Where "edit this page" leads; the file's path is appended. */
  editUrl?: string;
}

/** What stands under a text: when it was changed and checked, and where to mend it. */
export function PageMeta({ locale, article, editUrl }: PageMetaProps) {
  const t = useTranslations('docs');
  const { file, lastUpdated, factsDate } = article;
  return (
    <div className="doc-meta">
      {lastUpdated && (
        <p>
          <time dateTime={lastUpdated}>{t('lastUpdated', { date: formatDay(lastUpdated, locale) })}</time>
        </p>
      )}
      {factsDate && (
        <p>
          <time dateTime={factsDate}>{t('factsDate', { date: formatDay(factsDate, locale) })}</time>
        </p>
      )}
      {editUrl && (
        <p>
          <a className="external" href={editUrl + file} rel="noopener">
            {t('edit')}
          </a>
        </p>
      )}
    </div>
  );
}
