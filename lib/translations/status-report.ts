import { localeTable } from '@/i18n/locales';
import type { LocaleReport } from './analyse-locale';
import { figuresOf } from './print-report';

/**
 * The state of all translations as Markdown: the same bytes for the same content, without a date, so that the file
 * changes only with the state.
 */
export function statusReport(reports: readonly LocaleReport[]): string {
  const figures = reports.map(figuresOf);
  const header = [
    'Locale',
    'Pages',
    'Missing',
    'Up to date',
    'Stale',
    'Stale blocks',
    'Never stamped',
    'Messages',
    'Stale messages',
    'Stale pictures',
    'Left in English',
    'Glossary',
  ];
  const rows = figures.map((one) => [
    `${one.locale} (${localeTable[one.locale as keyof typeof localeTable].label})`,
    `${one.translated} of ${one.total} (${percent(one.translated, one.total)})`,
    String(one.missing),
    String(one.fresh),
    String(one.stale),
    `${one.staleBlocks} of ${one.blocks}`,
    String(one.unstamped),
    `${one.messages} of ${one.messagesTotal} (${percent(one.messages, one.messagesTotal)})`,
    String(one.staleMessages),
    `${one.stalePictures} of ${one.pictures}`,
    String(one.leftovers),
    String(one.terms),
  ]);
  return `${[
    '# State of the translations',
    '',
    'Made by `npm run i18n -- report`; [translating.md](translating.md) says what the columns mean and how to change them. English is the source.',
    '',
    ...table(header, rows),
    '',
    ...reports.flatMap(localeSection),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

function localeSection({ locale, pages, missing, pictures }: LocaleReport): string[] {
  const stale = pages.filter(({ state }) => state.status === 'stale');
  const unstamped = pages.filter(({ state }) => state.status === 'unstamped');
  const unread = pages.filter(({ isUnread }) => isUnread);
  const behind = [...pictures.stale, ...pictures.unstamped];
  if (missing.length + stale.length + unstamped.length + unread.length + behind.length === 0) return [];
  const list = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : [`${title}: ${items.join(', ')}.`, ''];
  return [
    `## ${locale}`,
    '',
    ...list(
      'Stale',
      stale.map(({ page, state }) => `\`${page}\` (${count(state.blocks.length + state.fields.length, 'block')})`),
    ),
    ...list(
      'Never stamped',
      unstamped.map(({ page }) => `\`${page}\``),
    ),
    ...list(
      'Machine drafts that nobody has read',
      unread.map(({ page }) => `\`${page}\``),
    ),
    ...list(
      'Stale pictures',
      pictures.stale.map(({ file }) => `\`${file}\``),
    ),
    ...list(
      'Pictures never stamped',
      pictures.unstamped.map(({ file }) => `\`${file}\``),
    ),
    ...list(
      'Missing',
      missing.map((page) => `\`${page}\``),
    ),
  ];
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function percent(part: number, whole: number): string {
  // Rounded down: only a complete state is 100 %.
  return whole === 0 ? '100 %' : `${Math.floor((part / whole) * 100)} %`;
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)];
}
