import { type IndexFile, searchFormat } from './index-format';
import { createPostings } from './postings';
import { encodeShard } from './shard';
import { encodeWords } from './word-list';

/** Words with the sections, of ten, that contain them. */
const words: readonly (readonly [word: string, sections: readonly number[]])[] = [
  ['openai', [0, 1, 2, 3, 4]],
  ['openl', [5]],
  ['opera', [6, 7]],
];
const sections = 10;
const none = new Map<number, number>();

/** Of the words, `openai` is listed; the second shard begins with P, and the third has the words of synonyms. */
function postingsOfTest() {
  const file: IndexFile = {
    format: searchFormat,
    categories: [],
    tags: [],
    textLocales: ['en'],
    stemmers: [],
    kinds: [],
    pages: '',
    levels: '1'.repeat(sections),
    texts: [],
    textFiles: '',
    averages: [1, 1, 5],
    words: encodeWords(['openai']),
    shards: encodeWords(['o', 'p']),
    grouped: [0],
    postings: 'hash',
    spelling: '',
    han: ['', ''],
    synonyms: [['video', 'film', '', 'outlook']],
    minor: [],
  };
  const postings = createPostings(file);
  const load = () =>
    postings.addShard(
      0,
      encodeShard(new Map(words.map(([word, ids]) => [word, [none, none, new Map(ids.map((id) => [id, 1]))]])), [
        none,
        none,
        new Map(Array.from({ length: sections }, (_, id) => [id, 5])),
      ]),
    );
  const missingOf = (term: string, prefix: boolean) => {
    postings.need(term, prefix);
    return postings.takeMissing();
  };
  return { ...postings, load, missingOf };
}

function loadedPostings() {
  const postings = postingsOfTest();
  postings.load();
  return postings;
}

describe('createPostings', () => {
  test('[SEARCH-13] an unfinished word is rather the common one of those that it may become', () => {
    const { content } = loadedPostings().scoresOf('ope', true);
    expect([...content.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(content.get(0)).toBeGreaterThan(content.get(5) ?? 0);
    expect(content.get(6)).toBeGreaterThan(content.get(5) ?? 0);
  });

  test('words of synonyms are in a file of their own, with all that mean the same', () => {
    const { missingOf } = postingsOfTest();
    expect(missingOf('film', false)).toEqual([2]);
    expect(missingOf('video', false)).toEqual([2]);
    expect(missingOf('outlook', false)).toEqual([0]);
    expect(missingOf('vi', true)).toEqual([2]);
    // A single letter would be the beginning of words in nearly all files.
    expect(missingOf('v', true)).toEqual([2]);
    expect(missingOf('o', true)).toEqual([0]);
    expect(missingOf('photo', false)).toEqual([1]);
  });

  test('[SEARCH-13] whether there is a rare word is known once its shard is loaded, and asked for once', () => {
    const { has, hasBeginning, isListed, load, takeMissing } = postingsOfTest();
    expect(has('openai') && has('film') && hasBeginning('opena') && hasBeginning('fil')).toBe(true);
    expect(takeMissing()).toEqual([]);
    expect(has('opera') || hasBeginning('oper')).toBe(false);
    expect(takeMissing()).toEqual([0]);
    load();
    expect(has('opera') && hasBeginning('oper')).toBe(true);
    expect(has('oper') || isListed('opera') || hasBeginning('oxy')).toBe(false);
    expect(takeMissing()).toEqual([]);
  });

  test('[SEARCH-13] a finished word says more the rarer it is, and is found alone', () => {
    const postings = loadedPostings();
    const rare = postings.scoresOf('openl', false).content;
    expect([...rare.keys()]).toEqual([5]);
    expect(rare.get(5)).toBeGreaterThan(postings.scoresOf('openai', false).content.get(0) ?? 0);
    expect(postings.scoresOf('openl', true).content.get(5)).toBe(rare.get(5));
  });
});
