import { closeGaps } from './close-gaps';

const blocks = [
  { toTarget: 30, afterSource: 40 },
  { toTarget: 50, afterSource: 60 },
  { toTarget: 10, afterSource: 20 },
];

describe('closing the gaps of a text', () => {
  test('a bilingual text stays where it is laid out', () => {
    expect(closeGaps(blocks, ['bilingual', 'bilingual', 'bilingual'])).toEqual([
      { block: 0, target: 0 },
      { block: 0, target: 0 },
      { block: 0, target: 0 },
    ]);
  });

  test('each hidden translation brings everything after it up by its height', () => {
    expect(closeGaps(blocks, ['original', 'bilingual', 'original']).map(({ block }) => block)).toEqual([0, 40, 40]);
    expect(closeGaps(blocks, ['original', 'original', 'original']).map(({ block }) => block)).toEqual([0, 40, 100]);
  });

  test('a translation takes the place of its hidden original', () => {
    expect(closeGaps(blocks, ['translation', 'translation', 'translation'])).toEqual([
      { block: 0, target: 30 },
      { block: 30, target: 50 },
      { block: 80, target: 10 },
    ]);
  });
});
