import type { Locale } from '@/i18n/locales';
import { type ContentEntry, parsePage, slugOf } from '@/lib/content/entry';
import { formatProblem } from '@/lib/content/problem';
import { blocksOf } from '@/lib/translations/blocks';
import { exportLocale, importLocale } from '@/lib/translations/exchange/exchange';
import type { Exchange } from '@/lib/translations/exchange/exchanged-files';
import { createTextIndex } from '@/lib/translations/exchange/page-texts';
import { emptyGlossary, type Glossary } from '@/lib/translations/glossary';
import { emptyLedger, type Ledger, stampOf } from '@/lib/translations/ledger';

/** The front matter of a page. */
export const head = (title: string) =>
  `---\ntitle: ${title}\ndescription: A page to be sent away and taken back.\n---\n\n`;

/** A page with every kind of mark. */
export const english = `${head('Usage')}One word.

## Two

Press <Keys combo="Alt+A" />, read \`a.b\` in [the docs](/docs/) **now**, {hlStart}please{hlEnd}.

| Way | Use |
|---|---|
| Ball | |

<Card title="Say &quot;it&quot;" href="/docs/">Card.</Card>
`;

/** Its translation, written in another way where that makes no difference. */
export const italian = `${head("'Uso'")}Una parola.

## Due

Premi <Keys combo="Alt+A" />, leggi \`a.b\` nella [guida](/docs/), {hlStart}prego{hlEnd}.

| Modo | Uso |
|:--|--|
|  Sfera | |

<Card   title='Di "questo"' href="/docs/">Scheda.</Card>
`;

interface Site {
  /** Files by name below `content`. */
  readonly pages?: Readonly<Record<string, string>>;
  /** The English page at the time of the stamp, `english` where it is not given; `false` where nobody stamped it. */
  readonly stamped?: string | false;
  readonly glossary?: Glossary;
  readonly messages?: Readonly<Partial<Record<Locale, string>>>;
  readonly messageStamps?: Ledger['messages'];
}

/** The two as files. */
export const usual = { 'en/docs/usage.mdx': english, 'it/docs/usage.mdx': italian };

/** @param name path below `content` */
export function entryOf(name: string, text: string): ContentEntry {
  const [locale = '', folder = '', ...rest] = name.split('/');
  const parsed = parsePage(text, `content/${name}`, 'docs');
  if (Array.isArray(parsed)) throw new Error(parsed.map(formatProblem).join('\n'));
  return { locale: locale as Locale, folder, slug: slugOf(rest.join('/')), file: `content/${name}`, ...parsed };
}

/** A site between English and Italian, without files. */
export function site({
  pages = usual,
  stamped = english,
  glossary,
  messages = {},
  messageStamps,
}: Site = {}): Exchange {
  const source = stamped === false ? undefined : blocksOf(entryOf('en/docs/usage.mdx', stamped));
  const ledger: Ledger = {
    pages: new Map(source ? [['docs/usage.mdx', stampOf(source)]] : []),
    messages: messageStamps ?? emptyLedger.messages,
    pictures: emptyLedger.pictures,
  };
  return {
    locale: 'it',
    translations: {
      entries: Object.entries(pages).map(([name, text]) => entryOf(name, text)),
      ledgers: new Map([['it', ledger]]),
      glossaries: new Map([['it', glossary ?? emptyGlossary]]),
    },
    textsOf: createTextIndex((file) => pages[file.slice('content/'.length) as keyof typeof pages] ?? ''),
    messagesOf: (locale) => messages[locale],
  };
}

/** Leaves the messages out of an export. */
export const onlyPages = (name: string) => name !== 'messages.json';

/** The translator's file of the one page. */
export function exported(exchange: Exchange = site()): string {
  const { files, problems } = exportLocale(exchange, { isWanted: onlyPages });
  expect(problems).toEqual([]);
  return files[0]?.text ?? '';
}

/** What an import of the page's file says or writes. */
export function imported(text: string, exchange: Exchange = site(), file = 'usage.xlf') {
  const { files, problems } = importLocale(exchange, [{ file, text }]);
  return { files, problems: problems.map(formatProblem), text: files[0]?.text };
}

/** A file with another text; fails where the text is not in it. */
export function edited(text: string, from: string | RegExp, to: string): string {
  const result = text.replace(from, to);
  expect(result).not.toBe(text);
  return result;
}
