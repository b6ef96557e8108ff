import { guess } from './spelling';

const words = [
  'extension',
  'hover',
  'install',
  'installation',
  'instead',
  'pdf',
  'rimborso',
  'subtitle',
  'translation',
];
const known = { words, counts: '434223542' };
const best = (typed: string, isLast = false) => guess(typed, known, isLast)[0]?.word;

describe('guess', () => {
  test.each([
    ['trnaslation', 'translation'],
    ['translaton', 'translation'],
    ['ranslation', 'translation'],
    ['subttile', 'subtitle'],
    ['subtitel', 'subtitle'],
    ['hovre', 'hover'],
    ['instlal', 'install'],
    ['instalation', 'installation'],
    ['rimborzzo', 'rimborso'],
    ['extention', 'extension'],
  ])('[SEARCH-13] %s means %s', (typed, meant) => {
    expect(best(typed)).toBe(meant);
  });

  test('[SEARCH-13] a word that is still being typed may be unfinished and wrong', () => {
    expect(best('trasnl', true)).toBe('translation');
    expect(best('trasnl')).toBeUndefined();
  });

  test('[SEARCH-13] of two words that are as near, the more common one comes first', () => {
    expect(guess('bond', { words: ['band', 'bend'], counts: '08' }, false).map(({ word }) => word)).toEqual([
      'bend',
      'band',
    ]);
  });

  test.each(['pfd', 'qwxzv', 'qwxzvkq', 'x', ''])('[SEARCH-13] %j means nothing else', (typed) => {
    expect(best(typed)).toBeUndefined();
  });

  test('[SEARCH-13] of two Devanagari words as far away, the one that sounds alike is meant', () => {
    expect(guess('गोपनियता', { words: ['गोपनजयता', 'गोपनीयता'], counts: '11' }, false)[0]?.word).toBe('गोपनीयता');
  });
});
