import type { Locale } from '@/i18n/locales';
import { docsTagOf } from '../docs-tags';
import { recordsOfPage } from '../records/build-records';
import { loadStemmers } from '../text/stemming';
import { buildLocaleIndexes } from './build-index';
import { createEngine } from './engine';

const current = docsTagOf('current');
const locale: Locale = 'en';

type Page = readonly (readonly [heading: string, block: string])[];

/** What a query finds, as "page.section", in pages that are named by their number. */
async function search(pages: readonly Page[], query: string): Promise<string[]> {
  const records = pages.flatMap((sections, number) =>
    recordsOfPage({
      locale,
      textLocale: locale,
      isFallback: false,
      route: `/docs/${number}/`,
      category: 'Docs',
      docsTag: current,
      pageWeight: 10,
      keywords: [],
      sections: sections.map(([heading, block], at) => ({
        level: at === 0 ? 1 : 2,
        anchor: at === 0 ? null : `part-${at}`,
        heading,
        blocks: [block],
      })),
    }),
  );
  const indexes = await buildLocaleIndexes(locale, records, ['current'], new Map(), new Map());
  const built = indexes[0];
  if (!built) throw new Error('There is no index.');
  const engine = createEngine(locale, built.file, await loadStemmers(built.file.stemmers));
  for (const [number, shard] of built.shards.entries()) engine.addShard(number, shard);
  return engine.rank(engine.read(query), [current]).map(({ page, section }) => `${page}.${section}`);
}

describe('createRanking', () => {
  const others: Page[] = [
    [['Notes', 'Yesterday the novel stopped.']],
    [['Reading', 'A window with a novel.']],
    [['Settings', 'A chapter on the window.']],
  ];

  test('[SEARCH-13] a section that says the rare part of a sentence comes before a long page with a bit of everything', async () => {
    const long: Page = [
      ['Everything', 'The window.'],
      ['One', 'My chapter.'],
      ['Two', 'A novel.'],
      ['Three', 'It stopped.'],
      ['Four', 'It was yesterday.'],
    ];
    const answer: Page = [
      ['E-books', 'Files of books.'],
      ['Resume', 'A novel that stopped at a chapter goes on there.'],
    ];
    expect((await search([...others, long, answer], 'novel stopped at chapter yesterday'))[0]).toBe('4.1');
  });

  test('[SEARCH-13] of a page’s sections, the one that has the words comes before the page as a whole', async () => {
    const page: Page = [
      ['Comics', 'Bubbles of comics are translated.'],
      ['Reading order', 'Bubbles are read from the right.'],
    ];
    expect((await search([...others, page], 'bubbles right'))[0]).toBe('3.1');
    expect((await search([...others, page], 'comics'))[0]).toBe('3.0');
  });

  test('[SEARCH-13] a section is found by the heading above it', async () => {
    const page: Page = [
      ['Pointing', 'At a paragraph.'],
      ['Shortcut', 'Press a key.'],
    ];
    const other: Page = [['Typing', 'There is a shortcut.']];
    expect((await search([...others, other, page], 'pointing shortcut'))[0]).toBe('4.1');
  });

  test('[SEARCH-13] a query that is in the title of a page leads to the page, then to its sections', async () => {
    const named: Page = [
      ['Ollama', 'Runs models.'],
      ['When Ollama fails', 'Start Ollama again. Ollama needs memory.'],
    ];
    expect(await search([...others, named], 'ollama')).toEqual(['3.0', '3.1']);
  });
});
