import { isLocale, type Locale } from '@/i18n/locales';
import { localizedPath } from '@/lib/routing/resolve-request';

/** A page with its inline scripts taken out. */
export interface ExtractedScripts {
  readonly html: string;
  /** The scripts' text in order, to be run as one file. */
  readonly script: string;
}

const inlineScript = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Takes every inline script (the framework's flight data) out of a page, so that the HTML is light and one strict
 * `script-src` serves the whole site. Data blocks (`type="application/ld+json"`) stay.
 */
export function extractInlineScripts(html: string): ExtractedScripts {
  const scripts: string[] = [];
  const rest = html.replace(inlineScript, (_, text: string) => {
    scripts.push(text);
    return '';
  });
  return { html: rest, script: scripts.join(';\n') };
}

/** What is within the element of that one class, as the framework wrote it; `undefined` where there is none. */
export function markupWithin(html: string, className: string): string | undefined {
  const opening = new RegExp(`<(\\w+)\\b[^>]*\\sclass="${className}"[^>]*>`).exec(html);
  if (!opening) return undefined;
  const start = opening.index + opening[0].length;
  const tag = new RegExp(`<(/?)${opening[1]}\\b`, 'g');
  tag.lastIndex = start;
  let depth = 1;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    depth += found[1] === '/' ? -1 : 1;
    if (depth === 0) return html.slice(start, found.index);
  }
  return undefined;
}

/** Puts a deferred script at the end of the head. */
export function addScript(html: string, src: string, attributes = ''): string {
  return html.replace('</head>', `<script src="${src}" defer=""${attributes}></script></head>`);
}

/**
 * Puts a script into the head before all else but the encoding, which must stand in a page's first 1,024 bytes (WHATWG HTML,
 * 4.2.5.4).
 */
export function addInlineScript(html: string, text: string): string {
  const script = `<script>${text}</script>`;
  const encoding = /<meta charset="utf-8"\/?>/i.exec(html)?.[0] ?? '';
  const rest = encoding === '' ? html : html.replace(encoding, '');
  return rest.replace('<head>', () => `<head>${encoding}${script}`);
}

const pictureHero = /<header class="hero hero-with-media">/;
const identified = /<[a-z][\w-]* [^<>]*\bid="([^"]+)"/;

/**
 * Holds the first paint back until the top of the page has been read: the navbar and, where a picture stands beside the title,
 * the hero. A browser paints as soon as it may, so that a page that comes in parts would show half a navbar and then move it.
 * Chromium waits for the start of an element that is named, hence the first one behind the top. All of it is within what comes
 * after one way to the server and back; other browsers pass over it (WHATWG HTML, 4.6.7.8, link type "expect").
 */
export function holdFirstPaint(html: string): string {
  const hero = pictureHero.exec(html);
  const behind = hero ? html.slice(html.indexOf('</header>', hero.index)) : html.slice(html.indexOf('<main'));
  const id = identified.exec(behind)?.[1];
  return id === undefined
    ? html
    : html.replace('</head>', () => `<link rel="expect" href="#${id}" blocking="render"/></head>`);
}

const styleSheet = /<link rel="stylesheet" href="([^"]+)" data-precedence="([^"]+)"\/?>/g;

/** The style sheets that the framework has put into a page, in their order. */
export function frameworkStylesIn(html: string): string[] {
  return [...html.matchAll(styleSheet)].flatMap(([, address = '', precedence]) =>
    precedence === 'next' ? [address] : [],
  );
}

/**
 * Writes a style sheet into the page that asks for it, so that the page is shown after one way to the server and back. React
 * puts sheets that come later behind it by its `data-precedence`.
 */
export function inlineStyles(html: string, address: string, text: string): string {
  return html.replace(styleSheet, (link, href: string, precedence: string) =>
    href === address ? `<style data-precedence="${precedence}">${text}</style>` : link,
  );
}

const frameworkScript = /<script(?=[^>]* src="(\/_next\/[^"]+)")[^>]*><\/script>/g;
const scriptPreload = /<link(?=[^>]* rel="preload")(?=[^>]* as="script")[^>]*>/g;

/**
 * Takes the framework's scripts out of a page.
 *
 * @returns the page, and the addresses in their order. The polyfills for browsers that know no modules are left out of
 *   both: no browser that the site supports asks for them
 */
export function holdScriptsBack(html: string): { html: string; sources: string[] } {
  const sources: string[] = [];
  const rest = html.replace(scriptPreload, '').replace(frameworkScript, (tag, source: string) => {
    if (!/\bnomodule\b/i.test(tag)) sources.push(source);
    return '';
  });
  return { html: rest, sources };
}

const localeLink = /(<a data-locale="([\w-]+)" href=")[^"]*(")/g;

/**
 * Gives the language switcher's links the route of the page they are on. The layout that writes them is the same for all
 * pages; with no script the links must still keep the path (LOC-05).
 */
export function localizeSwitcher(html: string, route: string): string {
  return html.replace(localeLink, (link, start: string, locale: string, end: string) =>
    isLocale(locale) ? start + escapeAttribute(localizedPath(locale as Locale, route)) + end : link,
  );
}

/** Takes out what the framework says again for X, whose reader falls back to Open Graph's title, description and picture. */
export function omitRepeatedTags(html: string): string {
  return html.replace(/<meta name="twitter:(?!card")[^>]*>/g, '');
}

/** Marks the links of navbar, menu and footer that lead to the page itself; `lib/browser/current-links.ts` goes on with it. */
export function markCurrentLinks(html: string, address: string): string {
  return html.replaceAll(
    `<a class="nav-link" href="${escapeAttribute(address)}">`,
    (link) => `${link.slice(0, -1)} aria-current="page">`,
  );
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
