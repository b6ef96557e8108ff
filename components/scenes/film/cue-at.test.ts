import { cueAt } from './cue-at';

const cues = [
  { from: 0, to: 2 },
  { from: 3, to: 5 },
];

test.each([
  [0, 0],
  [1.9, 0],
  [2, -1],
  [3, 1],
  [5, -1],
])('[PAGE-07] at %d seconds the subtitle is number %d', (time, cue) => {
  expect(cueAt(cues, time)).toBe(cue);
});
