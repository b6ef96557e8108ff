import { type Locale, localeTable } from '@/i18n/locales';
import type { SiteConfig } from '@/lib/site/site-config';
import { hasThemes } from './client-scripts';
import { tidyStyles } from './tidy-styles';

/**
 * The site's own style sheet, as the framework has made it, for the pages of one locale: without rules for what the
 * configuration leaves out, and for other languages.
 */
export function commonStyles(text: string, locale: Locale, config: SiteConfig): string {
  const { navbar, footer, colorMode } = config;
  const hasDark = hasThemes(config) || colorMode.defaultMode === 'dark';
  const unused = [
    ...(navbar.style === 'default' ? ['.navbar[data-style'] : []),
    ...['primary', 'dark'].filter((style) => style !== navbar.style).map((style) => `.navbar[data-style=${style}]`),
    ...(footer.style === 'dark' ? [] : ['.footer[data-style']),
    ...(colorMode.disableSwitch ? ['.theme-toggle'] : []),
    ...(hasDark ? [] : ['[data-theme=dark]']),
    ...(navbar.hideOnScroll ? [] : ['[data-hide-on-scroll]', '[data-navbar-hidden]']),
  ];
  const { htmlLang, direction } = localeTable[locale];
  return tidyStyles(text.trim(), unused, { lang: htmlLang, dir: direction });
}
