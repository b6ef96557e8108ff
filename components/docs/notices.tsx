import { useTranslations } from 'next-intl';
import { type Locale, languageName, sourceLocale } from '@/i18n/locales';
import { translationsRoute } from '@/lib/content/translation-status';
import { localizedPath } from '@/lib/routing/resolve-request';

interface FallbackNoticeProps {
  locale: Locale;
  textLocale: Locale;
  route: string;
}

/**
 * Notes that a page is shown in another language than the visitor's (LOC-08), and links to the page of that language.
 */
export function FallbackNotice({ locale, textLocale, route }: FallbackNoticeProps) {
  const t = useTranslations('docs');
  const language = languageName(locale, locale);
  const textLanguage = languageName(textLocale, locale);
  return (
    <aside className="notice" aria-label={t('fallbackTitle', { language })}>
      <p className="notice-title">{t('fallbackTitle', { language })}</p>
      <p>
        {t.rich('fallbackText', {
          language,
          textLanguage,
          page: (name) => <a href={localizedPath(textLocale, route)}>{name}</a>,
        })}
      </p>
      <StatusLink locale={locale} />
    </aside>
  );
}

interface StaleNoticeProps {
  locale: Locale;
  route: string;
  /** How many blocks of the text are marked as changed. */
  marked: number;
}

/**
 * Notes that the source of a translation has changed since, links to it, and has a checkbox by which the stylesheet
 * marks the blocks concerned.
 */
export function StaleNotice({ locale, route, marked }: StaleNoticeProps) {
  const t = useTranslations('docs');
  const sourceLanguage = languageName(sourceLocale, locale);
  return (
    <aside className="notice" aria-label={t('staleTitle')} data-stale="">
      <p className="notice-title">{t('staleTitle')}</p>
      <p>
        {t('staleText', { sourceLanguage })}{' '}
        <a href={localizedPath(sourceLocale, route)}>{t('staleLink', { sourceLanguage })}</a>
      </p>
      {marked > 0 && (
        <label>
          <input type="checkbox" data-shows-changed="" /> {t('staleShow')}
        </label>
      )}
      <StatusLink locale={locale} />
    </aside>
  );
}

/** Notes that a machine has translated a page, and nobody has read it (LOC-14). */
export function MachineNotice({ locale }: { locale: Locale }) {
  const t = useTranslations('docs');
  return (
    <aside className="notice" aria-label={t('machineTitle')}>
      <p className="notice-title">{t('machineTitle')}</p>
      <p>{t('machineText')}</p>
      <StatusLink locale={locale} />
    </aside>
  );
}

/** Leads to the state of all translations (LOC-12). */
function StatusLink({ locale }: { locale: Locale }) {
  const t = useTranslations('translations');
  return (
    <p>
      <a href={localizedPath(locale, translationsRoute)}>{t('title')}</a>
    </p>
  );
}

/** Notes that a page belongs to an older version of the docs, and links to the newest one (DOCS-14). */
export function OlderVersionNotice({ locale, version, route }: { locale: Locale; version: string; route: string }) {
  const t = useTranslations('docs');
  return (
    <aside className="notice" aria-label={t('olderTitle', { version })}>
      <p className="notice-title">{t('olderTitle', { version })}</p>
      <p>{t.rich('olderText', { page: (words) => <a href={localizedPath(locale, route)}>{words}</a> })}</p>
    </aside>
  );
}

/** Notes that a page is unlisted (DOCS-06). */
export function UnlistedNotice() {
  const t = useTranslations('docs');
  return (
    <aside className="notice" aria-label={t('unlistedTitle')}>
      <p className="notice-title">{t('unlistedTitle')}</p>
      <p>{t('unlistedText')}</p>
    </aside>
  );
}

/** Notes that an export leaves the page out (DOCS-06); shown in the live preview only. */
export function DraftNotice() {
  const t = useTranslations('docs');
  return (
    <aside className="notice" aria-label={t('draftTitle')}>
      <p className="notice-title">{t('draftTitle')}</p>
      <p>{t('draftText')}</p>
    </aside>
  );
}
