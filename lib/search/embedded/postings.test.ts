import { encodeLengths, encodePostings, type IndexFile, searchFormat } from './index-format';
import { createPostings } from './postings';
import { encodeWords } from './word-list';

/** Words with the sections, of ten, that contain them. */
const words: readonly (readonly [word: string, sections: readonly number[]])[] = [
  ['openai', [0, 1, 2, 3, 4]],
  ['openl', [5]],
  ['opera', [6, 7]],
];
const sections = 10;

function postingsOfTest() {
  const file: IndexFile = {
    format: searchFormat,
    categories: [],
    tags: [],
    textLocales: ['en'],
    stemmers: [],
    pages: [],
    levels: '1'.repeat(sections),
    lengths: encodeLengths(Array.from({ length: sections * 3 }, (_, at) => (at % 3 === 2 ? 5 : 0))),
    words: encodeWords(words.map(([word]) => word)),
    shards: [['openai', 'hash']],
    grouped: [[0, 'of synonyms']],
    spelling: '',
    han: ['', ''],
    synonyms: [['video', 'film', '', 'outlook']],
    minor: [],
  };
  const postings = createPostings(file);
  postings.addShard(0, {
    terms: file.words,
    postings: words
      .map(([, ids]) => encodePostings([new Map(), new Map(), new Map(ids.map((id) => [id, 1]))]))
      .join('\n'),
  });
  return postings;
}

describe('createPostings', () => {
  test('[SEARCH-13] an unfinished word is rather the common one of those that it may become', () => {
    const { content } = postingsOfTest().scoresOf('ope', true);
    expect([...content.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(content.get(0)).toBeGreaterThan(content.get(5) ?? 0);
    expect(content.get(6)).toBeGreaterThan(content.get(5) ?? 0);
  });

  test('words of synonyms are in a file of their own, with all that mean the same', () => {
    const postings = postingsOfTest();
    expect(postings.shardsOf('film', false)).toEqual([1]);
    expect(postings.shardsOf('video', false)).toEqual([1]);
    expect(postings.shardsOf('outlook', false)).toEqual([0]);
    expect(postings.shardsOf('vi', true)).toContain(1);
    // A single letter would be the beginning of words in nearly all files.
    expect(postings.shardsOf('v', true)).toEqual([1]);
    expect(postings.shardsOf('o', true)).toEqual([0]);
  });

  test('[SEARCH-13] a finished word says more the rarer it is, and is found alone', () => {
    const postings = postingsOfTest();
    const rare = postings.scoresOf('openl', false).content;
    expect([...rare.keys()]).toEqual([5]);
    expect(rare.get(5)).toBeGreaterThan(postings.scoresOf('openai', false).content.get(0) ?? 0);
    expect(postings.scoresOf('openl', true).content.get(5)).toBe(rare.get(5));
  });
});
