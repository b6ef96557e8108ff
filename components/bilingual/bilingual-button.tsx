import { useTranslations } from 'next-intl';
import type { Locale } from '@/i18n/locales';

/**
 * The button for bilingual reading. Its script is loaded at the first press (`lib/browser/loading/load-bilingual.ts`).
 *
 * @param languages other languages that have this page
 * @param isFloating whether it is at the window's edge, as the product's ball is on any page
 */
export function BilingualButton({ languages, isFloating }: { languages: readonly Locale[]; isFloating?: boolean }) {
  const t = useTranslations();
  if (languages.length === 0) return null;
  return (
    <button
      type="button"
      className={`button bilingual-button${isFloating ? ' floating' : ''} script-only`}
      data-bilingual={languages.join(' ')}
      data-not-loaded={t('bilingual.notLoaded')}
      aria-keyshortcuts="Alt+A"
    >
      {isFloating ? <span>{t('demo.page.bilingual')}</span> : t('demo.page.bilingual')}
    </button>
  );
}
