import type { Locale } from '@/i18n/locales';
import { blocksOf } from './blocks';
import { leftovers } from './compare-structure';
import { emptyGlossary, type GlossaryTerm } from './glossary';
import { spokenText, unusedTerms } from './terms-in-text';

function page(body: string, title = 'Uso') {
  const cut = blocksOf({ body, bodyLine: 1, frontMatter: { title, description: 'Una pagina da confrontare.' } });
  if (!cut) throw new Error('no MDX');
  return cut;
}

function unused(
  locale: Locale,
  source: string,
  translation: string,
  terms: readonly GlossaryTerm[],
  exceptions?: string,
) {
  const glossary = { ...emptyGlossary, terms, exceptions: new Map([['docs/a.mdx', new Set([exceptions ?? ''])]]) };
  return unusedTerms('docs/a.mdx', locale, page(source), page(translation), glossary).map(({ term, line }) => [
    term,
    line,
  ]);
}

const ball: GlossaryTerm = { source: 'floating ball', targets: ['pulsante mobile', 'palla'] };

describe('unusedTerms', () => {
  test('a term that the translation says otherwise is told with its line', () => {
    expect(unused('it', 'Text.\n\nClick the floating ball.\n', 'Testo.\n\nFai clic sulla sfera.\n', [ball])).toEqual([
      ['floating ball', 3],
    ]);
  });

  test.each([
    ['the term itself', 'Il pulsante mobile.'],
    ['a variant', 'La palla.'],
    ['an inflected form, in capitals', 'I PULSANTI MOBILI.'],
  ])('%s will do', (_, translation) => {
    expect(unused('it', 'The floating balls.\n', translation, [ball])).toEqual([]);
  });

  test('a page can be excepted', () => {
    expect(unused('it', 'The floating ball.\n', 'La sfera.\n', [ball], 'floating ball')).toEqual([]);
  });

  test('what a longer term has said is not asked of a shorter one', () => {
    const terms = [
      { source: 'bilingual subtitles', targets: ['sottotitoli doppi'] },
      { source: 'bilingual', targets: ['bilingue'] },
    ];
    expect(unused('it', 'Bilingual subtitles.\n', 'Sottotitoli doppi.\n', terms)).toEqual([]);
    expect(unused('it', 'A bilingual page.\n', 'Una pagina doppia.\n', terms)).toEqual([['bilingual', 1]]);
  });

  test('a label of one word counts only in bold, one of several words where it has its capitals', () => {
    const terms = [
      { source: 'Show Original', targets: ['Mostra il testo originale'] },
      { source: 'General', targets: ['Impostazioni di base'] },
    ];
    expect(unused('it', 'General advice: show original texts.\n', 'Consigli.\n', terms)).toEqual([]);
    expect(unused('it', 'Open **General**.\n', 'Apri **Generale**.\n', terms)).toEqual([['General', 1]]);
    expect(unused('it', 'Choose Show Original.\n', 'Scegli Originale.\n', terms)).toEqual([['Show Original', 1]]);
  });

  test('code, addresses and other words that hold the term are no term', () => {
    const terms = [{ source: 'ball', targets: ['palla'] }];
    expect(unused('it', 'A `ball`, [x](/ball/), <Keys combo="ball" /> and a football.\n', 'Niente.\n', terms)).toEqual(
      [],
    );
  });

  test.each<[Locale, string, string]>([
    ['zh', '悬浮球', '点击悬浮 球。'],
    ['ko', '플로팅 버튼', '플로팅 버튼을 누르세요.'],
    ['ru', 'плавающая кнопка', 'Нажмите плавающую кнопку.'],
    ['de', 'Zweisprachige Untertitel', 'Mit zweisprachigen Untertiteln.'],
    ['ar', 'الكرة العائمة', 'انقر على الكُرة العائمة.'],
  ])('in %s, %s is found in "%s"', (locale, target, translation) => {
    expect(
      unused(locale, 'The floating ball.\n', translation, [{ source: 'floating ball', targets: [target] }]),
    ).toEqual([]);
  });
});

test('what is read of a text has neither code nor addresses nor tags', () => {
  expect(
    spokenText('Read **this** in [the docs](/docs/), `code` and <Keys combo="A" /> {platform} https://a.b/c'),
  ).toBe('Read this in the docs , and');
});

describe('leftovers', () => {
  const left = (locale: Locale, body: string, keep: readonly string[] = []) =>
    leftovers(locale, page(body), page(body), { keep: new Set(keep) })
      .filter(({ index }) => index !== undefined)
      .map(({ line, text }) => [line, text]);

  test('a sentence that was not translated is told with its line', () => {
    expect(left('it', '## Uno\n\nThis was forgotten.\n')).toEqual([[3, 'This was forgotten.']]);
  });

  test('of a table row, only the cells that were left', () => {
    expect(left('it', '| Chrome | use the other store |\n|---|---|\n')).toEqual([[1, 'use the other store']]);
  });

  test.each([
    ['names', 'Chrome, Edge'],
    ['numbers and units', '24 MB'],
    ['code', '`npm run build`'],
    ['a model', 'gpt-5.4-mini'],
    ['an address', '[#general](https://a.example/#general)'],
    ['one word that languages share', 'manga'],
    ['a name with a word', 'Userscripts in Safari'],
  ])('%s may stay', (_, text) => {
    expect(left('it', `${text}\n`)).toEqual([]);
  });

  test.each([
    ['a copyright notice', 'Copyright 2015 the original authors of this work'],
    ['what leads to another site', '[lodash](https://a.example/lodash)'],
    ['a field of a table', '| token | `x` |\n|---|---|'],
  ])('%s may stay in another script too', (_, text) => {
    expect(left('zh', `${text}\n`)).toEqual([]);
  });

  test('code blocks and the properties that languages share may stay', () => {
    expect(
      left('it', '```text\nsee you at the station\n```\n\n<Tab value="chrome" label="Chrome">\n\n</Tab>\n'),
    ).toEqual([]);
  });

  test('another script would change even one word', () => {
    expect(left('zh', 'manga\n')).toEqual([[1, 'manga']]);
    expect(left('zh', 'manga\n', ['manga'])).toEqual([]);
  });

  test('a title that was left is told', () => {
    const both = page('', 'How to read it');
    expect(leftovers('it', both, both, emptyGlossary).map(({ text }) => text)).toContain('title: How to read it');
  });
});
