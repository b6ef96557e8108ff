import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brokenJson } from './broken-json';
import { type Locale, messageFile } from './locales';
import type { Messages } from './messages';

const cache = new Map<Locale, { readonly changed: number; readonly messages: Messages }>();

/** The interface's strings in a locale. Read once, and again when the file changes. */
export function loadMessages(locale: Locale): Messages {
  const file = path.join(process.cwd(), messageFile(locale));
  const changed = statSync(file).mtimeMs;
  const cached = cache.get(locale);
  if (cached?.changed === changed) return cached.messages;
  const messages = parse(path.join('messages', `${locale}.json`), readFileSync(file, 'utf8'));
  cache.set(locale, { changed, messages });
  return messages;
}

/** @throws naming the place, which the reason alone would not tell from fourteen other files */
function parse(file: string, text: string): Messages {
  const broken = brokenJson(text);
  if (broken)
    throw new Error(`${file}:${broken.line}:${broken.column}: ${broken.message} Mend the JSON at this place.`);
  return JSON.parse(text) as Messages;
}
