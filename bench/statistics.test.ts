import { blockingTime, layoutShift, longestOf, median, percentile } from './statistics';

test('the median of an odd number is the middle one, of an even number the mean of two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 10])).toBe(3.5);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

test('a percentile is a value that was measured', () => {
  const values = Array.from({ length: 20 }, (_, index) => index + 1);
  expect(percentile(values, 0.95)).toBe(19);
  expect(percentile(values, 1)).toBe(20);
  expect(percentile([3], 0.95)).toBe(3);
  expect(percentile([], 0.95)).toBeNaN();
});

test('a task blocks for what it takes over 50 ms, and only after the first paint', () => {
  const tasks = [
    { start: 0, duration: 200 },
    { start: 250, duration: 120 },
    { start: 400, duration: 40 },
  ];
  expect(blockingTime(tasks, 0)).toBe(150 + 70);
  expect(blockingTime(tasks, 100)).toBe(50 + 70);
  expect(blockingTime(tasks, 1000)).toBe(0);
});

test('the longest task is 0 where the browser told of none', () => {
  expect(
    longestOf([
      { start: 0, duration: 60 },
      { start: 90, duration: 133 },
    ]),
  ).toBe(133);
  expect(longestOf([])).toBe(0);
});

test('shifts count by bursts', () => {
  const shift = (time: number, value: number) => ({ time, value });
  expect(layoutShift([])).toBe(0);
  expect(layoutShift([shift(0, 0.1), shift(900, 0.1), shift(3000, 0.15)])).toBeCloseTo(0.2);
  expect(layoutShift([0, 900, 1800, 2700, 3600, 4500, 5400].map((time) => shift(time, 0.1)))).toBeCloseTo(0.6);
});
