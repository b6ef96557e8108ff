import { followSpaces, type SpaceRun, tripleSpaceWindow, withoutTrigger } from './triple-space';

/** Types and returns the indexes of the entries that completed three spaces. */
function type(...entries: readonly (readonly [text: string | null, at: number])[]): number[] {
  let run: SpaceRun = [];
  return entries.flatMap(([text, at], index) => {
    const result = followSpaces(run, text, at);
    run = result.run;
    return result.complete ? [index] : [];
  });
}

describe('three quick spaces', () => {
  test('are found at the third', () => {
    expect(type(['o', 0], [' ', 100], [' ', 200], [' ', 300])).toEqual([3]);
  });

  test('may take as long as the window, and no longer', () => {
    expect(type([' ', 0], [' ', 500], [' ', tripleSpaceWindow])).toEqual([2]);
    expect(type([' ', 0], [' ', 500], [' ', tripleSpaceWindow + 1])).toEqual([]);
  });

  test('count from the later ones where the first was slow', () => {
    expect(type([' ', 0], [' ', 2000], [' ', 2300], [' ', 2600])).toEqual([3]);
  });

  test('are broken by a letter, a deletion, or composed text', () => {
    expect(type([' ', 0], [' ', 100], ['a', 150], [' ', 200])).toEqual([]);
    expect(type([' ', 0], [' ', 100], [null, 150], [' ', 200])).toEqual([]);
    expect(type([' ', 0], [' ', 100], ['你好', 150], [' ', 200])).toEqual([]);
  });

  test('begin anew after they were found', () => {
    expect(type([' ', 0], [' ', 1], [' ', 2], [' ', 3], [' ', 4])).toEqual([2]);
  });

  test('may be wide ones, or the full stop that a phone makes of two', () => {
    expect(type(['\u3000', 0], ['\u3000', 100], ['\u3000', 200])).toEqual([2]);
    expect(type([' ', 0], ['. ', 100], [' ', 200])).toEqual([2]);
  });
});

test('the spaces that asked for the translation are no part of the text', () => {
  expect(withoutTrigger(' See you soon.   ')).toBe(' See you soon.');
  expect(withoutTrigger('またね\u3000\u3000\u3000')).toBe('またね');
});
