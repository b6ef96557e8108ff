import fc from 'fast-check';
import { listPosts, neighboursOf } from './posts';

const label = (date: string, rest: object = {}) => ({
  title: `Of ${date}`,
  description: 'What it says.',
  date,
  ...rest,
});

const labels = {
  older: label('2026-01-31'),
  'b-same-day': label('2026-02-01'),
  newest: label('2026-10-02', { lang: 'en' }),
  'a-same-day': label('2026-02-01'),
  hidden: label('2026-12-24', { unlisted: true }),
};

describe('listPosts', () => {
  test('[ROUTE-12] has the newest first, and posts of one day by their slug', () => {
    expect(listPosts(labels).map((post) => post.slug)).toEqual(['newest', 'a-same-day', 'b-same-day', 'older']);
  });

  test('[ROUTE-12] gives each post its address, its words and their language', () => {
    expect(listPosts(labels)[0]).toEqual({
      slug: 'newest',
      route: '/blog/newest/',
      title: 'Of 2026-10-02',
      description: 'What it says.',
      date: '2026-10-02',
      lang: 'en',
    });
  });

  test('[ROUTE-12] is empty where there are no posts', () => {
    expect(listPosts(undefined)).toEqual([]);
  });

  test('[ROUTE-12] is the same list, whatever the order of what it is made from', () => {
    const shuffled = fc.shuffledSubarray(Object.entries(labels), { minLength: Object.keys(labels).length });
    fc.assert(
      fc.property(shuffled, (entries) => {
        expect(listPosts(Object.fromEntries(entries))).toEqual(listPosts(labels));
      }),
    );
  });
});

describe('neighboursOf', () => {
  const posts = listPosts(labels);
  const slugs = (slug: string) => {
    const { newer, older } = neighboursOf(posts, slug);
    return [newer?.slug, older?.slug];
  };

  test('[ROUTE-12] are the posts before and after in the list', () => {
    expect(slugs('a-same-day')).toEqual(['newest', 'b-same-day']);
    expect(slugs('newest')).toEqual([undefined, 'a-same-day']);
    expect(slugs('older')).toEqual(['b-same-day', undefined]);
  });

  test('[ROUTE-12] an unlisted post has none', () => {
    expect(slugs('hidden')).toEqual([undefined, undefined]);
  });
});
