import type { Locale } from '@/i18n/locales';
import type { Heading } from '@/lib/content/content-files';
import type { ContentEntry } from '../entry';
import type { FactsOfPages, PageFacts } from '../mdx/plugins';
import { checkHeadings, checkStructure } from './check-translations';

/** A page's headings as `2 Install`. */
type Outline = readonly string[];

function entry(locale: Locale): ContentEntry {
  return {
    locale,
    folder: 'docs',
    slug: 'usage',
    file: `content/${locale}/docs/usage.mdx`,
    frontMatter: { title: 'Usage', description: 'How to read a page in two languages.' },
    body: '',
    bodyLine: 5,
  };
}

function check(outlines: Readonly<Partial<Record<Locale, Outline>>>) {
  const compiled = new Map<string, PageFacts>();
  for (const [locale, outline] of Object.entries(outlines)) {
    const headings = outline.map((line): Heading => {
      return { level: Number(line[0]) as Heading['level'], id: line, text: line.slice(2) };
    });
    compiled.set(entry(locale as Locale).file, {
      headings,
      links: [],
      placeholders: [],
    });
  }
  return checkStructure((Object.keys(outlines) as Locale[]).map(entry), compiled);
}

describe('checkStructure', () => {
  test('[DOCS-09] a translation with the headings of its source is right', () => {
    expect(check({ en: ['2 Install', '3 Chrome', '2 Use'], it: ['2 Installare', '3 Chrome', '2 Usare'] })).toEqual([]);
  });

  test('[DOCS-09] a heading of another level is reported with its number and both texts', () => {
    expect(check({ en: ['2 Install', '3 Chrome'], it: ['2 Installare', '2 Cromo'] })).toEqual([
      expect.objectContaining({
        file: 'content/it/docs/usage.mdx',
        message:
          'The headings differ from those of content/en/docs/usage.mdx from number 2 on (there h3 "Chrome", here h2 "Cromo").',
      }),
    ]);
  });

  test.each([
    ['missing', { en: ['2 Install', '2 Use'], it: ['2 Installare'] }, 'there h2 "Use", here no more'],
    ['too many', { en: ['2 Install'], it: ['2 Installare', '2 Usare'] }, 'there no more "", here h2 "Usare"'],
  ])('[DOCS-09] a heading %s at the end is reported', (_, outlines, expected) => {
    expect(check(outlines)).toMatchObject([{ message: expect.stringContaining(`from number 2 on (${expected}`) }]);
  });

  test('[DOCS-09] every translation that differs is reported', () => {
    const problems = check({ en: ['2 Install'], it: ['3 Installare'], zh: ['2 安装'], fr: [] });
    expect(problems.map(({ file }) => file)).toEqual(['content/it/docs/usage.mdx', 'content/fr/docs/usage.mdx']);
  });

  test('[LOC-08] a page that has no English text is measured by nothing', () => {
    expect(check({ it: ['2 Installare'], zh: ['3 安装'] })).toEqual([]);
  });

  test.each([
    ['the translation', 'content/en/docs/usage.mdx'],
    ['the source', 'content/it/docs/usage.mdx'],
  ])('[DOCS-10] where %s did not compile it has its own problem, and there is no second one', (_, compiledFile) => {
    const headings: Heading[] = [{ level: 2, id: 'install', text: 'Install' }];
    const compiled: FactsOfPages = new Map([
      [
        compiledFile,
        {
          headings,
          links: [],
          placeholders: [],
        },
      ],
    ]);
    expect(checkStructure([entry('en'), entry('it')], compiled)).toEqual([]);
  });
});

test('[DOCS-10] a heading that stands on an English page twice is named with both places', () => {
  const heading = (text: string, line: number): Heading => ({ level: 2, id: text, text, line });
  const headings = [heading('Use', 6), heading('More', 8), heading('Use', 10)];
  const pages = [entry('en'), entry('it')];
  expect(checkHeadings(pages, new Map(pages.map(({ file }) => [file, { headings }])))).toMatchObject([
    { file: entry('en').file, line: 10, message: 'The heading "Use" stands on the page twice, first on line 6.' },
  ]);
});
