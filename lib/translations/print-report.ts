import { localeTable } from '@/i18n/locales';
import { formatProblem } from '@/lib/content/problem';
import type { LocaleReport, PageReport } from './analyse-locale';
import type { Block } from './blocks';
import { describeKind, shorten } from './compare-structure';
import type { StaleBlock } from './page-state';

/** The earlier source of stale blocks, by hash, as far as git's history has it. */
export type EarlierTexts = (page: PageReport) => ReadonlyMap<string, string>;

/** A locale's figures, for people and programs. */
export interface LocaleFigures {
  readonly locale: string;
  readonly total: number;
  readonly translated: number;
  readonly missing: number;
  readonly fresh: number;
  readonly stale: number;
  readonly unstamped: number;
  /** Machines' drafts that nobody has read. */
  readonly unread: number;
  readonly staleBlocks: number;
  readonly blocks: number;
  readonly structure: number;
  readonly leftovers: number;
  readonly terms: number;
  readonly messages: number;
  readonly messagesTotal: number;
  readonly staleMessages: number;
  readonly pictures: number;
  readonly stalePictures: number;
  readonly unstampedPictures: number;
}

export function figuresOf({ locale, total, pages, missing, messages, pictures }: LocaleReport): LocaleFigures {
  const sum = (count: (page: PageReport) => number) => pages.reduce((all, page) => all + count(page), 0);
  const having = (status: string) => pages.filter(({ state }) => state.status === status).length;
  return {
    locale,
    total,
    translated: pages.length,
    missing: missing.length,
    fresh: having('fresh'),
    stale: having('stale'),
    unstamped: having('unstamped'),
    unread: pages.filter(({ isUnread }) => isUnread).length,
    staleBlocks: sum(({ state }) => state.blocks.length + state.fields.length),
    blocks: sum(({ blockCount }) => blockCount),
    structure: sum(({ structure }) => structure.length),
    leftovers: sum((page) => page.leftovers.length),
    terms: sum(({ terms }) => terms.length),
    messages: messages.total - messages.missing.length,
    messagesTotal: messages.total,
    staleMessages: messages.stale.length,
    pictures: pictures.total,
    stalePictures: pictures.stale.length,
    unstampedPictures: pictures.unstamped.length,
  };
}

/** In what a locale is behind its source, in one line; `undefined` where it is in nothing. */
export function describeBehind(figures: LocaleFigures): string | undefined {
  const { stale, staleMessages, stalePictures, unstamped, unstampedPictures, unread } = figures;
  if (stale + staleMessages + stalePictures + unstamped + unstampedPictures + unread === 0) return undefined;
  const parts = [
    `stale pages ${stale}, stale messages ${staleMessages}`,
    ...(stalePictures > 0 ? [`stale pictures ${stalePictures}`] : []),
    ...(unstamped + unstampedPictures > 0 ? [`never stamped ${unstamped + unstampedPictures}`] : []),
    ...(unread > 0 ? [`machine drafts that nobody has read ${unread}`] : []),
  ];
  return `  ${figures.locale}: ${parts.join(', ')}`;
}

/**
 * A locale's report for a terminal: its figures, then each finding with its position.
 *
 * @param linesOf a translation's blocks, for the positions of stale ones
 */
export function printLocale(
  report: LocaleReport,
  earlier: EarlierTexts,
  linesOf: (page: PageReport) => readonly Block[],
): string {
  const { locale, pages, missing, messages, pictures } = report;
  const figures = figuresOf(report);
  const parts = [
    `${figures.translated} of ${figures.total} pages translated`,
    `${figures.missing} missing`,
    `${figures.stale} stale`,
    ...(figures.unstamped > 0 ? [`${figures.unstamped} never stamped`] : []),
    ...(figures.unread > 0 ? [`${figures.unread} unread drafts`] : []),
    `${figures.messages} of ${figures.messagesTotal} messages`,
    ...(figures.staleMessages > 0 ? [`${figures.staleMessages} stale`] : []),
    ...(figures.stalePictures > 0 ? [`${figures.stalePictures} of ${figures.pictures} pictures stale`] : []),
  ];
  return [
    `${locale} (${localeTable[locale].label}): ${parts.join(', ')}`,
    ...section(
      'missing',
      missing.map((page) => `  ${page}`),
    ),
    ...section(
      'stale',
      pages.flatMap((page) => stalePage(page, earlier, linesOf)),
    ),
    ...section(
      'never stamped',
      pages.filter(({ state }) => state.status === 'unstamped').map(({ file }) => `  ${file}`),
    ),
    ...section(
      'machine drafts that nobody has read',
      pages.filter(({ isUnread }) => isUnread).map(({ file }) => `  ${file}`),
    ),
    ...section(
      'structure differs',
      pages.flatMap(({ structure }) => structure.map((problem) => `  ${formatProblem(problem)}`)),
    ),
    ...section(
      'left in the source language',
      pages.flatMap((page) => page.leftovers.map(({ line, text }) => `  ${page.file}:${line}: ${shorten(text, 80)}`)),
    ),
    ...section(
      'glossary not followed',
      pages.flatMap((page) =>
        page.terms.map(
          ({ line, term, targets }) =>
            `  ${page.file}:${line}: "${term}" is ${targets.map((target) => `"${target}"`).join(' or ')}`,
        ),
      ),
    ),
    ...section(
      'stale pictures',
      pictures.stale.map(({ file, picture }) => `  ${file}: the source’s ${picture} is another than it was made after`),
    ),
    ...section(
      'pictures never stamped',
      pictures.unstamped.map(({ file }) => `  ${file}`),
    ),
    ...section(
      'stale messages',
      messages.stale.map((key) => `  ${messages.file}: ${key}`),
    ),
    ...section(
      'messages missing',
      messages.missing.map((key) => `  ${messages.file}: ${key}`),
    ),
    ...section(
      'messages never stamped',
      messages.unstamped.length > 0 ? [`  ${messages.unstamped.length} of ${messages.total}`] : [],
    ),
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [` ${title}:`, ...lines];
}

function stalePage(page: PageReport, earlier: EarlierTexts, linesOf: (page: PageReport) => readonly Block[]): string[] {
  if (page.state.status !== 'stale') return [];
  const was = earlier(page);
  const own = linesOf(page);
  const lineAt = (index: number) => own[index]?.line ?? own.at(-1)?.line ?? 1;
  return [
    ...page.state.fields.map(
      ({ name, text, stamped }) =>
        `  ${page.file}:1: the source's "${name}" has changed${change(was.get(stamped?.hash ?? ''), text)}`,
    ),
    ...page.state.blocks.map((block) => `  ${page.file}:${lineAt(block.index)}: ${staleWords(block, page, was)}`),
  ];
}

function staleWords(
  { change: kind, source, stamped }: StaleBlock,
  { sourceFile }: PageReport,
  was: ReadonlyMap<string, string>,
): string {
  const what = describeKind((source ?? stamped)?.kind ?? '');
  const before = was.get(stamped?.hash ?? '');
  if (kind === 'added')
    return `before this the source has ${what} more (${sourceFile}:${source?.line}): "${shorten(source?.text ?? '')}"`;
  if (kind === 'removed')
    return `the source no longer has ${what}${before === undefined ? '' : `: "${shorten(before)}"`}`;
  return `the source has changed ${what} (${sourceFile}:${source?.line})${change(before, source?.text ?? '')}`;
}

/** The texts before and after, starting shortly before the first difference. */
export function change(before: string | undefined, after: string): string {
  if (before === undefined) return `: now "${shorten(after, 60)}"`;
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const from = at < 20 ? 0 : before.lastIndexOf(' ', at - 12) + 1;
  const cut = (text: string) => `${from === 0 ? '' : '…'}${shorten(text.slice(from), 60)}`;
  return `: "${cut(before)}" → "${cut(after)}"`;
}
