import { localeTable } from '@/i18n/locales';
import { partsOf } from './style-parts';

test('a text asks for parts by name, each once', () => {
  expect(partsOf('<div data-part="tabs"></div><p data-part="code"></p><div data-part="tabs"></div>')).toEqual([
    'code',
    'tabs',
  ]);
});

test.each(['<h4>Four</h4>', '<hr/>', '<blockquote>Said</blockquote>', 'H<sub>2</sub>O', 'm<sup>2</sup>'])(
  '%s asks for the styles of rare elements',
  (html) => {
    expect(partsOf(html)).toEqual(['rare-elements']);
  },
);

test.each(['<h2>Two</h2>', '<p>hr</p>', '<summary>S</summary>', '<header></header>'])('%s asks for none', (html) => {
  expect(partsOf(html)).toEqual([]);
});

test.each([
  ['en', '<p lang="ja">', ['language-ja']],
  ['en', '<p lang="es"><p lang="ru">', []],
  ['ja', '<p lang="es"><p lang="ja">', ['language-latin']],
  ['zh-CN', '<p lang="zh-TW"><p lang="ar">', ['language-ar']],
  ['en', '<a hreflang="ja">', []],
])('a page in %s with %s asks for the fonts of other scripts', (pageLang, html, parts) => {
  expect(partsOf(html, pageLang)).toEqual(parts);
});

test('[LOC-08] a page in another language than its frame asks for the fonts of its text', () => {
  expect(partsOf('<p>Text</p>', 'ko', 'en')).toEqual(['language-latin']);
  expect(partsOf('<p>Text</p>', 'zh-TW', 'zh-CN')).toEqual([]);
});

test('every locale has fonts of its own in the site’s sheet or in a part', () => {
  const parts = Object.values(localeTable).flatMap(({ htmlLang }) => partsOf(`<p lang="${htmlLang}">`));
  expect([...new Set(parts)].sort()).toEqual([
    'language-ar',
    'language-hi',
    'language-ja',
    'language-ko',
    'language-zh',
  ]);
});
