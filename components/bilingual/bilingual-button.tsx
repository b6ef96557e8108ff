import { useTranslations } from 'next-intl';
import type { Locale } from '@/i18n/locales';

/**
 * Puts a second language under the page's own. The script behind it is loaded when it is first pressed
 * (`lib/browser/loading/load-bilingual.ts`).
 *
 * @param languages those that there is this page in, beside its own
 * @param isFloating whether it stands at the window's edge, as the product's ball does on any page
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
