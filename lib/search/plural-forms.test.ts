import { locales, localeTable } from '@/i18n/locales';
import { formatCount, pluralForms } from './plural-forms';

describe('pluralForms', () => {
  test.each(locales)('[LOC-10] counts in %s as its message does', (locale) => {
    const language = localeTable[locale].htmlLang;
    const message = (count: number) =>
      `${new Intl.PluralRules(language).select(count)}: ${new Intl.NumberFormat(language).format(count)}`;
    const forms = pluralForms(language, message);
    for (const count of [0, 1, 2, 3, 8, 11, 14, 21, 25, 99, 100, 102, 1234, 20_000, 1_000_000]) {
      expect(formatCount(forms, language, count)).toBe(message(count));
    }
  });
});
