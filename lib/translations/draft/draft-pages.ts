import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentEntry } from '@/lib/content/entry';
import type { Problem } from '@/lib/content/problem';
import { messageOf } from '@/lib/tools/error-messages';
import { pageOf } from '../analyse-locale';
import { sourcesOf } from '../exchange/exchange';
import { unitsOfPage } from '../exchange/exchange-pages';
import type { Exchange } from '../exchange/exchanged-files';
import { chatProvider, chatSettings } from './chat-provider';
import { type DraftedPage, draftPage, type Translate } from './draft-page';

/** Which pages to draft. */
export interface DraftChoice {
  readonly isNamed: (page: string) => boolean;
  /** All that have no translation. */
  readonly missing?: boolean;
  /** All whose source has changed since. */
  readonly stale?: boolean;
}

/**
 * Drafts pages one after the other. What is done stays done: a page is handed over whole or not at all, and those that
 * follow a faulty one are drafted, too.
 *
 * @param keep takes each page that was drafted
 * @returns what went wrong, and pages at which nothing is missing or stale
 */
export async function draftPages(
  exchange: Exchange,
  choice: DraftChoice,
  translate: Translate,
  signal: AbortSignal,
  keep: (page: string, drafted: DraftedPage) => void,
): Promise<{ readonly problems: readonly Problem[]; readonly complete: readonly string[] }> {
  const problems: Problem[] = [];
  const complete: string[] = [];
  for (const source of sourcesOf(exchange).filter((candidate) => isChosen(candidate, exchange, choice))) {
    const drafted = await draftPage(source, exchange, translate, signal);
    if (drafted === undefined) complete.push(pageOf(source));
    else if (Array.isArray(drafted)) problems.push(...drafted);
    else keep(pageOf(source), drafted);
    if (signal.aborted) break;
  }
  return { problems, complete };
}

function isChosen(source: ContentEntry, exchange: Exchange, { isNamed, missing, stale }: DraftChoice): boolean {
  if (isNamed(pageOf(source))) return true;
  if (!missing && !stale) return false;
  const page = unitsOfPage(source, exchange);
  if ('message' in page) return false;
  return page.translation ? stale === true && page.isBehind : missing === true;
}

/**
 * What translates: a module that exports `translate`, else the chat endpoint that the environment names.
 *
 * @throws where there is neither, or the module is none
 */
export async function loadProvider(
  file: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Translate> {
  if (file === undefined) return chatProvider(chatSettings(env));
  let provider: { readonly translate?: unknown };
  try {
    provider = await import(pathToFileURL(path.resolve(file)).href);
  } catch (error) {
    throw new Error(`The provider "${file}" cannot be loaded: ${messageOf(error)}`);
  }
  if (typeof provider.translate !== 'function') {
    throw new Error(`The provider "${file}" exports no function "translate" (docs/translating.md).`);
  }
  return provider.translate as Translate;
}
