import { type Locale, sourceLocale } from '@/i18n/locales';
import type { ContentEntry } from '@/lib/content/entry';
import type { SourceChanges } from '@/lib/content/mdx/source-changes';
import type { Problem } from '@/lib/content/problem';
import { toPosix } from '@/lib/tools/list-files';
import { blocksOf, type PageBlocks } from './blocks';
import { changesSince, isAsStamped } from './changes-since';
import { compareStructure, type Leftover, leftovers, sharedStructureProblems } from './compare-structure';
import type { Glossary } from './glossary';
import { type Ledger, stampOfMessage } from './ledger';
import { type PageState, pageState } from './page-state';
import { type PicturesReport, pictureState, type TranslatedPicture } from './picture-state';
import { type UnusedTerm, unusedTerms } from './terms-in-text';

/** One page of one locale, compared with its source. */
export interface PageReport {
  /** Path below the locale's folder. */
  readonly page: string;
  readonly file: string;
  readonly sourceFile: string;
  readonly blockCount: number;
  readonly state: PageState;
  /** A machine's draft that nobody has read. */
  readonly isUnread: boolean;
  readonly structure: readonly Problem[];
  readonly leftovers: readonly Leftover[];
  readonly terms: readonly UnusedTerm[];
}

interface MessagesReport {
  readonly file: string;
  readonly total: number;
  /** Dotted keys that the locale lacks, those whose source has changed since, and those without a stamp. */
  readonly missing: readonly string[];
  readonly stale: readonly string[];
  readonly unstamped: readonly string[];
}

export interface LocaleReport {
  readonly locale: Locale;
  /** Source pages in all. */
  readonly total: number;
  readonly pages: readonly PageReport[];
  /** Paths of pages that have no translation. */
  readonly missing: readonly string[];
  readonly messages: MessagesReport;
  readonly pictures: PicturesReport;
}

/** The blocks of every page, each split once however many locales are compared with it. */
export type BlockIndex = (entry: ContentEntry) => PageBlocks | undefined;

export function createBlockIndex(cut: (entry: ContentEntry) => PageBlocks | undefined = blocksOf): BlockIndex {
  const known = new WeakMap<ContentEntry, PageBlocks | undefined>();
  return (entry) => {
    if (!known.has(entry)) known.set(entry, entry.isStandIn ? undefined : cut(entry));
    return known.get(entry);
  };
}

/** A page's path below its locale's folder, the same for a page and its translations: `docs/services/index.mdx`. */
export function pageOf(entry: Pick<ContentEntry, 'file' | 'locale' | 'folder'>): string {
  const below = `/${entry.locale}/${entry.folder}/`;
  const file = toPosix(entry.file);
  return file.slice(file.lastIndexOf(below) + entry.locale.length + 2);
}

export interface LocaleToAnalyse {
  readonly locale: Locale;
  readonly entries: readonly ContentEntry[];
  readonly ledger: Ledger;
  readonly glossary: Glossary;
  readonly blocksOf: BlockIndex;
  /** The locale's own versions of pictures. */
  readonly pictures: readonly TranslatedPicture[];
  readonly messages: {
    readonly file: string;
    readonly own: ReadonlyMap<string, string>;
    readonly source: ReadonlyMap<string, string>;
  };
}

/** The state of a locale's translations compared with their sources. */
export function analyseLocale(input: LocaleToAnalyse): LocaleReport {
  const { locale, entries } = input;
  const sources = entries.filter((entry) => entry.locale === sourceLocale && !entry.frontMatter.draft);
  const byAddress = new Map(entries.map((entry) => [addressOf(entry.locale, entry), entry]));
  const pages: PageReport[] = [];
  const missing: string[] = [];
  for (const source of sources) {
    const entry = byAddress.get(addressOf(locale, source));
    if (entry) pages.push(analysePage(entry, source, input));
    else missing.push(pageOf(source));
  }
  const pictures = pictureState(input.pictures, input.ledger.pictures);
  return { locale, total: sources.length, pages, missing, messages: analyseMessages(input), pictures };
}

const addressOf = (locale: Locale, { folder, slug }: ContentEntry) => `${locale}/${folder}/${slug}`;

function analysePage(
  entry: ContentEntry,
  source: ContentEntry,
  { locale, ledger, glossary, blocksOf: cut }: LocaleToAnalyse,
): PageReport {
  const page = pageOf(entry);
  const [translation, original] = [cut(entry), cut(source)];
  const isUnread = entry.frontMatter.machineDraft === true;
  const blockCount = translation?.blocks.length ?? 0;
  const base = { page, file: entry.file, sourceFile: source.file, blockCount, isUnread };
  // Pages that do not parse are reported by the content check.
  if (!translation || !original) {
    const state: PageState = { status: 'unstamped', blocks: [], fields: [] };
    return { ...base, state, structure: [], leftovers: [], terms: [] };
  }
  const stamp = ledger.pages.get(page);
  const state = pageState(original, stamp);
  // A translation that matches its stamp is compared with the source of that time: the source may have moved on.
  const isBehind = stamp !== undefined && state.blocks.length > 0 && isAsStamped(translation, stamp);
  const shared = isBehind
    ? []
    : sharedStructureProblems({ entry: source, blocks: original }, { entry, blocks: translation });
  // A surplus heading is also a surplus block: it is reported once.
  const structure =
    shared.length > 0
      ? shared
      : compareStructure({ file: entry.file, sourceFile: source.file, translation, source: original, stamp });
  // Blocks pair by position, so words are compared only where positions are equal.
  const hasMoved = state.blocks.some(({ change }) => change !== 'changed');
  const pairs = !hasMoved && translation.blocks.length === original.blocks.length;
  return {
    ...base,
    state,
    structure,
    leftovers: pairs ? leftovers(locale, original, translation, glossary) : [],
    terms: pairs ? unusedTerms(page, locale, original, translation, glossary) : [],
  };
}

function analyseMessages({ ledger, messages: { file, own, source } }: LocaleToAnalyse): MessagesReport {
  const keys = [...source.keys()];
  const has = keys.filter((key) => own.has(key));
  const stampOfKey = (key: string) => ledger.messages.get(key);
  return {
    file,
    total: keys.length,
    missing: keys.filter((key) => !own.has(key)),
    stale: has.filter((key) => {
      const stamp = stampOfKey(key);
      return stamp !== undefined && stamp !== stampOfMessage(source.get(key) ?? '');
    }),
    unstamped: has.filter((key) => stampOfKey(key) === undefined),
  };
}

/**
 * The changes of a translation's source since it was stamped. Most translations are fresh, and need not be cut into
 * blocks for that.
 *
 * @param ledgers by locale (`readTranslations`)
 * @returns `undefined` for a page that is fresh, was not stamped, does not match its stamp, or does not parse
 */
export function changesOfSource(
  entry: ContentEntry,
  original: ContentEntry,
  ledgers: ReadonlyMap<Locale, Ledger>,
  blocksOf: BlockIndex,
): SourceChanges | undefined {
  const source = blocksOf(original);
  const stamp = ledgers.get(entry.locale)?.pages.get(pageOf(entry));
  if (!source || !stamp) return undefined;
  const state = pageState(source, stamp);
  const translation = state.blocks.length > 0 ? blocksOf(entry) : undefined;
  return translation && changesSince({ entry: original, blocks: source }, translation, stamp, state);
}
