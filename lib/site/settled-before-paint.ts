import type { SiteConfig } from './site-config';

/**
 * What the script before the first paint must know, as attributes of the document's element, so that the script itself is
 * the same on every page and every site. The theme that is given here is the one without a script.
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
