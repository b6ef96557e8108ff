import { existsSync, readFileSync } from 'node:fs';
import { buildContent, contentWith } from '../support/build-content';
import { expect, test } from '../support/test';

const configuration = readFileSync('e2e/fixture/content/site.ts', 'utf8');

test('[DOCS-17] a site that does not ask for books has none', () => {
  const root = contentWith({ 'site.ts': configuration.replace('books: true,', '') });
  const { status, output } = buildContent(root);
  expect([status, output.includes('Books:')]).toEqual([0, false]);
  expect(existsSync(`${root}-built/files/it/books`)).toBe(false);
});

test('[DOCS-18] an assistant without a place for the question is named with a remedy', () => {
  const { status, output } = buildContent(contentWith({ 'site.ts': configuration.replace('?q={prompt}', '') }));
  expect(status).toBe(1);
  expect(output).toContain('site.ts: assistants[0].url: must contain {prompt}. Item: {"label":"ChatGPT"');
});
