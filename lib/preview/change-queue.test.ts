import { createChangeQueue } from './change-queue';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[DOCS-10] files that change at about the same time are dealt with once, together', async () => {
  const sets: string[][] = [];
  const add = createChangeQueue(async (files) => {
    sets.push([...files]);
  });
  for (let index = 0; index < 92; index += 1) {
    add(`content/en/docs/page-${index % 90}.mdx`);
    await jest.advanceTimersByTimeAsync(50);
  }
  expect(sets).toEqual([]);
  await jest.advanceTimersByTimeAsync(100);
  expect(sets.map(({ length }) => length)).toEqual([90]);
});

test('[DOCS-10] what changes while changes are dealt with waits, and goes together', async () => {
  const sets: string[][] = [];
  let finish = () => {};
  const add = createChangeQueue((files) => {
    sets.push([...files]);
    return new Promise((done) => {
      finish = done;
    });
  });
  add('a');
  await jest.advanceTimersByTimeAsync(100);
  add('b');
  await jest.advanceTimersByTimeAsync(1000);
  add('c');
  await jest.advanceTimersByTimeAsync(1000);
  expect(sets).toEqual([['a']]);
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(sets).toEqual([['a'], ['b', 'c']]);
  finish();
  await jest.advanceTimersByTimeAsync(1000);
  expect(sets).toHaveLength(2);
});
