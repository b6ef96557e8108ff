import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { languageName } from '@/i18n/locales';
import { type DraftContext, type DraftUnit, namesOf, type Translate } from './draft-page';

/** A chat endpoint in the form that most services and local servers understand (`/v1/chat/completions`). */
export interface ChatSettings {
  readonly url: string;
  readonly model: string;
  /** Local servers want none. */
  readonly key?: string;
  /** Time for one answer. */
  readonly timeoutSeconds: number;
}

/** @throws where they are missing or wrong, with what to set */
export function chatSettings(env: Readonly<Record<string, string | undefined>>): ChatSettings {
  const { DRAFT_API_URL: url, DRAFT_API_KEY: key, DRAFT_MODEL: model, DRAFT_TIMEOUT: timeout = '120' } = env;
  if (!url || !model) {
    throw new Error(
      'Nothing is set that translates: set DRAFT_API_URL (…/v1/chat/completions), DRAFT_MODEL and DRAFT_API_KEY, or name a module with --provider (docs/translating.md).',
    );
  }
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal)) {
    throw new Error(`DRAFT_API_URL is "${url}": it must begin with https://, or with http:// on this machine.`);
  }
  const timeoutSeconds = Number(timeout);
  if (!(timeoutSeconds > 0)) throw new Error(`DRAFT_TIMEOUT is "${timeout}": it must be a number of seconds.`);
  return { url, model, timeoutSeconds, ...(key ? { key } : {}) };
}

/** How much is asked for at once: long requests lose texts. */
const most = { units: 20, characters: 4000 } as const;
const attempts = 3;
/** A server that wants to be left alone for longer is asked another day. */
const longestWaitSeconds = 60;

/** A provider that asks a chat endpoint. */
export function chatProvider(settings: ChatSettings): Translate {
  return async (units, context) => {
    const texts: string[] = [];
    for (const batch of batches(units)) texts.push(...(await ask(batch, context, settings)));
    return texts;
  };
}

function batches(units: readonly DraftUnit[]): DraftUnit[][] {
  const all: DraftUnit[][] = [];
  let characters = 0;
  for (const unit of units) {
    const last = all.at(-1);
    characters += unit.text.length;
    if (last && last.length < most.units && characters <= most.characters) last.push(unit);
    else {
      all.push([unit]);
      characters = unit.text.length;
    }
  }
  return all;
}

async function ask(units: readonly DraftUnit[], context: DraftContext, settings: ChatSettings): Promise<string[]> {
  const refuse = (reason: string): never => {
    throw new Error(`${reason}, asked for ${namesOf(units)}.`);
  };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(units, context, settings, refuse);
    if (answer.ok) return textsOf(answer.body, units, refuse);
    const isTemporary = answer.status === 429 || answer.status >= 500;
    const seconds = answer.retryAfter ?? 2 ** attempt / 2;
    if (!isTemporary || attempt === attempts || seconds > longestWaitSeconds) {
      const later = answer.retryAfter === undefined ? '' : ` (try again in ${seconds} s)`;
      return refuse(`${settings.url} answers with status ${answer.status}${later}`);
    }
    await wait(seconds * 1000, undefined, { signal: context.signal });
  }
}

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly body: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

async function send(
  units: readonly DraftUnit[],
  context: DraftContext,
  { url, key, model, timeoutSeconds }: ChatSettings,
  refuse: (reason: string) => never,
): Promise<Answer> {
  const timeout = AbortSignal.timeout(timeoutSeconds * 1000);
  try {
    const response = await fetch(url, {
      method: 'POST',
      // The key is for this address alone.
      redirect: 'error',
      signal: AbortSignal.any([context.signal, timeout]),
      headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
      body: JSON.stringify({ model, temperature: 0, messages: messagesFor(units, context) }),
    });
    const { ok, status, headers } = response;
    return { ok, status, body: await response.text(), ...secondsOf(headers.get('retry-after')) };
  } catch (error) {
    if (context.signal.aborted) return refuse('interrupted');
    if (timeout.aborted) return refuse(`${url} gives no answer within ${timeoutSeconds} s`);
    const { cause = error } = Object(error) as { readonly cause?: unknown };
    return refuse(`${url} cannot be asked: ${cause}`);
  }
}

/** `Retry-After` is a number of seconds, or a time. */
function secondsOf(header: string | null): Pick<Answer, 'retryAfter'> {
  if (header === null) return {};
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? {} : { retryAfter: Math.max(0, Math.ceil(seconds)) };
}

function messagesFor(units: readonly DraftUnit[], { from, to }: DraftContext): { role: string; content: string }[] {
  const terms = [...new Set(units.flatMap((unit) => unit.terms))];
  const instructions = [
    `You translate the documentation of a browser extension from ${languageName(from, 'en')} to ${languageName(to, 'en')}.`,
    'The user sends a JSON object of Markdown texts. Answer with one JSON object and nothing else: the same keys, each with the translation of its text.',
    'Keep as they are, and as often as they stand there: code in backticks, {placeholders}, tags, addresses of links, and numbers. Add no marks of Markdown.',
    ...(terms.length > 0 ? [`Use these translations of terms:\n${terms.join('\n')}`] : []),
  ];
  const texts = Object.fromEntries(units.map(({ id, text }) => [id, text]));
  return [
    { role: 'system', content: instructions.join('\n') },
    { role: 'user', content: JSON.stringify(texts) },
  ];
}

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const translated = z.record(z.string(), z.string());

function textsOf(body: string, units: readonly DraftUnit[], refuse: (reason: string) => never): string[] {
  const answer = completion.safeParse(jsonOf(body));
  if (!answer.success) return refuse(`the answer is no chat completion ("${excerptOf(body)}")`);
  const content = answer.data.choices[0]?.message.content ?? '';
  // Models like to put JSON into a code block.
  const texts = translated.safeParse(jsonOf(content.replace(/^\s*```\w*\n|\n```\s*$/g, '')));
  if (!texts.success) return refuse(`the model's answer is no JSON object of texts ("${excerptOf(content)}")`);
  const missing = units.filter(({ id }) => !texts.data[id]?.trim());
  if (missing.length > 0) return refuse(`the model left out ${namesOf(missing)}`);
  const ids = new Set(units.map(({ id }) => id));
  const added = Object.keys(texts.data).filter((id) => !ids.has(id));
  if (added.length > 0) return refuse(`the model added ${namesOf(added.map((id) => ({ id })))}`);
  return units.map(({ id }) => texts.data[id] ?? '');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
