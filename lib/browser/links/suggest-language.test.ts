/** @jest-environment jsdom */

import { loadSuggestionWhereWanted } from '../loading/load-suggestion';
import { localeSlot } from '../settings/storage-slot';
import { preferredTranslation, type Suggestions, startSuggestion } from './suggest-language';

const suggestions: Suggestions = {
  en: { htmlLang: 'en', direction: 'ltr', line: 'Read this page in English', close: 'Close' },
  ar: { htmlLang: 'ar', direction: 'rtl', line: 'اقرأ هذه الصفحة بالعربية', close: 'إغلاق' },
  zh: { htmlLang: 'zh-CN', direction: 'ltr', line: '阅读本页的简体中文版', close: '关闭' },
  'zh-TW': { htmlLang: 'zh-TW', direction: 'ltr', line: '閱讀本頁的繁體中文版', close: '關閉' },
};

function visitorReads(...languages: string[]): void {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

let stop = () => {};
afterEach(() => stop());

beforeEach(() => {
  localStorage.clear();
  document.documentElement.lang = 'en';
  window.history.replaceState(null, '', '/en/docs/usage/?q=1#keys');
  document.head.innerHTML = ['en', 'ar', 'zh-CN', 'x-default']
    .map((hreflang) => `<link rel="alternate" hreflang="${hreflang}" href="https://site.example/">`)
    .join('');
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><footer></footer>';
});

test.each([
  [['zh-CN', 'en'], 'zh'],
  [['zh'], 'zh'],
  [['ar-EG', 'en-US'], 'ar'],
  // No text in it, and then the page's own.
  [['zh-HK', 'en'], undefined],
  // No text in it, and then another.
  [['zh-HK', 'zh-CN', 'en'], 'zh'],
  [['sv', 'en-GB', 'zh'], undefined],
  [['sv'], undefined],
  [['%%', ''], undefined],
  [[], undefined],
])('[LOC-11] to a visitor who reads %j an English page is offered in: %s', (languages, expected) => {
  expect(preferredTranslation(languages, 'en', ['en', 'ar', 'zh-CN'], suggestions)).toBe(expected);
});

test('[LOC-11] between two locales that show the same texts nothing is offered', () => {
  expect(preferredTranslation(['zh-Hans-CN'], 'zh', ['en', 'zh-CN', 'zh-Hans'], suggestions)).toBeUndefined();
  expect(preferredTranslation(['zh-CN'], 'zh-Hans', ['en', 'zh-CN', 'zh-Hans'], suggestions)).toBeUndefined();
});

test.each([
  ['en', ['en-US', 'de'], 0],
  ['en', ['en'], 0],
  ['en', ['de', 'en'], 1],
  ['zh-CN', ['zh-TW'], 1],
  ['pt-PT', ['pt-BR'], 1],
  ['en', [], 1],
])('[LOC-11] on a page in %s the script is loaded for %j: %i', (lang, languages, times) => {
  document.documentElement.lang = lang;
  visitorReads(...languages);
  const load = jest.fn(async () => {});
  loadSuggestionWhereWanted(load);
  expect(load).toHaveBeenCalledTimes(times);
});

test('[LOC-11] who has chosen a language is offered none', () => {
  localeSlot.set('en');
  visitorReads('ar');
  const load = jest.fn(async () => {});
  loadSuggestionWhereWanted(load);
  expect(load).not.toHaveBeenCalled();
});

test('[LOC-11] the line is in the visitor’s language and direction, and leads to the same place', () => {
  visitorReads('ar');
  stop = startSuggestion(suggestions);
  const link = document.querySelector<HTMLAnchorElement>('.language-suggestion a');
  expect(link?.textContent).toBe('اقرأ هذه الصفحة بالعربية');
  expect(link?.getAttribute('href')).toBe('/ar/docs/usage/?q=1#keys');
  expect(link?.closest('[lang]')).toMatchObject({ lang: 'ar', dir: 'rtl' });
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(localeSlot.get()).toBe('ar');
});

test('[LOC-11] closed it is gone for good, and the focus is in the page', () => {
  visitorReads('ar');
  stop = startSuggestion(suggestions);
  document.querySelector<HTMLElement>('.language-suggestion button')?.click();
  expect(document.querySelector('.language-suggestion')).toBeNull();
  expect(localeSlot.get()).toBe('en');
  expect(document.activeElement?.id).toBe('main');
  document.dispatchEvent(new Event('site:page-changed'));
  expect(document.querySelector('.language-suggestion')).toBeNull();
});

test('[LOC-11] after a navigation it is that of the new page', () => {
  visitorReads('ar');
  stop = startSuggestion(suggestions);
  window.history.replaceState(null, '', '/en/docs/faq/');
  document.dispatchEvent(new Event('site:page-changed'));
  expect(document.querySelectorAll('.language-suggestion')).toHaveLength(1);
  expect(document.querySelector('.language-suggestion a')?.getAttribute('href')).toBe('/ar/docs/faq/');
  // A fallback page names no languages.
  document.head.innerHTML = '';
  document.dispatchEvent(new Event('site:page-changed'));
  expect(document.querySelector('.language-suggestion')).toBeNull();
});
