import type { SiteConfig } from './site-config';

/**
 * The settings of the pre-paint script as attributes of the document's element, so that the script itself is the same
 * on every page and every site. The theme is the one used without a script.
 */
export function settledBeforePaint({ colorMode, announcementBar }: Pick<SiteConfig, 'colorMode' | 'announcementBar'>) {
  const { defaultMode, disableSwitch, respectPrefersColorScheme } = colorMode;
  return {
    'data-theme': defaultMode,
    'data-theme-default': disableSwitch ? undefined : defaultMode,
    'data-theme-switch': disableSwitch ? undefined : '',
    'data-theme-system': respectPrefersColorScheme ? '' : undefined,
    'data-announcement': announcementBar?.id,
    'data-announcement-background': announcementBar?.backgroundColor,
    'data-announcement-text': announcementBar?.textColor,
  };
}
