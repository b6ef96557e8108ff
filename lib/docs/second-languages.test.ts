import { secondLanguages } from './second-languages';

describe('the languages beside a page’s own', () => {
  test('are those with a translation, but not the one that is shown', () => {
    expect(secondLanguages(['en', 'it', 'zh'], 'it')).toEqual(['en', 'zh']);
  });

  test('a fallback is read beside the others', () => {
    expect(secondLanguages(['en', 'it'], 'en')).toEqual(['it']);
  });

  test('what two locales share is offered once, and not beside itself', () => {
    expect(secondLanguages(['en', 'zh', 'zh-Hans'], 'en')).toEqual(['zh']);
    expect(secondLanguages(['en', 'zh', 'zh-Hans'], 'zh')).toEqual(['en']);
  });

  test('are none where nobody has translated it', () => {
    expect(secondLanguages(['en'], 'en')).toEqual([]);
  });
});
