import type { Locale } from '@/i18n/locales';
import type { ContentEntry } from '../entry';
import type { FactsOfPages } from '../mdx/plugins';
import { checkPlaceholders } from './check-translations';

function entry(locale: Locale): ContentEntry {
  return {
    locale,
    folder: 'pages',
    slug: 'manga',
    file: `content/${locale}/pages/manga.mdx`,
    frontMatter: { title: 'Manga', description: 'How to read comics in two languages.' },
    body: '',
    bodyLine: 6,
  };
}

/** @param pages placeholders as `platform:12`, with their line */
function check(pages: Readonly<Partial<Record<Locale, readonly string[]>>>) {
  const locales = Object.keys(pages) as Locale[];
  const compiled: FactsOfPages = new Map(
    locales.map((locale) => {
      const placeholders = (pages[locale] ?? []).map((text) => {
        const [name = '', line] = text.split(':');
        return { name, line: Number(line), column: 3 };
      });
      return [
        entry(locale).file,
        {
          headings: [],
          links: [],
          placeholders,
        },
      ];
    }),
  );
  return checkPlaceholders(locales.map(entry), compiled);
}

describe('checkPlaceholders', () => {
  test('[PAGE-10] a translation may have them in another order and on other lines', () => {
    expect(check({ en: ['platform:8', 'siteUrlsStr:9'], it: ['siteUrlsStr:7', 'platform:12'] })).toEqual([]);
  });

  test('[PAGE-10] one that is missing is reported with the lines of the source', () => {
    expect(check({ en: ['platform:8', 'platform:11'], it: ['platform:9'] })).toEqual([
      {
        file: 'content/it/pages/manga.mdx',
        line: 9,
        column: 3,
        message: 'The placeholder "{platform}" stands here 1 × and in content/en/pages/manga.mdx 2 ×.',
        remedy: 'Write it where the source has it (there on line 8, 11).',
      },
    ]);
  });

  test('[PAGE-10] where none is left the page’s first line is named', () => {
    expect(check({ en: ['siteUrlsStr:9'], zh: [] })).toMatchObject([{ file: 'content/zh/pages/manga.mdx', line: 6 }]);
  });

  test('[PAGE-10] one too many is reported where it stands', () => {
    expect(check({ en: [], it: ['pricingUrl:20'] })).toMatchObject([
      { line: 20, remedy: 'Remove it, or add it to the source.' },
    ]);
  });

  test('[PAGE-10] every locale and every name is reported', () => {
    const problems = check({ en: ['hlStart:7', 'hlEnd:7'], it: [], zh: ['hlStart:7', 'hlEnd:7', 'platform:8'] });
    expect(problems.map(({ file, message }) => `${file} ${/\{\w+\}/.exec(message)?.[0]}`)).toEqual([
      'content/it/pages/manga.mdx {hlStart}',
      'content/it/pages/manga.mdx {hlEnd}',
      'content/zh/pages/manga.mdx {platform}',
    ]);
  });

  test('[PAGE-10] a page that has no English text is measured by nothing', () => {
    expect(check({ it: ['platform:8'], zh: [] })).toEqual([]);
  });

  test('[PAGE-10] where the source did not compile there is no second problem', () => {
    const compiled: FactsOfPages = new Map([
      [
        entry('it').file,
        {
          headings: [],
          links: [],
          placeholders: [],
        },
      ],
    ]);
    expect(checkPlaceholders([entry('en'), entry('it')], compiled)).toEqual([]);
  });
});
