import { type PageToIndex, recordsOfPage } from './build-records';

const page: PageToIndex = {
  locale: 'de',
  textLocale: 'en',
  isFallback: true,
  route: '/docs/usage/',
  category: 'Funktionen',
  docsTag: 'docs-default-current',
  pageWeight: 10,
  keywords: ['tour'],
  sections: [
    { level: 1, anchor: null, heading: 'Usage', blocks: ['Intro'] },
    { level: 2, anchor: 'keys', heading: 'Keys', blocks: ['One', 'Two'] },
    { level: 3, anchor: 'mac', heading: 'Mac', blocks: ['Three'] },
    { level: 2, anchor: null, heading: 'Plan', blocks: ['Four'] },
  ],
};

describe('recordsOfPage', () => {
  const records = recordsOfPage(page);

  test('[SEARCH-05] gives a record for the page, each heading and each block', () => {
    expect(records.map(({ objectID, type, content }) => [objectID, type, content])).toEqual([
      ['de/docs/usage/', 'lvl1', null],
      ['de/docs/usage/:1', 'content', 'Intro'],
      ['de/docs/usage/#keys', 'lvl2', null],
      ['de/docs/usage/#keys:1', 'content', 'One'],
      ['de/docs/usage/#keys:2', 'content', 'Two'],
      ['de/docs/usage/#mac', 'lvl3', null],
      ['de/docs/usage/#mac:1', 'content', 'Three'],
      ['de/docs/usage/#mac:2', 'lvl2', null],
      ['de/docs/usage/#mac:3', 'content', 'Four'],
    ]);
  });

  test('[SEARCH-05] the hierarchy is the one above the record', () => {
    expect(records[6]?.hierarchy).toMatchObject({
      lvl0: 'Funktionen',
      lvl1: 'Usage',
      lvl2: 'Keys',
      lvl3: 'Mac',
      lvl4: null,
    });
    expect(records[8]?.hierarchy).toMatchObject({ lvl1: 'Usage', lvl2: 'Plan', lvl3: null });
  });

  test('[SEARCH-04] belongs to the locale of its route, names the language of its text and weighs less than own text', () => {
    expect(records[0]).toMatchObject({
      language: 'de',
      contentLanguage: 'en',
      url: '/de/docs/usage/',
      keywords: ['tour'],
    });
    expect(recordsOfPage({ ...page, isFallback: false })[0]?.weight.page).toBeGreaterThan(records[0]?.weight.page ?? 0);
  });
});
