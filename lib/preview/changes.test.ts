import { createChangeQueue, effectOfChanges } from './changes';

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

const nothing = { restart: false, scripts: false, frame: false };

test.each([
  ['a page', 'content/it/docs/usage.mdx', nothing],
  ['a sidebar', 'content/sidebars.ts', { ...nothing, frame: true }],
  ['data that pages show', 'content/plans.ts', { ...nothing, restart: true, frame: true }],
  ['a message', 'messages/it.json', { ...nothing, frame: true }],
  ['a component of pages', 'components/mdx/cards.tsx', { restart: true, scripts: true, frame: true }],
  ['a style sheet', 'app/styles/article.css', { ...nothing, scripts: true, frame: true }],
  ['a picture', 'public/icon.svg', { ...nothing, frame: true }],
])('[DOCS-10] after a change of %s only what is made of it is made anew', (_, file, effect) => {
  expect(effectOfChanges([file], 'content')).toEqual(effect);
});

test('[DOCS-10] several changes have the effects of all; another site’s configuration is code', () => {
  expect(effectOfChanges(['e2e/fixture/content/site.ts', 'content/en/docs/a.mdx'], 'e2e/fixture/content')).toEqual({
    ...nothing,
    frame: true,
  });
  expect(effectOfChanges(['content/site.ts'], 'e2e/fixture/content').restart).toBe(true);
});
