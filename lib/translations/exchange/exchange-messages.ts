import { type Locale, messageFile, sourceLocale } from '@/i18n/locales';
import { flattenMessages, parseMessages, placeholdersOf } from '@/lib/content/message-file';
import type { Problem } from '@/lib/content/problem';
import { messageOf } from '@/lib/tools/error-messages';
import { emptyGlossary } from '../glossary';
import { stampOfMessage } from '../ledger';
import { termsIn } from '../terms-in-text';
import { acceptUnits } from './accept-units';
import { type ExchangeFormat, exchangedName, writeExchanged } from './exchange-formats';
import type { Exchange, ImportedFile, ReturnedFile, TextFile } from './exchanged-files';
import { type InlinePart, textOfParts } from './inline-parts';
import { type Unit, unitState } from './units';

/** What the messages are called in a translator's file. */
export const messagesName = 'messages.json';

type Messages = ReturnType<typeof parseMessages>;

/** The messages' file for translators; none where only what is behind is wanted, and nothing is. */
export function exportMessages(exchange: Exchange, onlyBehind: boolean, format: ExchangeFormat): TextFile[] {
  const units = messageUnits(exchange);
  if (onlyBehind && units.every(({ state }) => state !== 'initial')) return [];
  const text = writeExchanged({ locale: exchange.locale, original: messagesName, units }, format);
  return [{ file: exchangedName(messagesName, format), text }];
}

/** Puts a translator's texts into the messages; `undefined` where they bring nothing new. */
export function importMessages(returned: ReturnedFile, exchange: Exchange): ImportedFile | undefined | Problem[] {
  const { locale } = exchange;
  const units = messageUnits(exchange);
  const accepted = acceptUnits(returned, {
    units,
    sourceFile: messageFile(sourceLocale),
    exportCommand: `npm run i18n -- export ${locale} --page messages`,
    mayLack: () => false,
  });
  if (Array.isArray(accepted)) return accepted;
  const lines = new Map(returned.units.map(({ id, line }) => [id, line]));
  const changed = units.filter(({ id, segments: [segment] }) => {
    const [text] = accepted.get(id) ?? [];
    return text !== undefined && (!segment?.present || text !== textOfParts(segment.present));
  });
  if (changed.length === 0) return undefined;
  const texts = new Map(changed.map(({ id, name }) => [name, accepted.get(id)?.[0] ?? '']));
  const problems = changed.flatMap(({ id, name, segments: [segment] }) =>
    placeholderProblems(texts.get(name) ?? '', textOfParts(segment?.source ?? [])).map(([message, remedy]) => ({
      file: returned.file,
      line: lines.get(id),
      message: `Unit "${id}": ${message}`,
      remedy,
    })),
  );
  if (problems.length > 0) return problems;
  const messages = withTexts(treeOf(exchange, sourceLocale), treeOf(exchange, locale), texts);
  return { file: messageFile(locale), text: `${JSON.stringify(messages, undefined, 2)}\n`, samples: [] };
}

function messageUnits(exchange: Exchange): Unit[] {
  const { locale, translations } = exchange;
  const own = flattenMessages(treeOf(exchange, locale));
  const stamps = translations.ledgers.get(locale)?.messages;
  const { terms } = translations.glossaries.get(locale) ?? emptyGlossary;
  return [...flattenMessages(treeOf(exchange, sourceLocale))].map(([key, text]): Unit => {
    const present = own.get(key);
    const hash = stampOfMessage(text);
    const stamp = stamps?.get(key);
    const isStale = stamp !== undefined && stamp !== hash;
    return {
      id: `${key}-${hash}`,
      name: key,
      state: unitState(present !== undefined, isStale, stamp !== undefined),
      segments: [{ source: partsOfMessage(text), ...(present !== undefined && { present: partsOfMessage(present) }) }],
      terms: termsIn(text, terms).map(({ source, targets }) => `${source} → ${targets.join(', ')}`),
    };
  });
}

/** The pieces of a message. One with plurals is a text as a whole, because its braces hold words. */
function partsOfMessage(text: string): InlinePart[] {
  if (/\{\s*\w+\s*,/.test(text)) return [text];
  return text
    .split(/(\{\w+\}|<\/?\w+>)/)
    .map((part, index) => (index % 2 === 1 ? { mark: part } : part))
    .filter((part) => part !== '');
}

function placeholderProblems(text: string, source: string): [message: string, remedy: string][] {
  const wants = placeholdersOf(source);
  try {
    const has = placeholdersOf(text);
    const lost = [...wants].filter((name) => !has.has(name));
    const added = [...has].filter((name) => !wants.has(name));
    if (lost.length + added.length === 0) return [];
    const changes = [
      ...(lost.length > 0 ? [`lost: ${lost.join(', ')}`] : []),
      ...(added.length > 0 ? [`added: ${added.join(', ')}`] : []),
    ];
    return [
      [
        `The placeholders are not those of the source (${changes.join('; ')}).`,
        `Use exactly ${[...wants].join(', ') || 'none'}.`,
      ],
    ];
  } catch (error) {
    const reason = messageOf(error);
    return [[`The target is no valid ICU message: ${reason}.`, 'Close its braces, or quote them.']];
  }
}

function treeOf({ messagesOf }: Exchange, locale: Locale): Messages {
  return parseMessages(messageFile(locale), messagesOf(locale) ?? '{}');
}

/** Messages with new texts. What was missing stands where the source has it. */
function withTexts(source: Messages, own: Messages, texts: ReadonlyMap<string, string>, prefix = ''): Messages {
  const keys = [...new Set([...Object.keys(source), ...Object.keys(own)])];
  return Object.fromEntries(
    keys.flatMap((key): [string, Messages[string]][] => {
      const [original, present] = [source[key], own[key]];
      if (typeof original === 'object') {
        const inner = typeof present === 'object' ? present : {};
        return [[key, withTexts(original, inner, texts, `${prefix}${key}.`)]];
      }
      const value = texts.get(prefix + key) ?? present;
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
