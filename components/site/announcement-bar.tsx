import { useTranslations } from 'next-intl';
import { CloseIcon } from '@/components/ui/icons';
import { fallbackChain, type Locale, localeTable } from '@/i18n/locales';
import { localizedPath } from '@/lib/routing/resolve-request';
import type { SiteConfig } from '@/lib/site/site-config';
import { StyleParts } from './style-parts';

interface AnnouncementBarProps {
  locale: Locale;
  bar: NonNullable<SiteConfig['announcementBar']>;
}

/** The announcement above the navbar. Before the first paint a script hides it if it was closed. */
export function AnnouncementBar({ locale, bar }: AnnouncementBarProps) {
  const t = useTranslations('shell');
  const textLocale = fallbackChain(locale).find((candidate) => bar.content[candidate] !== undefined) ?? locale;
  const href = bar.to === undefined ? bar.href : localizedPath(locale, bar.to);
  const text = bar.content[textLocale];
  return (
    <aside className="announcement" aria-label={t('announcement')}>
      <StyleParts names={['announcement']} />
      <p lang={localeTable[textLocale].htmlLang} dir={localeTable[textLocale].direction}>
        {href === undefined ? text : <a href={href}>{text}</a>}
      </p>
      {bar.isCloseable && (
        <button type="button" data-announcement-close="" aria-label={t('closeAnnouncement')}>
          <CloseIcon />
        </button>
      )}
    </aside>
  );
}
