import postcss, { type Rule } from 'postcss';
import { type Locale, localeTable } from '@/i18n/locales';
import { hasDarkTheme, type SiteConfig } from '@/lib/site/site-config';

/** Attributes of a page's document element. */
export interface PageRoot {
  readonly lang: string;
  readonly dir: string;
}

/**
 * Removes the rules of a style sheet that no page needs.
 *
 * @param unused parts of selectors that nothing in the export matches, such as `[data-theme=dark]`
 * @param pageRoot where the sheet is for the pages of one locale: removes rules for the root of another, and for text
 *   in other languages, for which pages have parts (`lib/content/build/style-parts.ts`)
 */
export function tidyStyles(text: string, unused: readonly string[], pageRoot?: PageRoot): string {
  const root = postcss.parse(text);
  root.walkRules((rule) => {
    dropUnused(rule, (selector) => unused.some((piece) => selector.includes(piece)));
    if (pageRoot)
      dropUnused(rule, (selector) => isOfOtherRoot(selector, pageRoot) || isOfOtherText(selector, pageRoot));
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

const rootDirection = /^:root\[dir="?(\w+)"?\]/;
const rootLanguages = /^:root:(?:is|lang)\((.+?)\)(?= )/;

function isOfOtherRoot(selector: string, { lang, dir }: PageRoot): boolean {
  const direction = rootDirection.exec(selector)?.[1];
  if (direction !== undefined) return direction !== dir;
  const languages = rootLanguages.exec(selector)?.[1]?.match(/[a-z]{2,3}(?:-\w+)*(?=[),]|$)/g);
  return languages?.every((language) => !`${lang}-`.startsWith(`${language}-`)) ?? false;
}

const textLanguages = /(?:\[lang\|?="?|:lang\()([a-z]{2,3})\b/g;

/** Chinese counts as one language here, in whatever script. */
function isOfOtherText(selector: string, { lang }: PageRoot): boolean {
  if (selector.includes(':not(')) return false;
  const languages = [...selector.matchAll(textLanguages)].map(([, language = '']) => language);
  return languages.length > 0 && !languages.some((language) => `${lang}-`.startsWith(`${language}-`));
}

function dropUnused(rule: Rule, isUnused: (selector: string) => boolean): void {
  const used = rule.selectors.filter((selector) => !isUnused(selector));
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}

/**
 * The site's own style sheet for the pages of one locale: without rules for options that are not configured, and for
 * other languages.
 */
export function commonStyles(text: string, locale: Locale, config: SiteConfig): string {
  const { navbar, footer, colorMode } = config;
  const hasDark = hasDarkTheme(config);
  const unused = [
    ...(navbar.style === 'default' ? ['.navbar[data-style'] : []),
    ...['primary', 'dark'].filter((style) => style !== navbar.style).map((style) => `.navbar[data-style=${style}]`),
    ...(footer.style === 'dark' ? [] : ['.footer[data-style']),
    ...(colorMode.disableSwitch ? ['.theme-toggle'] : []),
    ...(hasDark ? [] : ['[data-theme=dark]']),
    ...(navbar.hideOnScroll ? [] : ['[data-hide-on-scroll]', '[data-navbar-hidden]']),
  ];
  const { htmlLang, direction } = localeTable[locale];
  return tidyStyles(text, unused, { lang: htmlLang, dir: direction });
}
