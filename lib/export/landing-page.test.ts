/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { type Locale, locales, localeTable, messageFile } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import { type LandingFrame, type LandingPageInput, landingPage, multilingualNotFound } from './landing-page';

/** Loads a page into jsdom's window; its scripts do not run. */
function open(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.lang = page.documentElement.lang;
  document.head.innerHTML = page.head.innerHTML;
  document.body.innerHTML = page.body.innerHTML;
}

const frame: LandingFrame = {
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  prePaint: 'settle()',
};

const input: LandingPageInput = {
  frame,
  wrongBasePath: 'Wrong: {found}.',
  route: '/docs/usage/',
  locales,
  siteName: 'Immersive Translate',
  canonical: 'https://site.example/docs/usage/',
  alternates: {
    'zh-CN': 'https://site.example/zh/docs/usage/',
    'x-default': 'https://site.example/docs/usage/',
  },
  script: '/_site/lead-to-locale.1.js',
  unlisted: false,
};

describe('landingPage', () => {
  beforeEach(() => open(landingPage(input)));

  /** The language links; each has the same name on every page. */
  const links = () => within(screen.getByRole('list')).getAllByRole('link');

  test('[LOC-04] links to the route in every language of the site', () => {
    expect(links().map((link) => link.getAttribute('href'))).toEqual(locales.map((locale) => `/${locale}/docs/usage/`));
  });

  test.each(locales)('[LOC-04] the link to %s has the name, language and direction of its language', (locale) => {
    const { label, htmlLang, direction } = localeTable[locale];
    const link = screen.getByRole('link', { name: label });
    expect(link).toHaveAttribute('lang', htmlLang);
    expect(link).toHaveAttribute('hreflang', htmlLang);
    expect(link).toHaveAttribute('dir', direction);
  });

  test('[LOC-04] offers no language that the site does not have', () => {
    open(landingPage({ ...input, locales: ['en', 'it'] }));
    expect(links().map(({ textContent }) => textContent)).toEqual(['English', 'Italiano']);
  });

  test('[LOC-04] goes on by script alone, without a meta refresh', () => {
    expect(document.querySelector('meta[http-equiv]')).toBeNull();
    expect([...document.scripts].map((script) => script.getAttribute('src') ?? script.text)).toEqual([
      'settle()',
      '/_site/lead-to-locale.1.js',
    ]);
  });

  test('[LOC-03] says the language of its title, the default one', () => {
    expect(document.documentElement).toHaveAttribute('lang', 'zh-CN');
  });

  test('[LOC-04] has the site’s name as title and heading', () => {
    expect(document.title).toBe('Immersive Translate');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Immersive Translate');
  });

  test('[LOC-09] names the canonical address that it is given', () => {
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://site.example/docs/usage/');
  });

  test('[LOC-09] names the alternates that it is given', () => {
    const alternates = [...document.querySelectorAll('link[rel=alternate]')];
    expect(
      Object.fromEntries(alternates.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])),
    ).toEqual(input.alternates);
  });

  test.each([
    [true, 'noindex'],
    [false, undefined],
  ])('[DOCS-06] with unlisted %p says to robots: %p', (unlisted, expected) => {
    open(landingPage({ ...input, unlisted }));
    const robots = document.querySelector('meta[name=robots]');
    expect(robots?.getAttribute('content')).toBe(expected);
  });

  test('[LOC-04] a name with signs of HTML in it is shown as it is', () => {
    const siteName = 'Fish & <b>Chips</b>';
    open(landingPage({ ...input, siteName }));
    expect(document.title).toBe(siteName);
    expect(screen.getByRole('heading')).toHaveTextContent(siteName);
  });
});

describe('multilingualNotFound', () => {
  const words = (locale: Locale) =>
    JSON.parse(readFileSync(messageFile(locale), 'utf8')).notFound as Record<string, string>;
  const translatorOf = (locale: Locale) =>
    ((key: string) =>
      key === 'site.name' ? `Name in ${locale}` : words(locale)[key.split('.')[1] ?? '']) as Translator;

  beforeEach(() => open(multilingualNotFound(locales, translatorOf, frame, '/_site/fix-address.1.js')));

  function section(locale: Locale) {
    const element = document.querySelector<HTMLElement>(`[data-section="${locale}"]`);
    if (!element) throw new Error(`The page says nothing in ${locale}.`);
    return element;
  }

  test.each(locales)('[ROUTE-05] tells visitors of %s so, and whom to write to, in their language', (locale) => {
    const { title, text, advice } = words(locale);
    const shown = section(locale);
    expect(within(shown).getByRole('heading')).toHaveTextContent(title ?? 'no title');
    expect(shown).toHaveTextContent(text ?? 'no text');
    expect(shown).toHaveTextContent(advice ?? 'no advice');
  });

  test.each(locales)('[ROUTE-05] shows visitors of %s a way on: home, docs and search', (locale) => {
    const links = within(section(locale)).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/${locale}/`,
      `/${locale}/docs/`,
      `/${locale}/search/`,
    ]);
  });

  test('[LOC-03] says the language of its title, the default one', () => {
    expect(document.documentElement).toHaveAttribute('lang', 'zh-CN');
  });

  test('[LOC-03] each language is marked as such', () => {
    expect(section('ar')).toHaveAttribute('dir', 'rtl');
    expect(section('zh')).toHaveAttribute('lang', 'zh-CN');
  });

  test('[ROUTE-05] is not indexed', () => {
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('[LOC-06] loads the script that fixes addresses after the sections it chooses among', () => {
    const script = document.querySelector('script[src="/_site/fix-address.1.js"]');
    const last = section(locales.at(-1) ?? 'zh');
    expect(script && last.compareDocumentPosition(script)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
