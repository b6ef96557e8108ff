import { useTranslations } from 'next-intl';
import { type Locale, languageName } from '@/i18n/locales';

/** Says that a page is shown in another language, in the visitor's (LOC-08). */
export function FallbackNotice({ locale, textLocale }: { locale: Locale; textLocale: Locale }) {
  const t = useTranslations('docs');
  const language = languageName(locale, locale);
  return (
    <aside className="notice" aria-label={t('fallbackTitle', { language })}>
      <p className="notice-title">{t('fallbackTitle', { language })}</p>
      <p>{t('fallbackText', { language, textLanguage: languageName(textLocale, locale) })}</p>
    </aside>
  );
}

/** Says that a page is in no index (DOCS-06). */
export function UnlistedNotice() {
  const t = useTranslations('docs');
  return (
    <aside className="notice" aria-label={t('unlistedTitle')}>
      <p className="notice-title">{t('unlistedTitle')}</p>
      <p>{t('unlistedText')}</p>
    </aside>
  );
}
