import fc from 'fast-check';
import { locales, localeTable } from '@/i18n/locales';
import { negotiateLocale, parseAcceptLanguage } from './negotiate-locale';

const languageTag = fc.stringMatching(/^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8}){0,3}$/);

describe('negotiateLocale', () => {
  test.each([
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-HK', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['zh-TW', 'zh-TW'],
    ['zh-CN', 'zh'],
    ['zh-SG', 'zh'],
    ['zh', 'zh'],
    ['zh-Hans', 'zh-Hans'],
    ['zh-Hans-CN', 'zh-Hans'],
    ['pt-PT', 'pt'],
    ['pt-AO', 'pt'],
    ['pt-BR', 'pt-BR'],
    ['de-AT', 'de'],
    ['en-GB-oxendict', 'en'],
    ['ZH-hk', 'zh-TW'],
    ['it-u-ca-buddhist', 'it'],
    ['fr-x-private', 'fr'],
    ['zh-Hant-u-nu-hanidec', 'zh-TW'],
  ])('[LOC-04] a browser that speaks %s is led to %s', (tag, locale) => {
    expect(negotiateLocale(undefined, [tag])).toBe(locale);
  });

  test.each(locales)('[LOC-04] the language tag that pages in %s carry leads back to them', (locale) => {
    expect(negotiateLocale(undefined, [localeTable[locale].htmlLang])).toBe(locale);
  });

  test('[LOC-04] the stored choice comes before the languages of the browser', () => {
    expect(negotiateLocale('ko', ['it', 'en'])).toBe('ko');
  });

  test.each(['xx', 'EN', '', 'null', '__proto__', null, undefined])('[LOC-04] %p in storage is no choice', (stored) => {
    expect(negotiateLocale(stored, ['it'])).toBe('it');
  });

  test('[LOC-04] the first language that the site speaks wins', () => {
    expect(negotiateLocale(undefined, ['sw', 'sv-SE', 'fr-CA', 'en'])).toBe('fr');
  });

  test.each([[[]], [['sw']], [['', '-', '*', 'x-zh']]])('[LOC-04] %j leads to Chinese', (languages) => {
    expect(negotiateLocale(undefined, languages)).toBe('zh');
  });

  test.each(['constructor', '__proto__', 'constructor-US'])(
    '[LOC-04] %s, which objects have of themselves, is no language',
    (tag) => {
      expect(negotiateLocale(undefined, [tag, 'it'])).toBe('it');
    },
  );

  test('[LOC-04] a stored locale that the site does not offer is no choice', () => {
    expect(negotiateLocale('ko', ['it'], ['en', 'it'])).toBe('it');
  });

  test('[LOC-08] where a locale is not offered its nearest kin is', () => {
    expect(negotiateLocale(undefined, ['zh-HK', 'en'], ['en', 'zh'])).toBe('zh');
  });

  test('[LOC-04] a site without Chinese sends strangers to a locale that it has', () => {
    expect(negotiateLocale(undefined, ['sw'], ['it', 'en'])).toBe('it');
  });

  test('[LOC-04] always answers with a locale that the site offers', () => {
    fc.assert(
      fc.property(
        fc.option(fc.oneof(fc.string(), fc.constantFrom(...locales))),
        fc.array(languageTag, { maxLength: 5 }),
        fc.subarray(locales, { minLength: 1 }),
        (stored, languages, available) => {
          expect(available).toContain(negotiateLocale(stored, languages, available));
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('[LOC-04] whatever follows a known tag does not change where it leads (RFC 4647 lookup)', () => {
    // Regions and scripts matter; a variant, an extension or a private part does not.
    const meaningless = fc.constantFrom('1996', 'oxendict', 'u-ca-gregory', 't-en', 'x-a', 'x-zh-tw');
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.array(meaningless, { maxLength: 3 }), (locale, rest) => {
        const tag = [localeTable[locale].htmlLang, ...rest].join('-');
        expect(negotiateLocale(undefined, [tag])).toBe(locale);
      }),
      { numRuns: 2000 },
    );
  });

  test('[LOC-04] letter case means nothing, and neither does what comes after the first language that is spoken', () => {
    const other = fc.constantFrom('sw', 'sv-SE', 'x-it', 'constructor', '*', '', '-', 'i-klingon');
    fc.assert(
      fc.property(
        fc.array(other, { maxLength: 4 }),
        fc.constantFrom(...locales),
        fc.array(fc.boolean(), { minLength: 1 }),
        fc.array(languageTag, { maxLength: 4 }),
        (before, locale, capitals, after) => {
          const letters = [...localeTable[locale].htmlLang].map((letter, index) =>
            capitals[index % capitals.length] ? letter.toUpperCase() : letter.toLowerCase(),
          );
          expect(negotiateLocale(undefined, [...before, letters.join(''), ...after])).toBe(locale);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('parseAcceptLanguage', () => {
  test.each([
    ['it', ['it']],
    ['it-IT,it;q=0.9,en;q=0.8', ['it-IT', 'it', 'en']],
    ['en;q=0.8, de;q=0.9, fr', ['fr', 'de', 'en']],
    ['de;q=0.5, fr;q=0.5, en;q=0.5', ['de', 'fr', 'en']],
    ['en ; q=0.3 , ja', ['ja', 'en']],
    ['en;Q=0.3,ja', ['ja', 'en']],
    ['en;q=0.001,ja;q=1.000', ['ja', 'en']],
  ])('[LOC-04] %s asks for %j', (header, tags) => {
    expect(parseAcceptLanguage(header)).toEqual(tags);
  });

  test.each([
    ['a language that is refused', 'en;q=0, it', ['it']],
    ['the star', '*, it;q=0.5', ['it']],
    ['an entry that is no tag', 'it_IT, <script>, 日本語, a-very-toolongsubtag, it', ['it']],
    ['an empty entry', ',, it ,', ['it']],
    ['a weight of two dots', 'en;q=0.5.5, it', ['it']],
    ['a weight above 1', 'en;q=1.5, it;q=0.5', ['it']],
    ['a weight below 0', 'en;q=-1, it;q=0.5', ['it']],
    ['a weight in words', 'en;q=high, it;q=0.5', ['it']],
    ['a weight of nothing', 'en;q=, it;q=0.5', ['it']],
    ['a weight with no digit before its dot', 'en;q=.9, it;q=0.5', ['it']],
    ['a weight of four digits behind its dot', 'en;q=0.9999, it;q=0.5', ['it']],
    ['a weight in another notation', 'en;q=1e0, de;q="1", it;q=0.5', ['it']],
  ])('[LOC-04] leaves out %s', (_, header, tags) => {
    expect(parseAcceptLanguage(header)).toEqual(tags);
  });

  test.each(['', null, undefined])('[LOC-04] %p asks for nothing', (header) => {
    expect(parseAcceptLanguage(header)).toEqual([]);
  });

  test('[LOC-04] garbage gives well-formed tags or none, and the visitor a page', () => {
    const separators = fc.constantFrom(',', ';', 'q=', '=', '-', '*', ' ');
    const garbage = fc.array(fc.oneof(separators, languageTag, fc.string()), { maxLength: 12 });
    fc.assert(
      fc.property(garbage, (parts) => {
        const tags = parseAcceptLanguage(parts.join(''));
        for (const tag of tags) expect(tag).toMatch(/^[a-z]{1,8}(-[a-z0-9]{1,8})*$/i);
        expect(locales).toContain(negotiateLocale(undefined, tags));
      }),
      { numRuns: 3000 },
    );
  });

  test('[LOC-04] the order of the header is that of its weights', () => {
    const entries = fc.uniqueArray(fc.record({ tag: languageTag, weight: fc.integer({ min: 1, max: 1000 }) }), {
      selector: ({ weight }) => weight,
      maxLength: 8,
    });
    fc.assert(
      fc.property(entries, (wanted) => {
        const header = wanted.map(({ tag, weight }) => `${tag};q=${(weight / 1000).toFixed(3)}`).join(', ');
        const best = [...wanted].sort((a, b) => b.weight - a.weight).map(({ tag }) => tag);
        expect(parseAcceptLanguage(header)).toEqual(best);
      }),
      { numRuns: 2000 },
    );
  });
});
