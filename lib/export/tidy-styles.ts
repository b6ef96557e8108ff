import postcss, { type Root, type Rule } from 'postcss';
import { type Locale, localeTable } from '@/i18n/locales';
import { hasDarkTheme, type SiteConfig } from '@/lib/site/site-config';

/** A condition that Tailwind writes, and that every supported browser fulfils. */
const alwaysTrue = /^\(color:\s*color-mix\(in lab, red, red\)\)$/;

/** Attributes of a page's document element. */
export interface PageRoot {
  readonly lang: string;
  readonly dir: string;
}

/**
 * Shrinks a style sheet made by the framework: removes conditions that hold in every supported browser, repeated
 * declarations, and rules that no page needs.
 *
 * @param unused parts of selectors that nothing in the export matches, such as `[data-theme=dark]`
 * @param pageRoot where the sheet is for the pages of one locale: removes rules for the root of another, and for text
 *   in other languages, for which pages have parts (`lib/content/build/style-parts.ts`)
 */
export function tidyStyles(text: string, unused: readonly string[], pageRoot?: PageRoot): string {
  const root = postcss.parse(text);
  root.walkAtRules('supports', (condition) => {
    if (!alwaysTrue.test(condition.params)) return;
    const [rule] = condition.nodes ?? [];
    const before = condition.prev();
    if (condition.nodes?.length === 1 && isRule(rule) && isRule(before) && before.selector === rule.selector) {
      for (const node of rule.nodes) before.append(node.clone());
      condition.remove();
    } else if (condition.nodes) condition.replaceWith(condition.nodes);
  });
  joinNeighbours(root);
  root.walkRules((rule) => {
    dropOverridden(rule);
    dropUnused(rule, (selector) => unused.some((piece) => selector.includes(piece)));
    if (pageRoot)
      dropUnused(rule, (selector) => isOfOtherRoot(selector, pageRoot) || isOfOtherText(selector, pageRoot));
  });
  dropUnread(root);
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

const isRule = (node: postcss.ChildNode | undefined): node is Rule => node?.type === 'rule';

/** Rules that were split by a condition are joined again. */
function joinNeighbours(root: Root): void {
  root.walkRules((rule) => {
    for (let next = rule.next(); isRule(next) && next.selector === rule.selector; next = rule.next()) {
      rule.append(next.nodes.map((node) => node.clone()));
      next.remove();
    }
  });
}

/** Removes declarations that a later one repeats, and fallbacks for `color-mix()`. */
function dropOverridden(rule: Rule): void {
  const later = new Set<string>();
  for (const node of [...rule.nodes].reverse()) {
    if (node.type !== 'decl') continue;
    const { prop, value, important } = node;
    const key = `${prop}${important ? '!' : ''}`;
    const mixed = `${key} mixed`;
    if (later.has(`${key}:${value}`) || later.has(mixed)) node.remove();
    later.add(`${key}:${value}`);
    if (value.includes('color-mix(')) later.add(mixed);
  }
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

/** The compiler writes variables for `light-dark()` beside each `color-scheme`. */
function dropUnread(root: Root): void {
  const text = root.toString();
  root.walkDecls(/^--lightningcss-(?:light|dark)$/, (declaration) => {
    if (!text.includes(`var(${declaration.prop}`)) declaration.remove();
  });
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
  return tidyStyles(text.trim(), unused, { lang: htmlLang, dir: direction });
}
