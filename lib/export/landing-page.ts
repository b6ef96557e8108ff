import { defaultLocale, type Locale, localeTable } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import { localizedPath } from '@/lib/routing/resolve-request';
import { type SiteConfig, settledBeforePaint } from '@/lib/site/site-config';
import { escapeAttribute } from './page-document';

interface DocumentParts {
  /** The language of all its words, if they are of one. */
  readonly locale?: Locale;
  readonly frame: LandingFrame;
  readonly title: string;
  readonly head: string;
  readonly body: string;
}

/** What these pages share with all others. */
export interface LandingFrame {
  readonly colorMode: SiteConfig['colorMode'];
  /** The inline script of every page. */
  readonly prePaint: string;
}

/** The few rules of these small pages; they load no stylesheet. */
const style = `*{box-sizing:border-box;margin:0}body{min-height:100vh;display:grid;place-content:center;padding:2rem 1.25rem;background:#fdfcfa;color:#1d1a1c;font:1rem/1.6 system-ui,-apple-system,"Segoe UI","Noto Sans",sans-serif}main{max-width:44rem}h1{font:700 1.8rem/1.25 Georgia,"Noto Serif",serif}ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.25rem 1rem;margin-block:1.5rem;padding:0;list-style:none}a{color:#96154a;display:inline-block;padding:.45rem 0}section{padding-block:1.25rem;border-block-end:1px solid #e4dfd9}section ul{margin-block:.5rem 0}h2{font-size:1.15rem}p+p{margin-block-start:.3rem}[hidden]{display:none}[data-theme=dark] body{background:#191617;color:#ece6e3}[data-theme=dark] a{color:#f792b8}[data-theme=dark] section{border-color:#383234}h1 a{all:unset}`;

function htmlDocument({ locale, frame, title, head, body }: DocumentParts): string {
  const attributes = Object.entries(settledBeforePaint({ colorMode: frame.colorMode, announcementBar: undefined }))
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');
  const { htmlLang, direction } = localeTable[locale ?? defaultLocale];
  const language = `lang="${htmlLang}"${locale ? ` dir="${direction}"` : ''}`;
  return `<!DOCTYPE html><html ${language}${attributes}><head><meta charset="utf-8"><script>${frame.prePaint}</script><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeAttribute(title)}</title><link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${style}</style>${head}</head><body><main>${body}</main></body></html>\n`;
}

function languageLinks(locales: readonly Locale[], route: string): string {
  const items = locales.map((locale) => {
    const { label, htmlLang, direction } = localeTable[locale];
    return `<li><a href="${escapeAttribute(localizedPath(locale, route))}" lang="${htmlLang}" dir="${direction}" hreflang="${htmlLang}">${label}</a></li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

export interface LandingPageInput {
  readonly frame: LandingFrame;
  /** In the default language and in English. */
  readonly wrongBasePath: string;
  readonly route: string;
  readonly locales: readonly Locale[];
  readonly siteName: string;
  /** The canonical address. */
  readonly canonical: string;
  /** Alternates by `hreflang`, as on the pages themselves. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Address of the script that redirects to the visitor's language. */
  readonly script: string;
  readonly unlisted: boolean;
}

/**
 * The page at an address without a locale (LOC-04): the languages as links, and a script that redirects to the
 * visitor's own. Plain HTML instead of a route, so that it is tiny. No meta refresh, so visitors without a script can
 * choose. The page's address tells the pre-paint script the base path it is served under, as the name in the navbar
 * does on other pages (SHELL-11).
 */
export function landingPage(input: LandingPageInput): string {
  const alternates = Object.entries(input.alternates)
    .map(([lang, href]) => `<link rel="alternate" hreflang="${lang}" href="${escapeAttribute(href)}">`)
    .join('');
  const robots = input.unlisted ? '<meta name="robots" content="noindex">' : '';
  const name = escapeAttribute(input.siteName);
  return htmlDocument({
    frame: input.frame,
    title: input.siteName,
    head: `<link rel="canonical" href="${escapeAttribute(input.canonical)}">${alternates}${robots}<script src="${input.script}"></script>`,
    body: `<p id="wrong-base-path" hidden>${escapeAttribute(input.wrongBasePath)}</p><h1><a class="brand" href="${escapeAttribute(input.route)}">${name}</a></h1>${languageLinks(input.locales, input.route)}`,
  });
}

/**
 * The 404 page for hosts that support only one: it has the message in every language, and a script keeps the visitor's
 * own. If the address is another form of a page's, the script redirects there.
 */
export function multilingualNotFound(
  locales: readonly Locale[],
  translatorOf: (locale: Locale) => Translator,
  frame: LandingFrame,
  script: string,
): string {
  const titleOf = (t: Translator) => `404 · ${t('site.name')}`;
  const sections = locales.map((locale) => {
    const t = translatorOf(locale);
    const { htmlLang, direction } = localeTable[locale];
    const link = (route: string, words: string) =>
      `<li><a href="${localizedPath(locale, route)}">${escapeAttribute(words)}</a></li>`;
    return `<section lang="${htmlLang}" dir="${direction}" data-section="${locale}" data-title="${escapeAttribute(titleOf(t))}"><h2>${escapeAttribute(t('notFound.title'))}</h2><p>${escapeAttribute(t('notFound.text'))}</p><p>${escapeAttribute(t('notFound.advice'))}</p><ul>${link('/', t('notFound.home'))}${link('/docs/', t('notFound.docs'))}${link('/search/', t('notFound.search'))}</ul></section>`;
  });
  return htmlDocument({
    frame,
    title: titleOf(translatorOf(defaultLocale)),
    head: '<meta name="robots" content="noindex">',
    body: `<h1>404</h1>${sections.join('')}<script src="${script}"></script>`,
  });
}

/**
 * The page that a visitor who keeps a copy of the docs gets offline in place of one that is not kept (EDGE-07). It lies
 * in the copy, and has no address of its own.
 */
export function offlineDocument(locale: Locale, t: Translator, frame: LandingFrame): string {
  const title = t('offline.lost');
  return htmlDocument({
    locale,
    frame,
    title: `${title} · ${t('site.name')}`,
    head: '<meta name="robots" content="noindex">',
    // Without an address the link leads to the one that was asked for.
    body: `<h1>${escapeAttribute(title)}</h1><p>${escapeAttribute(t('offline.lostText'))}</p><ul><li><a href="${localizedPath(locale, '/docs/')}">${escapeAttribute(t('offline.toDocs'))}</a></li><li><a href="">${escapeAttribute(t('offline.again'))}</a></li></ul>`,
  });
}
