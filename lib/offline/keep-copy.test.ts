/** @jest-environment node */
import { fakeCaches } from '@/lib/testing/fake-caches';
import { contentHash } from '@/lib/tools/content-hash';
import { type CopyPlan, type Keeping, keepCopy, planCopy } from './keep-copy';
import { type CopyFile, type CopyManifest, keptAnswer, offlinePage, readKeptCopy } from './kept-copy';

const hashOf = (text: string) => contentHash(text, 10);

/** What the site serves, by address. */
let served: Record<string, string>;
/** Addresses that were fetched, in order. */
let asked: string[];

function manifestOf(addresses: readonly string[], parts: readonly string[] = []): CopyManifest {
  const describe = (address: string): CopyFile => [
    address,
    hashOf(served[address] ?? ''),
    served[address]?.length ?? 0,
  ];
  const files = addresses.map(describe);
  return { version: hashOf(JSON.stringify(files)), offlinePage: '<p>Lost', files, parts: parts.map(describe) };
}

const pages = ['/en/docs/', '/en/docs/usage/', '/_site/early.1.js'];

beforeEach(() => {
  asked = [];
  served = {
    '/en/docs/': 'start',
    '/en/docs/usage/': 'usage',
    '/_site/early.1.js': 'early()',
    '/it/docs/main.txt': 'it',
  };
  served['/en/offline.json'] = JSON.stringify(manifestOf(pages));
  served['/it/offline.json'] = JSON.stringify(manifestOf([], ['/it/docs/main.txt']));
  global.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const address = String(input);
    asked.push(address);
    const text = served[address];
    return text === undefined
      ? new Response('', { status: 404 })
      : new Response(text, { headers: { 'content-security-policy': "default-src 'self'" } });
  });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

function keepingIn(storage: CacheStorage, others: Partial<Keeping> = {}): Keeping {
  const signal = new AbortController().signal;
  return { storage, startWorker: async () => {}, signal, onProgress: () => {}, ...others };
}

/** Serves another text, and the list that has it. */
function deploy(texts: Record<string, string>): Promise<CopyPlan> {
  Object.assign(served, texts);
  served['/en/offline.json'] = JSON.stringify(manifestOf(pages));
  return planCopy('en');
}

const textAt = async (storage: CacheStorage, address: string, isPage = false) =>
  (await keptAnswer(storage, new URL(address, 'https://site.example'), isPage))?.text();

describe('keepCopy', () => {
  test('keeps every file, and counts the bytes', async () => {
    const storage = fakeCaches();
    const onProgress = jest.fn();
    const plan = await planCopy('en');
    expect(await keepCopy(plan, keepingIn(storage, { onProgress }))).toBe('kept');
    expect(onProgress).toHaveBeenLastCalledWith(plan.bytes);
    expect(await readKeptCopy(storage)).toMatchObject({ locale: 'en', bytes: 'startusageearly()'.length });
    expect(await textAt(storage, '/en/docs/usage/')).toBe('usage');
  });

  test('keeps the navigation files of a second language', async () => {
    const storage = fakeCaches();
    await keepCopy(await planCopy('en', 'it'), keepingIn(storage));
    expect(await readKeptCopy(storage)).toMatchObject({ locale: 'en', second: 'it' });
    expect(await textAt(storage, '/it/docs/main.txt')).toBe('it');
  });

  test('fetches again only what has changed, and leaves one copy', async () => {
    const storage = fakeCaches();
    await keepCopy(await planCopy('en'), keepingIn(storage));
    const plan = await deploy({ '/en/docs/usage/': 'newer' });
    asked = [];
    expect(await keepCopy(plan, keepingIn(storage))).toBe('kept');
    expect(asked).toEqual(['/en/docs/usage/']);
    expect(await textAt(storage, '/en/docs/usage/')).toBe('newer');
    expect(await textAt(storage, '/en/docs/')).toBe('start');
    expect((await storage.keys()).length).toBe(2);
  });

  test('fetches nothing for a copy that another tab has just made', async () => {
    const storage = fakeCaches();
    const plan = await planCopy('en');
    await keepCopy(plan, keepingIn(storage));
    asked = [];
    expect(await keepCopy(plan, keepingIn(storage))).toBe('kept');
    expect(asked).toEqual([]);
  });

  const failures = {
    'a file is missing': () => delete served['/en/docs/usage/'],
    'a file is of another deployment': () => Object.assign(served, { '/en/docs/usage/': 'later' }),
  };
  test.each(Object.entries(failures))('leaves the copy before whole where %s', async (_, spoil) => {
    const storage = fakeCaches();
    await keepCopy(await planCopy('en'), keepingIn(storage));
    const plan = await deploy({ '/en/docs/': 'newer', '/en/docs/usage/': 'newer' });
    spoil();
    expect(await keepCopy(plan, keepingIn(storage))).toBe('unreachable');
    expect(await textAt(storage, '/en/docs/')).toBe('start');
    expect(await textAt(storage, '/en/docs/usage/')).toBe('usage');
    expect((await storage.keys()).length).toBe(2);
  });

  test.each([
    ['full', { failsAt: 2 }, {}],
    ['stopped', {}, { signal: AbortSignal.abort() }],
    ['refused', {}, { startWorker: () => Promise.reject(new Error('refused')) }],
  ] as const)('says that it was %s, and leaves nothing', async (outcome, limits, others) => {
    const storage = fakeCaches(limits);
    if (outcome === 'stopped')
      jest.mocked(global.fetch).mockImplementation((_, init) => Promise.reject(init?.signal?.reason));
    const plan: CopyPlan = { ...(await planOf()), cache: 'docs-copy-en.1' };
    expect(await keepCopy(plan, keepingIn(storage, others))).toBe(outcome);
    expect(await storage.keys()).toEqual([]);
  });

  const planOf = async (): Promise<Omit<CopyPlan, 'cache'>> => {
    const { files, offlinePage: page } = manifestOf(pages);
    return { locale: 'en', second: undefined, files, offlinePage: page, bytes: 1 };
  };
});

test('planCopy fails where the site offers no copies', async () => {
  delete served['/en/offline.json'];
  await expect(planCopy('en')).rejects.toThrow('/en/offline.json: 404');
});

describe('keptAnswer', () => {
  let storage: CacheStorage;
  beforeEach(async () => {
    storage = fakeCaches();
    await keepCopy(await planCopy('en'), keepingIn(storage));
  });

  test.each([
    ['/en/docs/usage/?q=a', 'usage'],
    ['/en/docs/usage/main.txt', 'usage'],
    ['/_site/early.1.js?attempt=1', 'early()'],
    ['/en/pricing/', undefined],
    ['/en/docs/usage', undefined],
  ])('%s is answered with %s', async (address, text) => {
    expect(await textAt(storage, address)).toBe(text);
  });

  test.each([
    ['/en/docs/usage?q=a', '/en/docs/usage/?q=a'],
    ['/docs/usage/', '/en/docs/usage/'],
    ['/docs', '/en/docs/'],
  ])('the page %s leads to %s', async (address, target) => {
    const answer = await keptAnswer(storage, new URL(address, 'https://site.example'), true);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, `https://site.example${target}`]);
  });

  test('without a copy there is no answer', async () => {
    expect(await textAt(fakeCaches(), '/en/docs/', true)).toBeUndefined();
    expect(await offlinePage(fakeCaches())).toBeUndefined();
  });

  test('the page for what is not kept says that it is no success, under the policy of the others', async () => {
    const page = await offlinePage(storage);
    expect([page?.status, await page?.text()]).toEqual([503, '<p>Lost']);
    expect(page?.headers.get('content-security-policy')).toBe("default-src 'self'");
  });
});
