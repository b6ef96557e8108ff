import fc from 'fast-check';
import type { Locale } from '@/i18n/locales';
import { docsTagOf, siteTag } from '../docs-tags';
import { type IndexedRecord, type PageToIndex, recordsOfPage } from '../records/build-records';
import { maxQueryLength, type SearchAnswer, SearchUnavailable } from '../search-client';
import type { SynonymFile } from '../synonyms';
import { buildLocaleIndexes } from './build-index';
import { createEmbeddedClient } from './client';
import { manifestAddress, searchFormat, shardAddress, spellingAddress } from './index-format';

const current = docsTagOf('current');

type Sections = readonly (readonly [heading: string, ...blocks: string[]])[];

function pageOf(locale: Locale, route: string, sections: Sections, more: Partial<PageToIndex> = {}): IndexedRecord[] {
  return recordsOfPage({
    locale,
    textLocale: locale,
    isFallback: false,
    route,
    category: 'Docs',
    docsTag: current,
    pageWeight: 10,
    keywords: [],
    sections: sections.map(([heading, ...blocks], index) => ({
      level: index === 0 ? 1 : 2,
      anchor: index === 0 ? null : `part-${index}`,
      heading,
      blocks,
    })),
    ...more,
  });
}

const english = (locale: Locale) =>
  [
    pageOf(locale, '/docs/usage/', [
      ['Usage', 'A tour.'],
      ['Translate a page', 'Click the icon <now> & wait.'],
    ]),
    pageOf(locale, '/docs/hover/', [
      ['Hover translation', 'Point at a paragraph.'],
      ['Choose the shortcut', 'Press Ctrl.', 'Set translationServices in the settings, or pass --no-hover to it.'],
    ]),
    pageOf(locale, '/docs/pdf/', [
      ['PDF files', 'Open a PDF in the reader.'],
      ['Scans', 'Text of scanned pages is recognised.'],
    ]),
    pageOf(locale, '/pricing/', [['Pricing', 'What a hover costs.']], { docsTag: siteTag, pageWeight: 5 }),
  ].flat();

const synonymsOfTest = new Map<Locale, SynonymFile>([
  ['en', { groups: [['cost', 'fee']], minor: ['how', 'to', 'a'] }],
  ['de', { groups: [['Mauszeiger', 'hover']], minor: [] }],
  ['zh', { groups: [['鼠标', '滑鼠']], minor: [] }],
  ['hi', { groups: [], minor: ['hindi'] }],
]);

/** A host with a locale's files; its answers can be changed during a test. */
async function hostOf(locale: Locale, records: readonly IndexedRecord[], versions = ['current']) {
  const indexes = await buildLocaleIndexes(
    locale,
    records,
    versions,
    synonymsOfTest,
    new Map([
      ['網', '网'],
      ['頁', '页'],
      ['譯', '译'],
      ['標', '标'],
    ]),
  );
  const files = new Map<string, string>();
  const addresses = Object.fromEntries(indexes.map(({ docsTag }) => [docsTag, `/_site/${docsTag}.json`]));
  files.set(manifestAddress(locale), JSON.stringify({ format: searchFormat, indexes: addresses }));
  for (const { docsTag, file, shards, texts, spelling } of indexes) {
    files.set(spellingAddress(file.spelling), JSON.stringify(spelling));
    files.set(addresses[docsTag] ?? '', JSON.stringify(file));
    for (const [number, shard] of shards.entries()) files.set(shardAddress(file, number), JSON.stringify(shard));
    for (const [address, pages] of texts) files.set(address, JSON.stringify(pages));
  }
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    asked.push(String(input));
    const text = files.get(String(input));
    return text === undefined ? new Response('', { status: 404 }) : new Response(text);
  };
  return { files, asked, fetch };
}

async function clientOf(locale: Locale, records: readonly IndexedRecord[], docsTag = current) {
  const host = await hostOf(locale, records, ['current', '1.0']);
  const client = createEmbeddedClient({ locale, docsTag, fetch: host.fetch });
  const search = (query: string, docsTags: readonly string[] = [siteTag, docsTag], signal?: AbortSignal) =>
    client.search({ query, locale, docsTags, hitsPerPage: 20, snippetWords: 10 }, signal);
  const routes = async (query: string) => routesOf(await search(query));
  return { host, client, search, routes };
}

const routesOf = ({ hits }: SearchAnswer) => [...new Set(hits.map((hit) => hit.url.replace(/#.*/, '')))];

describe('createEmbeddedClient', () => {
  test.each([
    ['hover', '/en/docs/hover/'],
    ['hov', '/en/docs/hover/'],
    ['hoevr translaton', '/en/docs/hover/'],
    ['hover shortcut', '/en/docs/hover/'],
    ['translationservices', '/en/docs/hover/'],
    ['translation services', '/en/docs/hover/'],
    ['--no-hover', '/en/docs/hover/'],
    ['recognized scan', '/en/docs/pdf/'],
    ['fee', '/en/pricing/'],
    ['how to translate a page', '/en/docs/usage/'],
  ])('[SEARCH-13] "%s" finds %s first', async (query, route) => {
    const { routes } = await clientOf('en', english('en'));
    expect((await routes(query))[0]).toBe(route);
  });

  test.each<[Locale, string, string, Sections]>([
    ['zh', '网页翻译', '网', [['网页翻译', '把网页翻译成中文。']]],
    ['zh', '網頁翻譯', '滑鼠', [['网页翻译', '把鼠标放在段落上。']]],
    ['ja', 'ダウンロード', 'だうん', [['ダウンロード', '拡張機能をダウンロードします。']]],
    ['ko', '자막', '자', [['동영상 자막', '자막을 번역합니다.']]],
    ['ar', 'الترجمة', 'ترجمات', [['التَّرجمة', 'ترجمة الصفحات']]],
    ['hi', 'भाषा', 'भाषाओं', [['भाषाएँ', 'अपनी भाषा चुनें']]],
    ['ru', 'субтитры', 'субтитрами', [['Субтитры', 'Перевод субтитров']]],
    ['de', 'Übersetzung', 'ubersetzungen', [['Übersetzungen', 'Eine Übersetzung']]],
    ['fr', 'télécharger', 'telecharger', [['Télécharger', 'Téléchargez le fichier']]],
  ])('[SEARCH-13] in %s, %s and %s are found', async (locale, one, other, sections) => {
    const records = [
      ...pageOf(locale, '/docs/own/', sections),
      ...pageOf(locale, '/docs/other/', [['Other', 'Something else.']], { textLocale: 'en', isFallback: true }),
    ];
    const { routes } = await clientOf(locale, records);
    expect((await routes(one))[0]).toBe(`/${locale}/docs/own/`);
    expect((await routes(other))[0]).toBe(`/${locale}/docs/own/`);
  });

  test.each([
    ['字募', '字幕文件'],
    ['快解键设置', '快捷键设置'],
    ['漫话翻译', '漫画翻译'],
  ])(
    '[SEARCH-13] %s finds what %s does, though its characters make pairs of the index by chance',
    async (typed, meant) => {
      const { routes } = await clientOf('zh', [
        ...pageOf('zh', '/docs/keys/', [['快捷键', '设置快捷键，再按快捷键。']]),
        ...pageOf('zh', '/docs/subtitles/', [['字幕文件', '打开字幕文件，翻译字幕。']]),
        ...pageOf('zh', '/docs/manga/', [['漫画翻译', '打开漫画，翻译漫画。读第一话翻页。']]),
        ...pageOf('zh', '/docs/other/', [['漫步', '快解开它。']]),
      ]);
      expect((await routes(typed))[0]).toBe((await routes(meant))[0]);
    },
  );

  test.each<[Locale, string, string]>([
    ['ru', 'ce,nbnhs', '/ru/docs/own/'],
    ['ru', 'ce,nb', '/ru/docs/own/'],
    ['ru', 'вуузд', '/ru/docs/deepl/'],
    ['ru', 'deepl rk.x', '/ru/docs/deepl/'],
    ['ko', 'wkakr', '/ko/docs/own/'],
    ['ko', 'ㅇㄷ데ㅣ', '/ko/docs/deepl/'],
    ['ar', 'hgjv[lm', '/ar/docs/own/'],
  ])('[SEARCH-13] in %s, %s typed with the keyboard of another alphabet finds %s', async (locale, typed, route) => {
    const own = { ru: 'Субтитры', ko: '동영상 자막', ar: 'الترجمة' }[String(locale)] ?? '';
    const { routes } = await clientOf(locale, [
      ...pageOf(locale, '/docs/own/', [[own, own]]),
      ...pageOf(locale, '/docs/deepl/', [['DeepL', 'Ключ DeepL.']]),
    ]);
    expect((await routes(typed))[0]).toBe(route);
  });

  test.each(['subtitry', 'subtitri', 'subt', 'kak nayti subtitry'])(
    '[SEARCH-13] in ru, %s in Latin letters finds субтитры',
    async (typed) => {
      const { routes } = await clientOf('ru', [
        ...pageOf('ru', '/docs/kakao/', [['Kakao', 'Kakao']]),
        ...pageOf('ru', '/docs/own/', [['Субтитры', 'Как найти субтитры']]),
      ]);
      expect((await routes(typed))[0]).toBe('/ru/docs/own/');
    },
  );

  test('[SEARCH-13] a word that has a synonym is not the beginning of another, unless it is being typed', async () => {
    const { routes } = await clientOf('en', [
      ...pageOf('en', '/docs/fee/', [['Page', 'The fee']]),
      ...pageOf('en', '/docs/costume/', [['Page', 'The costume']]),
    ]);
    expect(await routes('cost ')).toEqual(['/en/docs/fee/']);
    expect(await routes('cost')).toContain('/en/docs/costume/');
  });

  test('[SEARCH-13] what makes sense as it is typed is not read with another keyboard', async () => {
    const { routes } = await clientOf('ru', [
      ...pageOf('ru', '/docs/price/', [['Цена', 'Цена']]),
      ...pageOf('ru', '/docs/wtyf/', [['wtyf', 'wtyf']]),
    ]);
    expect(await routes('wtyf')).toEqual(['/ru/docs/wtyf/']);
  });

  test.each([
    ['sadasyata', '/hi/docs/plans/'],
    ['प्रॉम्', '/hi/docs/prompts/'],
    ['कोर्सेरा', '/hi/docs/sites/'],
  ])('[SEARCH-13] in Hindi, %s finds %s first', async (query, route) => {
    const { routes } = await clientOf('hi', [
      ...pageOf('hi', '/docs/plans/', [['सदस्यता', 'सदस्यता लें।']]),
      ...pageOf('hi', '/docs/prompts/', [['प्रॉम्प्ट', 'Prompts लिखें।']]),
      ...pageOf('hi', '/docs/sites/', [['साइटें', 'Coursera और दूसरी साइटें।']]),
    ]);
    expect((await routes(query))[0]).toBe(route);
  });

  test.each(['zeppelin', 'zepp', 'zeppelins', 'zepelin', 'zeppelin wordaa'])(
    '[SEARCH-13] among more words than the index lists, "%s" finds the rare one, whose file tells of it',
    async (query) => {
      const letters = [...'abcdefghijklmnopqrstuvwxyz'];
      const common = letters.flatMap((one) => letters.flatMap((other) => [`word${one}${other}`, `term${one}${other}`]));
      const text = common.join(' ');
      const { host, routes } = await clientOf('en', [
        ...english('en'),
        ...pageOf('en', '/docs/words/', [
          ['Words', text],
          ['More', text],
        ]),
        ...pageOf('en', '/docs/ships/', [['Ships', 'A zeppelin.']]),
      ]);
      expect((await routes(query))[0]).toBe('/en/docs/ships/');
      expect(host.files.get(`/_site/${current}.json`)).not.toContain('zeppelin');
      expect(host.asked.filter((address) => address.includes('search-words')).length).toBeLessThanOrEqual(4);
    },
  );

  test('[SEARCH-13] fetches no spelling for a word that says little', async () => {
    const { host, routes } = await clientOf('hi', pageOf('hi', '/docs/prompts/', [['प्रॉम्प्ट', 'Prompts लिखें।']]));
    expect(await routes('prompts hindi')).toEqual(['/hi/docs/prompts/']);
    expect(host.asked.filter((address) => address.includes('spelling'))).toEqual([]);
  });

  test('[SEARCH-13] fetches nothing for a search that the next key overtakes', async () => {
    const { host, client, search, routes } = await clientOf('en', english('en'));
    await client.prepare();
    const prepared = host.asked.length;
    const overtaken: Promise<void>[] = [];
    for (const query of ['h', 'ho', 'hov']) {
      const abort = new AbortController();
      overtaken.push(expect(search(query, [siteTag, current], abort.signal)).rejects.toThrow('abort'));
      // The next key follows soon; without the pause, the search would have fetched by now.
      await new Promise((resolve) => setTimeout(resolve, 20));
      abort.abort();
    }
    await Promise.all(overtaken);
    expect(host.asked).toHaveLength(prepared);
    expect((await routes('hover'))[0]).toBe('/en/docs/hover/');
    expect(host.asked.length).toBeGreaterThan(prepared);
  });

  test('[SEARCH-04] English text in another locale is found by English and by that locale’s words, and says what it is', async () => {
    const records = english('de').map((record) => ({ ...record, contentLanguage: 'en' as const }));
    const { search, routes } = await clientOf('de', records);
    expect((await routes('translations'))[0]).toBe('/de/docs/hover/');
    expect((await routes('Mauszeiger'))[0]).toBe('/de/docs/hover/');
    expect((await search('hover')).hits[0]).toMatchObject({ language: 'de', contentLanguage: 'en' });
  });

  test('[SEARCH-04] text of the locale’s own comes before the same in another language', async () => {
    const text: Sections = [['Manga', 'Manga']];
    const { routes } = await clientOf('it', [
      ...pageOf('it', '/docs/a/', text, { textLocale: 'en', isFallback: true }),
      ...pageOf('it', '/docs/b/', text),
    ]);
    expect(await routes('manga')).toEqual(['/it/docs/b/', '/it/docs/a/']);
  });

  test('[SEARCH-04] answers with the version that is read, and with the site only where it is asked for', async () => {
    const records = [...english('en'), ...pageOf('en', '/docs/1.0/hover/', [['Hover']], { docsTag: docsTagOf('1.0') })];
    const newest = await clientOf('en', records);
    expect(await newest.routes('hover')).toEqual(['/en/docs/hover/', '/en/pricing/']);
    expect(routesOf(await newest.search('hover', [current]))).toEqual(['/en/docs/hover/']);
    const old = await clientOf('en', records, docsTagOf('1.0'));
    expect(routesOf(await old.search('hover', [docsTagOf('1.0')]))).toEqual(['/en/docs/1.0/hover/']);
  });

  test('[SEARCH-13] of two pages that fit a query as well, that of the docs comes first', async () => {
    const page = (route: string, sections: Sections, pageWeight: number) =>
      pageOf('en', route, sections, { docsTag: pageWeight < 10 ? siteTag : current, pageWeight });
    const text = 'Choose a subtitle file in the app.';
    const { routes } = await clientOf('en', [
      ...page('/subtitles/', [['Subtitles', text]], 5),
      ...page('/docs/subtitles/', [['Subtitles', text]], 10),
    ]);
    expect(await routes('subtitles')).toEqual(['/en/docs/subtitles/', '/en/subtitles/']);
  });

  test('[SEARCH-05] a hit is one of the records, with its texts marked and escaped', async () => {
    const records = english('en');
    const { search } = await clientOf('en', records);
    const { hits } = await search('icon');
    const record = records.find(({ content }) => content?.includes('icon'));
    expect(hits[0]).toMatchObject({
      objectID: record?.objectID,
      url: '/en/docs/usage/#part-1',
      type: 'content',
      content: record?.content,
      hierarchy: record?.hierarchy,
      _highlightResult: {
        content: { value: 'Click the <mark>icon</mark> &lt;now&gt; &amp; wait.', matchLevel: 'full' },
      },
    });
    for (const query of ['hover', 'page', 'scan', 'translation services']) {
      for (const hit of (await search(query)).hits) {
        expect(records.some(({ objectID, type }) => objectID === hit.objectID && type === hit.type)).toBe(true);
      }
    }
  });

  test('[SEARCH-13] pages of results follow each other without gaps or repeats', async () => {
    const { client, search } = await clientOf('en', english('en'));
    const all = await search('hover page');
    const paged = await Promise.all(
      Array.from({ length: all.nbHits }, (_, page) =>
        client.search({
          query: 'hover page',
          locale: 'en',
          docsTags: [siteTag, current],
          hitsPerPage: 1,
          page,
          snippetWords: 10,
        }),
      ),
    );
    expect(paged.flatMap(({ hits }) => hits.map((hit) => hit.objectID))).toEqual(all.hits.map((hit) => hit.objectID));
  });

  test('[SEARCH-13] fetches the manifest and the index once, however often it is asked', async () => {
    const { host, client, search } = await clientOf('en', english('en'));
    await Promise.all([client.prepare(), client.prepare(), search('hover'), search('hover')]);
    expect(new Set(host.asked).size).toBe(host.asked.length);
  });

  test('[SEARCH-15] fails as unavailable where the host does not answer, and works once it does', async () => {
    const host = await hostOf('en', english('en'));
    let isDown = true;
    const client = createEmbeddedClient({
      locale: 'en',
      docsTag: current,
      fetch: (input) => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : host.fetch(input)),
    });
    const query = { query: 'hover', locale: 'en', docsTags: [current], hitsPerPage: 20, snippetWords: 10 } as const;
    await expect(client.prepare()).rejects.toThrow(SearchUnavailable);
    await expect(client.search(query)).rejects.toMatchObject({ cause: expect.any(TypeError) });
    isDown = false;
    expect((await client.search(query)).hits).not.toHaveLength(0);
  });

  test.each(['', '{', 'null', '[]', '{"format": 0, "indexes": {}}', `{"format": ${searchFormat}, "indexes": {}}`])(
    '[SEARCH-15] fails as unavailable where every file is %s, and works once they are whole',
    async (broken) => {
      const host = await hostOf('en', english('en'));
      for (const file of host.files.keys()) {
        const whole = host.files.get(file) ?? '';
        const client = createEmbeddedClient({ locale: 'en', docsTag: current, fetch: host.fetch });
        const search = () =>
          client.search({ query: 'hover', locale: 'en', docsTags: [current], hitsPerPage: 20, snippetWords: 10 });
        host.files.set(file, broken);
        host.asked.length = 0;
        const answer = await search().catch((error: unknown) => error);
        // Not every search needs every file.
        if (host.asked.includes(file)) expect(answer).toBeInstanceOf(SearchUnavailable);
        host.files.set(file, whole);
        expect((await search()).hits[0]?.url).toBe('/en/docs/hover/');
      }
    },
  );

  test('[SEARCH-07] a search that is called off ends as such, and nothing is lost for the next', async () => {
    const { search } = await clientOf('en', english('en'));
    const controller = new AbortController();
    const pending = search('hover', [current], controller.signal);
    controller.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
    await expect(search('hover', [current], controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    expect((await search('hover')).hits).not.toHaveLength(0);
  });

  test('[SEARCH-08] uses the first 64 characters', async () => {
    const { routes } = await clientOf('en', english('en'));
    expect(await routes(`hover${' '.repeat(maxQueryLength)}pdf`)).toEqual(await routes('hover'));
  });

  test.each(['', '   ', '!?…', '<script>', '.*(', '\ud800', '👍🏽', '\u200f\u202e', 'qwxzvk'])(
    '[SEARCH-08] %j is answered with what there is, which is nothing',
    async (query) => {
      const { search } = await clientOf('en', english('en'));
      expect(await search(query)).toEqual({ hits: [], nbHits: 0 });
    },
  );

  test('[SEARCH-08] whatever is typed is answered, with marks as the only tags', async () => {
    const records = [...english('zh'), ...pageOf('zh', '/docs/zh/', [['网页翻译', '把鼠标放在段落上，<b>x</b>。']])];
    const { search } = await clientOf('zh', records);
    const word = fc.constantFrom(
      'hover',
      'pdf',
      '翻译',
      '鼠标',
      'Übersetzung',
      'ترجمة',
      '<b>',
      '&',
      '\ud800',
      '👍',
      'tra',
      ' ',
    );
    const query = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.array(fc.oneof(word, fc.string({ maxLength: 5 })), { maxLength: 12 }).map((parts) => parts.join('')),
    );
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const { hits, nbHits } = await search(text);
        expect(nbHits).toBeGreaterThanOrEqual(hits.length);
        for (const { _highlightResult, _snippetResult } of hits) {
          for (const { content, hierarchy } of [_highlightResult, _snippetResult]) {
            for (const value of [content, ...Object.values(hierarchy)]) {
              expect(value?.value.replace(/<mark>|<\/mark>/g, '') ?? '').not.toMatch(/[<>]/);
            }
          }
        }
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);
});
