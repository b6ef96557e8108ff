import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatProblem } from '@/lib/content/problem';
import { english, entryOf, italian } from '@/lib/testing/exchange-site';
import { createBlockIndex } from './analyse-locale';
import { parseReviews, readReviews, recordReview, reviewOf, reviewProblems, reviewsFile } from './reviews';

const page = entryOf('it/docs/usage.mdx', italian);
const blocksOf = createBlockIndex();
const by = { by: 'Anna "la rossa": B.', day: '2026-08-21' };

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'reviews-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function reviews() {
  const read = readReviews(root);
  if (Array.isArray(read)) throw new Error(read.map(formatProblem).join('\n'));
  return read;
}

describe('[LOC-13] a review', () => {
  test('is recorded with name, day and what was read, one page on each line', () => {
    recordReview([page], by, root, { blocksOf });
    recordReview([entryOf('ar/docs/usage.mdx', italian)], { by: 'the team', day: '2026-08-22' }, root, { blocksOf });
    expect(reviewOf(page, reviews(), blocksOf)).toEqual({ ...by, isOutdated: false });
    const lines = readFileSync(reviewsFile(root), 'utf8').split('\n');
    expect(lines[1]).toMatch(/^ {2}"ar\/docs\/usage\.mdx": "2026-08-22 by the team: title#[0-9a-f]{8} description#/);
    expect(lines).toHaveLength(5);
  });

  test('is of before the last change, once the page has another text', () => {
    recordReview([page], by, root, { blocksOf });
    const now = entryOf('it/docs/usage.mdx', italian.replace('Una parola.', 'Una sola parola.'));
    expect(reviewOf(now, reviews(), blocksOf)).toEqual({ ...by, isOutdated: true });
    recordReview([now], { by: 'Bo', day: '2026-09-01' }, root, { blocksOf });
    expect(reviewOf(now, reviews(), blocksOf)).toEqual({ by: 'Bo', day: '2026-09-01', isOutdated: false });
  });

  test('is nobody’s where none was recorded', () => {
    expect(reviewOf(page, reviews(), blocksOf)).toBeUndefined();
  });

  test.each([
    ['a name', { ...by, by: ' ' }, /Say who has read it/],
    ['a short name', { ...by, by: 'a'.repeat(81) }, /at most 80 characters/],
    ['a day', { ...by, day: 'yesterday' }, /"yesterday" is no day/],
    ['a day of the calendar', { ...by, day: '2026-02-30' }, /"2026-02-30" is no day/],
  ])('needs %s', (_, reading, reason) => {
    expect(() => recordReview([page], reading, root, { blocksOf })).toThrow(reason);
    expect(reviews().size).toBe(0);
  });

  test('of a page that is no MDX is refused', () => {
    const broken = entryOf('it/docs/usage.mdx', `${italian}\n<Card\n`);
    expect(() => recordReview([broken], by, root, { blocksOf })).toThrow('it/docs/usage.mdx is no MDX');
  });

  test.each([
    ['no JSON', '{', /reviews\.json:/],
    ['a record without a name', '{ "it/docs/usage.mdx": "2026-08-21: p#11111111" }', /is no record such as/],
    ['a record without a stamp', '{ "it/docs/usage.mdx": "2026-08-21 by Anna: read" }', /is no record such as/],
    ['a list', '[]', /has the wrong shape/],
  ])('is a problem where the file has %s', (_, text, reason) => {
    const parsed = parseReviews({ file: 'content/reviews.json', text });
    expect(Array.isArray(parsed) && parsed.map(formatProblem).join()).toMatch(reason);
  });

  test('of a page that is gone is a problem', () => {
    recordReview([page], by, root, { blocksOf });
    expect(reviewProblems(root, [page])).toEqual([]);
    expect(reviewProblems(root, [entryOf('en/docs/usage.mdx', english)])).toMatchObject([
      { line: 2, message: 'Somebody has read "it/docs/usage.mdx", of which there is no translation.' },
    ]);
  });
});
