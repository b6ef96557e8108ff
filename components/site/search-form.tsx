import { useTranslations } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/lib/routing/resolve-request';
import { maxQueryLength } from '@/lib/search/search-client';

const inputId = 'search-page-query';

/** The form of the results page. It submits to the same page, with the query in the address. */
export function SearchForm({ locale }: { locale: Locale }) {
  const t = useTranslations('search');
  return (
    <search>
      <form className="search-page-form" action={localizedPath(locale, '/search/')}>
        <label className="visually-hidden" htmlFor={inputId}>
          {t('placeholder')}
        </label>
        <input
          id={inputId}
          type="search"
          name="q"
          maxLength={maxQueryLength}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <button type="submit" className="button">
          {t('submit')}
        </button>
      </form>
    </search>
  );
}
