import { effectOfChanges } from './effect-of-changes';

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
