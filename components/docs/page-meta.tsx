import { useTranslations } from 'next-intl';
import { formatDay } from '@/i18n/format-day';
import { intlTag, type Locale } from '@/i18n/locales';
import type { Article } from '@/lib/content/content-files';
import type { Review } from '@/lib/content/translation-status';
import { BookLinks } from './book-links';

interface PageMetaProps {
  locale: Locale;
  article: Pick<Article, 'file' | 'lastUpdated' | 'contributors' | 'review' | 'factsDate'>;
  /** Where "edit this page" leads; the file's path is appended. */
  editUrl?: string;
  /** Address of the text as Markdown, where there is one, and of the page's feed. */
  markdown?: string;
  feed?: string;
  /** Whether assistants are offered, and whether the books of all docs are. */
  hasAssistants?: boolean;
  hasBooks?: boolean;
}

/** Below a text: when it was changed and checked, and where to edit it. */
export function PageMeta({ locale, article, editUrl, markdown, feed, hasAssistants, hasBooks }: PageMetaProps) {
  const t = useTranslations();
  const { file, lastUpdated, contributors, review, factsDate } = article;
  return (
    <div className="doc-meta">
      {lastUpdated && (
        <p>
          <time dateTime={lastUpdated}>{t('docs.lastUpdated', { date: formatDay(lastUpdated, locale) })}</time>
        </p>
      )}
      {review && <ReviewLine locale={locale} review={review} />}
      {contributors && (
        <p>{t('docs.writtenBy', { names: namesOf(contributors, locale, (count) => t('docs.more', { count })) })}</p>
      )}
      {factsDate && (
        <p>
          <time dateTime={factsDate}>{t('docs.factsDate', { date: formatDay(factsDate, locale) })}</time>
        </p>
      )}
      {editUrl && (
        <p>
          <a className="external" href={editUrl + file}>
            {t('docs.edit')}
          </a>
        </p>
      )}
      {markdown && (
        <p>
          <button
            type="button"
            className="text-button script-only"
            data-copy=""
            data-copy-from={markdown}
            data-copied={t('article.copied')}
            data-failed={t('docs.copyMarkdownFailed')}
          >
            {t('docs.copyMarkdown')}
          </button>
        </p>
      )}
      {markdown && hasAssistants && (
        <p>
          <button type="button" className="text-button script-only" data-ask="" aria-expanded="false">
            {t('docs.ask')}
          </button>
        </p>
      )}
      {markdown && (
        <p>
          <a href={markdown}>{t('docs.viewMarkdown')}</a>
        </p>
      )}
      {hasBooks && <BookLinks locale={locale} as="p" />}
      {feed && (
        <p>
          <a href={feed}>{t('blog.feed')}</a>
        </p>
      )}
    </div>
  );
}

/** Who has read a page, and when. */
export function ReviewLine({ locale, review }: { locale: Locale; review: Review }) {
  const t = useTranslations('docs');
  const { by, day, isOutdated } = review;
  return (
    <p>
      <time dateTime={day}>{t(isOutdated ? 'readBefore' : 'readOn', { name: by, date: formatDay(day, locale) })}</time>
    </p>
  );
}

/** How many names are written out; one that would be left alone is, too. */
const mostNames = 3;

function namesOf(names: readonly string[], locale: Locale, more: (count: number) => string): string {
  const named = names.length <= mostNames + 1 ? names : [...names.slice(0, mostNames), more(names.length - mostNames)];
  return new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }).format(named);
}
