import { guess } from './spelling';

const terms = ['translat', 'subtitl', 'install', 'instal', 'instead', 'hover', 'pdf', 'extens', 'tran'];
const best = (typed: string, isLast = false) => guess(typed, terms, isLast)[0]?.term;

describe('guess', () => {
  test.each([
    ['trnaslat', 'translat'],
    ['translt', 'translat'],
    ['ranslat', 'translat'],
    ['subttil', 'subtitl'],
    ['subtitel', 'subtitl'],
    ['hovre', 'hover'],
    ['instlal', 'instal'],
  ])('[SEARCH-13] %s means %s', (typed, meant) => {
    expect(best(typed)).toBe(meant);
  });

  test('[SEARCH-13] a word that is still being typed may be unfinished and wrong', () => {
    expect(best('trasnl', true)).toBe('translat');
    expect(best('trasnl')).not.toBe('translat');
  });

  test.each(['pfd', 'qwxzv', 'x', ''])('[SEARCH-13] %j means nothing else', (typed) => {
    expect(best(typed)).toBeUndefined();
  });
});
