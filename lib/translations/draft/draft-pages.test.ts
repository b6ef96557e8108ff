import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatProblem } from '@/lib/content/problem';
import { edited, english, entryOf, italian, site, usual } from '@/lib/testing/exchange-site';
import { blocksOf } from '../blocks';
import type { Exchange } from '../exchange/exchanged-files';
import { stampOf } from '../ledger';
import { withDraftMark, withoutDraftMark } from './draft-mark';
import type { DraftedPage, DraftUnit, Translate } from './draft-page';
import { type DraftChoice, draftPages, loadProvider } from './draft-pages';

const untranslated = () => site({ pages: { 'en/docs/usage.mdx': english }, stamped: false });
/** Answers each text with another word before it, where that makes no other block. */
const inItalian: Translate = async (units) => units.map(({ text }) => text.replace(/^(?!<)/, 'Ecco: '));

async function drafted(
  translate: Translate = inItalian,
  exchange: Exchange = untranslated(),
  choice: Partial<DraftChoice> = { missing: true },
  signal = new AbortController().signal,
) {
  const pages: DraftedPage[] = [];
  const result = await draftPages(exchange, { isNamed: () => false, ...choice }, translate, signal, (_, page) => {
    pages.push(page);
  });
  return { pages, complete: result.complete, problems: result.problems.map(formatProblem) };
}

describe('[LOC-14] a machine’s draft', () => {
  test('of a missing page has every block, is marked as unread, and says of which source it is', async () => {
    const { pages, problems } = await drafted();
    expect(problems).toEqual([]);
    const [page] = pages;
    expect(page?.file).toBe('content/it/docs/usage.mdx');
    expect(page?.text).toMatch(/^---\n[\s\S]*\nmachineDraft: true\n---\n\nEcco: One word\./);
    expect(page?.text).toContain('| Ecco: Way | Ecco: Use |');
    const source = blocksOf(entryOf('en/docs/usage.mdx', english));
    expect(page?.stamp).toEqual(source && stampOf(source));
  });

  test('of a stale page asks for what has changed alone, with the terms, and keeps the rest', async () => {
    const now = english.replace('One word.', 'One word more.\n\nNew.');
    const glossary = {
      terms: [{ source: 'word', targets: ['parola'] }],
      exceptions: new Map(),
      keep: new Set<string>(),
    };
    const exchange = site({ pages: { ...usual, 'en/docs/usage.mdx': now }, glossary });
    const asked: DraftUnit[] = [];
    const { pages } = await drafted(
      async (units, { to }) => {
        asked.push(...units);
        return units.map(({ text }) => `${to}: ${text}`);
      },
      exchange,
      { stale: true },
    );
    expect(asked.map(({ text, terms }) => [text, terms])).toEqual([
      ['One word more.', ['word → parola']],
      ['New.', []],
    ]);
    expect(pages[0]?.text).toContain('\n\nit: One word more.\n\nit: New.\n\n## Due\n\nPremi <Keys');
  });

  test('is not asked for where nothing is missing or stale, nor are pages that were not chosen', async () => {
    const never: Translate = () => Promise.reject(new Error('asked'));
    expect(await drafted(never, site(), { isNamed: () => true })).toEqual({
      pages: [],
      problems: [],
      complete: ['docs/usage.mdx'],
    });
    expect(await drafted(never, site(), { missing: true, stale: true })).toMatchObject({ pages: [], problems: [] });
    expect(await drafted(never, untranslated(), { stale: true })).toMatchObject({ pages: [], problems: [] });
  });

  const change =
    (from: string | RegExp, to: string): Translate =>
    async (...given) =>
      (await inItalian(...given)).map((text) => text.replace(from, to));

  test.each<[string, Translate, RegExp]>([
    ['no list', (async () => 'text') as unknown as Translate, /the provider gave no list of texts/],
    [
      'too few texts',
      async () => ['Uno'],
      /the provider gave 1 texts for 10 units \("title-\w+", "description-\w+", "p-\w+", 7 more\)/,
    ],
    [
      'an empty text',
      async (units) => units.map(({ kind }) => (kind === 'h2' ? ' ' : 'Uno')),
      /gave no text for "h2-\w+"/,
    ],
    ['nothing', () => Promise.reject(new Error('It has no power.')), /No draft: It has no power\./],
    [
      'a lost placeholder',
      change('{hlStart}', ''),
      /Unit "p-\w+": The placeholders are not as in .*lost: "\{hlStart\}"/,
    ],
    ['damaged code', change('`a.b`', '`a b`'), /Unit "p-\w+": The code in the text is not as in/],
    ['another link', change('/docs/)', '/it/docs/)'), /Unit "p-\w+": The links are not as in/],
    [
      'other blocks',
      change('Ecco: One word.', '# One'),
      /Unit "p-\w+": The target makes more or other than a paragraph/,
    ],
    ['what is no MDX', change('One word.', 'One < {'), /Unit "p-\w+": With the target the page is no MDX/],
  ])('is refused by its unit where the answer has %s, and nothing is handed over', async (_, translate, reason) => {
    const { pages, problems } = await drafted(translate);
    expect(pages).toEqual([]);
    expect(problems).toEqual([expect.stringMatching(reason)]);
    expect(problems[0]).toContain('Nothing of the page was written.');
  });

  test('of a later page is made where an earlier one fails, but not after an interruption', async () => {
    const pages = { 'en/docs/usage.mdx': english, 'en/docs/other.mdx': edited(english, 'One word.', 'Fail.') };
    const failing: Translate = async (units, context) => {
      if (units.some(({ text }) => text === 'Fail.')) throw new Error('failed');
      return inItalian(units, context);
    };
    const both = site({ pages, stamped: false });
    const result = await drafted(failing, both);
    expect(result.pages.map(({ file }) => file)).toEqual(['content/it/docs/usage.mdx']);
    expect(result.problems).toHaveLength(1);
    const interrupt = new AbortController();
    const interrupted = await drafted(
      (...given) => {
        interrupt.abort();
        return inItalian(...given);
      },
      both,
      { missing: true },
      interrupt.signal,
    );
    expect(interrupted.pages).toHaveLength(1);
  });
});

describe('the mark of a draft', () => {
  test.each([
    ['usual line ends', italian],
    ['those of Windows', italian.replaceAll('\n', '\r\n')],
    ['a byte-order mark', `\uFEFF${italian}`],
  ])('goes as it came, with %s', (_, text) => {
    expect(withDraftMark(text)).toContain('machineDraft: true');
    expect(withDraftMark(withDraftMark(text))).toBe(withDraftMark(text));
    expect(withoutDraftMark(withDraftMark(text))).toBe(text);
  });

  test('is not looked for in the text', () => {
    const text = `${italian}\nmachineDraft: true\n`;
    expect(withoutDraftMark(text)).toBe(text);
  });
});

describe('a provider', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'provider-'));
  const module = (name: string, text: string) => {
    const file = path.join(folder, `${name}.cjs`);
    writeFileSync(file, text);
    return file;
  };

  test.each([
    ['cannot be loaded', path.join(folder, 'none.mjs'), /cannot be loaded/],
    ['exports nothing', module('empty', ''), /exports no function "translate"/],
  ])('that %s is refused', async (_, file, reason) => {
    await expect(loadProvider(file, {})).rejects.toThrow(reason);
  });

  test('is a module that exports translate', async () => {
    const file = module('own', "exports.translate = async (units) => units.map(() => 'Ciao');");
    const translate = await loadProvider(file, {});
    const context = { from: 'en', to: 'it', glossary: [], signal: new AbortController().signal } as const;
    expect(await translate([{ id: 'p-1', kind: 'p', text: 'Hello', terms: [] }], context)).toEqual(['Ciao']);
  });

  test.each<[Record<string, string>, RegExp]>([
    [{}, /Nothing is set that translates: set DRAFT_API_URL/],
    [{ DRAFT_API_URL: 'https://api.example/', DRAFT_MODEL: '' }, /Nothing is set/],
    [{ DRAFT_API_URL: 'http://api.example/', DRAFT_MODEL: 'm' }, /must begin with https/],
    [{ DRAFT_API_URL: 'nonsense', DRAFT_MODEL: 'm' }, /must begin with https/],
    [{ DRAFT_API_URL: 'https://api.example/', DRAFT_MODEL: 'm', DRAFT_TIMEOUT: 'soon' }, /must be a number of seconds/],
  ])('that the environment names as %j is refused', async (env, reason) => {
    await expect(loadProvider(undefined, env)).rejects.toThrow(reason);
  });
});
