import { useTranslations } from 'next-intl';
import { ReviewLine } from '@/components/docs/page-meta';
import { formatDay } from '@/i18n/format-day';
import { intlTag, type Locale, languageName, localeTable, sourceLocale } from '@/i18n/locales';
import { readTranslationStatus, type SiteData } from '@/lib/content/content-files';
import { textMark } from '@/lib/content/page-marks';
import {
  type LanguageFigures,
  type TranslatedPage,
  type TranslationState,
  type TranslationStatus,
  translationStates,
  translationsFeedRoute,
  translationsRoute,
} from '@/lib/content/translation-status';
import { localizedPath } from '@/lib/routing/resolve-request';
import { StyleParts } from './style-parts';

/** States that ask for somebody's work, the most urgent first. */
const open = ['stale', 'unread', 'unknown', 'missing'] as const satisfies readonly TranslationState[];

/** The state of a language's translations, for everybody (LOC-12). In an export its text comes in with those of other pages. */
export function TranslationsPage({ locale, data }: { locale: Locale; data: SiteData }) {
  return (
    <>
      <StyleParts names={['translations']} />
      {process.env.NODE_ENV === 'production' ? (
        <div className="translations" dangerouslySetInnerHTML={{ __html: textMark }} />
      ) : (
        <div className="translations">
          <TranslationsText locale={locale} data={data} status={readTranslationStatus(locale)} />
        </div>
      )}
    </>
  );
}

interface TranslationsTextProps {
  locale: Locale;
  data: Pick<SiteData, 'config'>;
  status: TranslationStatus;
}

export function TranslationsText({ locale, data, status: { pages, languages } }: TranslationsTextProps) {
  const t = useTranslations();
  const number = new Intl.NumberFormat(intlTag(locale));
  const counts = countsOf(pages);
  const isSource = locale === sourceLocale;
  const figures = { current: number.format(counts.current), total: number.format(pages.length) };
  const labels = {
    current: t('translations.current'),
    stale: t('translations.stale'),
    unread: t('translations.unread'),
    unknown: t('translations.unknown'),
    missing: t('translations.missing'),
  };
  const explanations = {
    stale: t('translations.staleText'),
    unread: t('translations.unreadText'),
    unknown: t('translations.unknownText'),
    missing: t('translations.missingText'),
  };
  const sections = open.filter((state) => counts[state] > 0);
  const read = pages.filter(({ review }) => review);
  return (
    <>
      <h1>{t('translations.title')}</h1>
      <p className="translations-lead">
        {isSource
          ? t('translations.source', { language: languageName(locale, locale) })
          : t(sections.length === 0 ? 'translations.complete' : 'translations.partly', figures)}
      </p>
      {!isSource && <Bar counts={counts} />}
      {sections.length > 0 && (
        <dl className="translations-figures">
          {(['current', ...sections] as const).map((state) => (
            <div key={state} data-state={state}>
              <dt>{labels[state]}</dt>
              <dd>{number.format(counts[state])}</dd>
            </div>
          ))}
        </dl>
      )}
      {sections.map((state) => (
        <section key={state} aria-labelledby={state}>
          <h2 id={state}>{labels[state]}</h2>
          <p>{explanations[state]}</p>
          <ul className="translations-list">
            {pages
              .filter((page) => page.state === state)
              .map((page) => (
                <PageRow key={page.route} locale={locale} page={page} editUrl={data.config.editUrl} />
              ))}
          </ul>
        </section>
      ))}
      {read.length > 0 && (
        <section aria-labelledby="read">
          <h2 id="read">{t('translations.read')}</h2>
          <ul className="translations-list">
            {read.map(({ route, title, review }) => (
              <li key={route}>
                <a href={localizedPath(locale, route)}>{title}</a>
                {review && <ReviewLine locale={locale} review={review} />}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="languages">
        <h2 id="languages">{t('translations.languages')}</h2>
        <LanguageTable locale={locale} languages={languages} labels={labels} />
      </section>
      {!isSource && (
        <p>
          <a href={localizedPath(locale, translationsFeedRoute)} type="application/rss+xml">
            {t('blog.feed')}
          </a>
        </p>
      )}
    </>
  );
}

function PageRow({ locale, page, editUrl }: { locale: Locale; page: TranslatedPage; editUrl?: string }) {
  const t = useTranslations();
  const { state, route, title, lang, file, changes, day } = page;
  const edit = t(state === 'missing' ? 'translations.sourceFile' : 'docs.edit');
  return (
    <li>
      <a href={localizedPath(locale, route)} lang={lang} dir={lang && 'auto'}>
        {title}
      </a>
      <p>
        {changes > 0 && <span>{t('translations.places', { count: changes })}</span>}
        {day && (
          <span>
            <time dateTime={day}>{t('translations.since', { date: formatDay(day, locale) })}</time>
          </span>
        )}
        {editUrl && (
          <a className="external" href={editUrl + file} aria-label={`${edit}: ${title}`}>
            {edit}
          </a>
        )}
      </p>
    </li>
  );
}

interface LanguageTableProps {
  locale: Locale;
  languages: readonly LanguageFigures[];
  labels: Readonly<Record<TranslationState, string>>;
}

/** All languages. Columns are few, so that they fit on a phone; the bars show the other states, and a language's own page names them. */
function LanguageTable({ locale, languages, labels }: LanguageTableProps) {
  const t = useTranslations('shell');
  const number = new Intl.NumberFormat(intlTag(locale));
  const columns = (['stale', 'missing'] as const).filter((state) => languages.some(({ counts }) => counts[state] > 0));
  return (
    <table className="translations-table">
      <thead>
        <tr>
          <th scope="col">{t('language')}</th>
          <th scope="col">{labels.current}</th>
          {columns.map((state) => (
            <th key={state} scope="col">
              {labels[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {languages.map(({ locale: language, counts }) => {
          const { label, htmlLang } = localeTable[language];
          return (
            <tr key={language}>
              <th scope="row">
                <a
                  href={localizedPath(language, translationsRoute)}
                  hrefLang={htmlLang}
                  lang={htmlLang}
                  dir="auto"
                  aria-current={language === locale ? 'page' : undefined}
                >
                  {label}
                </a>
                <Bar counts={counts} />
              </th>
              <td>
                {number.format(counts.current)}/{number.format(totalOf(counts))}
              </td>
              {columns.map((state) => (
                <td key={state}>{number.format(counts[state])}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The states in their proportions; what it shows stands beside it in figures. */
function Bar({ counts }: Pick<LanguageFigures, 'counts'>) {
  const total = totalOf(counts);
  let end = 0;
  return (
    <svg className="translations-bar" viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
      {translationStates
        .filter((state) => counts[state] > 0)
        .map((state) => {
          const start = end;
          end += counts[state];
          return <rect key={state} data-state={state} x={start} width={counts[state]} height="1" />;
        })}
    </svg>
  );
}

function totalOf(counts: LanguageFigures['counts']): number {
  return translationStates.reduce((sum, state) => sum + counts[state], 0);
}

function countsOf(pages: readonly TranslatedPage[]): LanguageFigures['counts'] {
  const count = (wanted: TranslationState) => pages.filter(({ state }) => state === wanted).length;
  return {
    current: count('current'),
    stale: count('stale'),
    unread: count('unread'),
    unknown: count('unknown'),
    missing: count('missing'),
  };
}
