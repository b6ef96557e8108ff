import { groupHits } from './group-hits';
import type { SearchHit } from './search-client';

describe('groupHits', () => {
  const hit = (lvl0: string | null, lvl1: string, type: SearchHit['type'], anchor = '') =>
    ({
      objectID: `${lvl1}${anchor}`,
      type,
      content: 'text',
      url: `/en/${lvl1}/${anchor}`,
      contentLanguage: 'en',
      hierarchy: { lvl0, lvl1 },
    }) as unknown as SearchHit;

  test('[SEARCH-14] groups by category, then page, in the order of the first hit', () => {
    const groups = groupHits(
      [hit('B', 'one', 'content', '#x'), hit(null, 'two', 'lvl1'), hit('B', 'one', 'lvl1'), hit('B', 'three', 'lvl1')],
      'More',
    );
    expect(groups.map(({ title, pages }) => [title, pages.map((page) => page.title)])).toEqual([
      ['B', ['one', 'three']],
      ['More', ['two']],
    ]);
    expect(groups[0]?.pages[0]?.hits.map(({ url }) => url)).toEqual(['/en/one/#x']);
  });
});
