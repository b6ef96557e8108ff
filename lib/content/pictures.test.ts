import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locale } from '@/i18n/locales';
import { encodePng } from '@/lib/social-cards/png';
import { isBesidePage, pagePicture, sourceOfVersion } from './pictures';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const folder = path.join(root, 'en', 'docs');
  mkdirSync(folder, { recursive: true });
  const names = ['panel', 'panel.dark', 'panel.it', 'panel.zh', 'key', 'key.dark', 'harbour.zxx'];
  for (const [index, name] of names.entries()) {
    const size = { width: index + 1, height: 2 };
    writeFileSync(path.join(folder, `${name}.png`), encodePng(new Uint8Array(size.width * 2), size, ['#ffffff']));
  }
});

afterAll(() => rmSync(root, { recursive: true }));

/** Names of the shown files without their hashes, and the language that is told. */
function shown(href: string, textLocale: Locale, hasDark = true) {
  const page = path.join(root, textLocale, 'docs', 'usage.mdx');
  const picture = pagePicture(href, { root, page, textLocale }, hasDark);
  const nameOf = (address: string) => address.replace(/^\/_site\/(.+)\.[0-9a-f]{10}\.png$/, '$1');
  return (
    picture && [
      nameOf(picture.light.address),
      ...(picture.dark ? [nameOf(picture.dark.address)] : []),
      ...(picture.otherLanguage ? [`in ${picture.otherLanguage}`] : []),
    ]
  );
}

test.each<[string, Locale, string[]]>([
  ['panel.png', 'en', ['panel', 'panel.dark']],
  // A picture of one's own is shown in both themes: better than another language in one of them.
  ['panel.png', 'it', ['panel.it']],
  ['panel.png', 'zh-TW', ['panel.zh', 'in zh']],
  ['panel.png', 'de', ['panel', 'panel.dark', 'in en']],
  ['key.png', 'it', ['key', 'key.dark', 'in en']],
  ['harbour.zxx.png', 'it', ['harbour.zxx']],
])('[DOCS-19] %s on a page in %s is %p', (href, locale, expected) => {
  expect(shown(href, locale)).toEqual(expected);
});

test('[DOCS-19] a site without a dark theme has no dark pictures, and a missing picture is none', () => {
  expect(shown('panel.png', 'en', false)).toEqual(['panel']);
  expect(shown('nope.png', 'en')).toBeUndefined();
});

test('[DOCS-19] a picture has the size of its file, and an address that changes with its bytes', () => {
  const page = path.join(root, 'en', 'docs', 'usage.mdx');
  const { light, dark } = pagePicture('panel.png', { root, page, textLocale: 'en' }, true) ?? {};
  expect(light).toMatchObject({ width: 1, height: 2, encoded: [] });
  expect(light?.address).toMatch(/^\/_site\/panel\.[0-9a-f]{10}\.png$/);
  expect(dark?.address).not.toBe(light?.address);
});

test('[DOCS-19] only names of pictures without an address are beside the page', () => {
  expect(['panel.png', 'img/Panel.JPG', '../a.svg'].every(isBesidePage)).toBe(true);
  expect(['/img/a.png', 'https://example.org/a.png', '#a.png', 'guide', 'data:a.png'].some(isBesidePage)).toBe(false);
});

test('[DOCS-19] a language’s version names the picture that it replaces, for its theme', () => {
  expect(sourceOfVersion('en/docs/panel.it.dark.png')).toEqual({ source: 'en/docs/panel.dark.png', locale: 'it' });
  expect(sourceOfVersion('panel.pt-BR.png')).toEqual({ source: 'panel.png', locale: 'pt-BR' });
  for (const none of ['panel.png', 'panel.dark.png', 'panel.en.png', 'harbour.zxx.png', 'v1.2.png']) {
    expect(sourceOfVersion(none)).toBeUndefined();
  }
});
