import { replaceBetweenMarkers, resultsTable } from './results-table';

const seconds = (value: number) => `${value.toFixed(1)} s`;

test('the best value of a row is bold, with those that read the same', () => {
  const rows = [{ label: 'Time', values: [1.04, 2, 1.01], format: seconds, smallerIsBetter: true }];
  expect(resultsTable(['a', 'b', 'c'], rows)).toBe(
    ['|  | a | b | c |', '| --- | ---: | ---: | ---: |', '| Time | **1.0 s** | 2.0 s | **1.0 s** |'].join('\n'),
  );
});

test('a loss is shown as such, wherever it stands', () => {
  const rows = [{ label: 'Time', values: [3, 2], format: seconds, smallerIsBetter: true }];
  expect(resultsTable(['ours', 'theirs'], rows)).toContain('| Time | 3.0 s | **2.0 s** |');
});

test('what could not be measured is a dash, and no winner', () => {
  const rows = [{ label: 'Time', values: [undefined, 2, Number.NaN, 3], format: seconds, smallerIsBetter: true }];
  expect(resultsTable(['a', 'b', 'c', 'd'], rows)).toContain('| Time | – | **2.0 s** | – | 3.0 s |');
});

test('a row without a judgement, or with one value, has no best', () => {
  const rows = [
    { label: 'Pages', values: [1, 2], format: String },
    { label: 'Time', values: [1, undefined], format: seconds, smallerIsBetter: true },
  ];
  expect(resultsTable(['a', 'b'], rows)).not.toContain('**');
});

test('only what is between the markers is replaced, as often as one likes', () => {
  const text = 'before\n<!-- peers:start -->\nold\n<!-- peers:end -->\nafter';
  const once = replaceBetweenMarkers(text, 'new');
  expect(once).toBe('before\n<!-- peers:start -->\n\nnew\n\n<!-- peers:end -->\nafter');
  expect(replaceBetweenMarkers(once, 'new')).toBe(once);
});

test('a text without markers is an error that names them', () => {
  expect(() => replaceBetweenMarkers('nothing', 'new')).toThrow('<!-- peers:start -->');
});
