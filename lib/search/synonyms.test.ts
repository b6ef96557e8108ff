import { parseSynonyms, readSynonyms } from './synonyms';

describe('parseSynonyms', () => {
  test('[SEARCH-13] reads groups and minor words', () => {
    expect(parseSynonyms({ file: 'en.json', text: '{"groups": [["a", "b"]], "minor": ["the"]}' })).toEqual({
      groups: [['a', 'b']],
      minor: ['the'],
    });
  });

  test.each(['{', '[]', '{"groups": [["alone"]]}', '{"groups": [["a", ""]]}', '{"groups": [], "more": 1}'])(
    '[SEARCH-13] says what is wrong with %s and how it should be',
    (text) => {
      expect(parseSynonyms({ file: 'en.json', text })).toEqual([
        expect.objectContaining({ file: 'en.json', remedy: expect.stringContaining('"groups"') }),
      ]);
    },
  );
});

test('[SEARCH-13] the site’s synonyms are right', () => {
  expect(readSynonyms('content').problems).toEqual([]);
});
