import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { type FakeAlgolia, type FakeRequest, startFakeAlgolia } from '@/e2e/support/fake-algolia';
import { recordFor } from '@/lib/testing/search-records';
import { PushFailed, pushRecords, readSearchRecords, readSynonymGroups } from './push';
import { buildPushPayload } from './push-payload';

let fake: FakeAlgolia;
beforeEach(async () => {
  fake = await startFakeAlgolia({ docs: [recordFor({ objectID: 'old' })] });
});
afterEach(() => fake.close());

const records = { en: Array.from({ length: 5 }, (_, index) => recordFor({ objectID: `en-${index}` })) };
const payload = buildPushPayload(records, {}, 2);

const push = (what = payload, indexName = 'docs') =>
  pushRecords(algoliasearch('APP', 'admin', { hosts: [fake.host] }), indexName, what);

const idsIn = (index: string) => [...(fake.indexes.get(index)?.records.keys() ?? [])];

test('[SEARCH-16] the records, every field of them, and the settings replace the live index', async () => {
  expect(await push()).toBe(5);
  expect([...fake.indexes.keys()]).toEqual(['docs']);
  expect([...(fake.indexes.get('docs')?.records.values() ?? [])]).toEqual(records.en);
  expect(fake.indexes.get('docs')?.settings).toEqual(payload.settings);
});

test('[SEARCH-16] records are sent in batches, and no request but the last touches the live index', async () => {
  await push();
  const writes = fake.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/query'));
  expect(writes.filter(({ path }) => path.endsWith('/batch'))).toHaveLength(3);
  const touching = writes.filter(
    ({ path, body }) =>
      (path.startsWith('/1/indexes/docs/') && !path.endsWith('/operation')) ||
      (body as { destination?: string })?.destination === 'docs',
  );
  expect(touching).toEqual([writes.at(-1)]);
  expect(touching[0]?.body).toEqual({ operation: 'move', destination: 'docs' });
});

test('an index that does not exist yet is made', async () => {
  await push(payload, 'new-docs');
  expect(idsIn('new-docs')).toHaveLength(5);
  expect(idsIn('docs')).toEqual(['old']);
});

test('rules and synonyms of the dashboard stay; synonyms of the site replace them', async () => {
  const live = fake.indexes.get('docs');
  if (!live) throw new Error('The fake has no index.');
  fake.indexes.set('docs', { ...live, rules: [{ objectID: 'rule' }], synonyms: [{ objectID: 'hand-made' }] });
  await push();
  expect(fake.indexes.get('docs')).toMatchObject({
    rules: [{ objectID: 'rule' }],
    synonyms: [{ objectID: 'hand-made' }],
  });
  await push(buildPushPayload(records, { en: [['PDF', 'document']] }));
  expect(fake.indexes.get('docs')).toMatchObject({
    rules: [{ objectID: 'rule' }],
    synonyms: [{ objectID: 'en-0', type: 'synonym', synonyms: ['PDF', 'document'] }],
  });
});

/** Lets the nth matching request fail. */
function failAt(fits: (request: FakeRequest) => boolean, nth = 1): void {
  let count = 0;
  fake.intercept = (request) => {
    if (!fits(request)) return undefined;
    count += 1;
    return count === nth ? { status: 400, body: { message: 'Refused', status: 400 } } : undefined;
  };
}

const isMove = ({ body }: FakeRequest) => (body as { operation?: string } | undefined)?.operation === 'move';

test.each([
  [
    'settings',
    ({ method, path }: FakeRequest) => method === 'PUT' && path.endsWith('/settings'),
    1,
    'Writing the settings',
  ],
  ['the first batch', ({ path }: FakeRequest) => path.endsWith('/batch'), 1, 'batch 1 of 3'],
  ['the last batch', ({ path }: FakeRequest) => path.endsWith('/batch'), 3, 'batch 3 of 3'],
  ['a task', ({ path }: FakeRequest) => path.includes('/task/'), 4, 'batch 2 of 3'],
  ['the count', ({ path }: FakeRequest) => path.endsWith('/query'), 1, 'Counting the records'],
  ['the move', isMove, 1, 'Moving the new index'],
] as const)(
  '[SEARCH-16] where %s fails, the live index is as it was and nothing is left over',
  async (_, fits, nth, step) => {
    failAt(fits, nth);
    const failure = push();
    await expect(failure).rejects.toBeInstanceOf(PushFailed);
    await expect(failure).rejects.toThrow(step);
    await expect(failure).rejects.toThrow('Refused');
    expect([...fake.indexes.keys()]).toEqual(['docs']);
    expect(idsIn('docs')).toEqual(['old']);
  },
);

test('[SEARCH-16] records that the provider lost on the way are noticed', async () => {
  let batches = 0;
  fake.intercept = ({ path }) => {
    if (!path.endsWith('/batch')) return undefined;
    batches += 1;
    return batches === 2 ? { status: 200, body: { taskID: 99, objectIDs: [] } } : undefined;
  };
  await expect(push()).rejects.toThrow('5 records were written, but the index has 3. "docs" is as it was.');
  expect(idsIn('docs')).toEqual(['old']);
});

test('a temporary index that cannot be deleted is named', async () => {
  fake.intercept = ({ method, path }) =>
    path.endsWith('/batch') || method === 'DELETE' ? { status: 403, body: { message: 'Forbidden' } } : undefined;
  await expect(push()).rejects.toThrow(/The temporary index "docs_tmp_\w{8}" could not be deleted \(Forbidden\)/);
  expect(idsIn('docs')).toEqual(['old']);
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'push-source-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, value: unknown) => writeFileSync(path.join(folder, name), JSON.stringify(value));

test('[SEARCH-16] records are read by locale, and other files are left alone', () => {
  write('it.json', [recordFor({ objectID: 'a' })]);
  write('manifest.json', {});
  expect(readSearchRecords(folder)).toEqual({ it: [recordFor({ objectID: 'a' })] });
});

test('missing records name the command that makes them', () => {
  expect(() => readSearchRecords(folder)).toThrow(/holds no records\. Run "npm run content"/);
});

test('a file that is no list is named', () => {
  write('it.json', {});
  expect(() => readSearchRecords(folder)).toThrow(/it\.json holds no list/);
});

test('[SEARCH-16] synonyms are the groups of the site’s own files, and none are needed', () => {
  expect(readSynonymGroups(path.join(folder, 'none'))).toEqual({});
  mkdirSync(path.join(folder, 'search', 'synonyms'), { recursive: true });
  write('search/synonyms/en.json', { groups: [['PDF', 'document']], minor: ['the'] });
  expect(readSynonymGroups(folder)).toEqual({ en: [['PDF', 'document']] });
  write('search/synonyms/en.json', { groups: [['PDF']] });
  expect(() => readSynonymGroups(folder)).toThrow(/synonyms\/en\.json:\d+: .*at least two words/s);
});
