import { locales } from '@/i18n/locales';
import { edgeActivityLocales, showsEdgeActivity } from './edge-activity';

const beforeStart = Date.parse('2025-05-06T15:59:59.999Z');
const start = Date.parse('2025-05-06T16:00:00.000Z');
const beforeEnd = Date.parse('2025-06-30T15:59:59.999Z');
const end = Date.parse('2025-06-30T16:00:00.000Z');

const visit = { locale: 'zh', now: start, search: '' } as const;

describe('the link to the activity', () => {
  test.each([
    ['long before the start', 0, false],
    ['just before the start', beforeStart, false],
    ['at the start', start, true],
    ['just before the end', beforeEnd, true],
    ['at the end', end, false],
    ['long after the end', Date.parse('2099-01-01T00:00:00Z'), false],
  ])('[PRO-04] %s (%d) is shown: %p', (_, now, expected) => {
    expect(showsEdgeActivity({ ...visit, now })).toBe(expected);
  });

  test.each([
    ['long before the start', 0, true],
    ['just before the start', beforeStart, true],
    ['at the start', start, true],
    ['just before the end', beforeEnd, true],
    ['at the end', end, false],
  ])('[PRO-04] %s (%d) is shown as a preview: %p', (_, now, expected) => {
    expect(showsEdgeActivity({ ...visit, now, search: '?preview=1' })).toBe(expected);
  });

  test.each(['?a=b&preview=1', '?preview=1&a=b', 'preview=1'])('[PRO-04] is previewed with %s', (search) => {
    expect(showsEdgeActivity({ ...visit, now: beforeStart, search })).toBe(true);
  });

  test.each([
    '',
    '?',
    '?preview',
    '?preview=',
    '?preview=0',
    '?preview=11',
    '?preview=true',
    '?Preview=1',
    '?xpreview=1',
  ])('[PRO-04] is not previewed with "%s"', (search) => {
    expect(showsEdgeActivity({ ...visit, now: beforeStart, search })).toBe(false);
  });

  test('[PRO-04] is for Chinese, and for no other language', () => {
    expect(locales.filter((locale) => showsEdgeActivity({ ...visit, locale }))).toEqual(
      locales.filter((locale) => locale.startsWith('zh')),
    );
    expect([...edgeActivityLocales].sort()).toEqual(['zh', 'zh-Hans', 'zh-TW']);
  });

  test.each(['en', 'ja', undefined] as const)('[PRO-04] is not previewed in %p', (locale) => {
    expect(showsEdgeActivity({ ...visit, locale, now: beforeStart, search: '?preview=1' })).toBe(false);
  });

  test('[PRO-04] is not shown on a page without a locale', () => {
    expect(showsEdgeActivity({ ...visit, locale: undefined })).toBe(false);
  });
});
