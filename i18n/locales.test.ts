import { existsSync } from 'node:fs';
import {
  defaultLocale,
  fallbackChain,
  intlTag,
  isLocale,
  isOwnText,
  type Locale,
  languageName,
  locales,
  localeTable,
  messageFile,
} from './locales';

describe('the table of locales', () => {
  test('[LOC-01] has the fifteen locales of the site', () => {
    const fifteen = 'ar de en es fr hi it ja ko pt pt-BR ru zh zh-Hans zh-TW'.split(' ');
    expect(locales).toEqual(expect.arrayContaining(fifteen));
  });

  test('[LOC-01] sends visitors whose languages match nothing to Chinese', () => {
    expect(defaultLocale).toBe('zh');
  });

  test('[LOC-01] only Arabic is read from right to left', () => {
    expect(locales.filter((locale) => localeTable[locale].direction === 'rtl')).toEqual(['ar']);
  });

  test.each(locales)('[LOC-07] %s has a file of messages', (locale) => {
    expect(existsSync(messageFile(locale))).toBe(true);
  });

  test('[LOC-07] a locale that shares another’s texts has no file of its own', () => {
    expect(messageFile('zh-Hans')).toBe('messages/zh.json');
  });

  test.each(locales)('[LOC-03] the path of %s is its own name between slashes', (locale) => {
    expect(localeTable[locale].path).toBe(`/${locale}/`);
  });

  test.each(locales)('[LOC-03] the label of %s is the name that its own speakers use', (locale) => {
    const tag = locale === 'zh-TW' ? 'zh-Hant' : locale;
    const ownName = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? '';
    expect(localeTable[locale].label.toLocaleLowerCase(tag)).toBe(ownName.toLocaleLowerCase(tag));
  });

  test.each(locales)('[LOC-03] the language tag of %s is a well-formed tag of that language', (locale) => {
    const { htmlLang } = localeTable[locale];
    expect(Intl.getCanonicalLocales(htmlLang)).toEqual([htmlLang]);
    expect(new Intl.Locale(htmlLang).language).toBe(new Intl.Locale(locale).language);
  });

  test('[LOC-09] no two locales share a language tag, so that each has its own alternate', () => {
    const tags = locales.map((locale) => localeTable[locale].htmlLang);
    expect(new Set(tags).size).toBe(locales.length);
  });
});

describe('isLocale', () => {
  test.each(['zh', 'zh-Hans', 'pt-BR'])('[LOC-02] %s is a locale', (segment) => {
    expect(isLocale(segment)).toBe(true);
  });

  test.each(['', 'docs', 'xx', 'EN', 'zh-tw', 'pt-br', 'en-US', 'constructor', '__proto__', undefined])(
    '[LOC-02] %p is no locale',
    (segment) => {
      expect(isLocale(segment)).toBe(false);
    },
  );
});

describe('fallbackChain', () => {
  test.each<[Locale, Locale[]]>([
    ['zh-TW', ['zh-TW', 'zh', 'en']],
    ['zh-Hans', ['zh-Hans', 'zh', 'en']],
    ['pt-BR', ['pt-BR', 'pt', 'en']],
    ['pt', ['pt', 'pt-BR', 'en']],
    ['zh', ['zh', 'en']],
    ['ar', ['ar', 'en']],
    ['en', ['en']],
  ])('[LOC-08] %s looks in %j', (locale, chain) => {
    expect(fallbackChain(locale)).toEqual(chain);
  });

  test.each(locales)('[LOC-08] %s begins with itself and ends with English, and asks no language twice', (locale) => {
    const chain = fallbackChain(locale);
    expect(chain[0]).toBe(locale);
    expect(chain.at(-1)).toBe('en');
    expect(new Set(chain).size).toBe(chain.length);
  });
});

describe('isOwnText', () => {
  test('[LOC-08] Chinese text is the own text of zh-Hans', () => {
    expect(isOwnText('zh-Hans', 'zh')).toBe(true);
  });

  test.each<[Locale, Locale]>([
    ['zh-TW', 'zh'],
    ['pt-BR', 'pt'],
    ['pt', 'pt-BR'],
    ['zh', 'zh-Hans'],
    ['zh-Hans', 'en'],
    ['de', 'en'],
  ])('[LOC-08] %s owes its visitors a notice over text in %s', (locale, textLocale) => {
    expect(isOwnText(locale, textLocale)).toBe(false);
  });
});

describe('intlTag', () => {
  test.each(locales)('[LOC-10] Intl takes the tag of %s, with the calendar of the table', (locale) => {
    const format = new Intl.DateTimeFormat(intlTag(locale)).resolvedOptions();
    expect(format.calendar).toBe(localeTable[locale].calendar);
    expect(new Intl.Locale(format.locale).language).toBe(new Intl.Locale(locale).language);
  });

  test.each<[Locale, string]>([
    ['it', '21 agosto 2026'],
    ['de', '21. August 2026'],
    ['zh', '2026年8月21日'],
    ['zh-TW', '2026年8月21日'],
    ['ko', '2026년 8월 21일'],
    ['pt-BR', '21 de agosto de 2026'],
  ])('[LOC-10] a day in %s reads %s', (locale, expected) => {
    const format = new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
    expect(format.format(new Date('2026-08-21'))).toBe(expected);
  });
});

describe('languageName', () => {
  test.each<[Locale, Locale, string]>([
    ['de', 'fr', 'allemand'],
    ['en', 'it', 'inglese'],
    ['zh', 'en', 'Chinese'],
    ['zh-TW', 'en', 'Traditional Chinese'],
    ['zh-Hans', 'en', 'Simplified Chinese'],
    ['en', 'ja', '英語'],
  ])('[LOC-08] the notice names %s in %s as %s', (of, inLocale, expected) => {
    expect(languageName(of, inLocale)).toBe(expected);
  });

  test.each(locales)('[LOC-08] visitors of %s can tell the fifteen languages apart by name', (inLocale) => {
    expect(new Set(locales.map((of) => languageName(of, inLocale))).size).toBe(locales.length);
  });
});
