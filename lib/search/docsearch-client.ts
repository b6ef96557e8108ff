import type { DocSearchHit, DocSearchTransformClient } from '@docsearch/react';
import type { Locale } from '@/i18n/locales';
import { cleanQuery } from './clean-query';
import { resultAddress } from './result-address';
import type { SearchAnswer, SearchClient, SearchHit } from './search-client';

/** After this time DocSearch shows that it is waiting (SEARCH-07); only then does it keep a reported error. */
const stallMilliseconds = 300;

/** A hit in the modal: DocSearch's, with the fields of our own rendering. */
export interface ModalHit extends DocSearchHit {
  readonly contentLanguage?: Locale;
  /** The engine's texts with marks; DocSearch's own fields are empty, because it inserts them as HTML. */
  readonly marks?: SearchHit['_snippetResult'];
  readonly queryID?: string;
  readonly position?: number;
}

export interface DocSearchClientOptions {
  readonly client: SearchClient;
  readonly locale: Locale;
  readonly docsTags: readonly string[];
  readonly origin: string;
  readonly externalPattern?: string;
  /** Name of the group of pages without a category. */
  readonly otherCategory: string;
  readonly onAnswer?: (answer: SearchAnswer, query: string) => void;
  readonly onError?: (error: unknown) => void;
}

interface DocSearchRequest {
  readonly query?: string;
  readonly hitsPerPage?: number;
  readonly attributesToSnippet?: readonly string[];
}

/**
 * Adapts any engine to DocSearch.
 *
 * Errors: DocSearch sets the status `error` in a `catch` of the returned promise, and then its library resets it to
 * `idle` as soon as the promise settles, so that its error screen never shows. Therefore `catch` waits until DocSearch
 * would have shown that it is waiting (it would overwrite an earlier error), reports, and never settles. An error of an
 * overtaken search is ignored.
 */
export function docSearchClient(options: DocSearchClientOptions): DocSearchTransformClient {
  const { client, locale, docsTags } = options;
  let latest = 0;
  let abort: AbortController | undefined;

  const search = (input: unknown) => {
    const [request = {}] = (input as { requests: readonly DocSearchRequest[] }).requests;
    latest += 1;
    const own = latest;
    const started = performance.now();
    abort?.abort();
    abort = new AbortController();
    const { signal } = abort;
    const query = cleanQuery(request.query ?? '');
    const answered: Promise<SearchAnswer> =
      query === ''
        ? Promise.resolve({ hits: [], nbHits: 0 })
        : // The engine may throw before it answers.
          Promise.resolve().then(() =>
            client.search(
              { query, locale, docsTags, hitsPerPage: request.hitsPerPage ?? 20, snippetWords: snippetWords(request) },
              signal,
            ),
          );
    const response = answered.then((answer) => {
      if (own === latest) options.onAnswer?.(answer, query);
      const hits = answer.hits.flatMap((hit, index) => modalHit(hit, index, answer.queryID, options));
      return { results: [{ hits, nbHits: answer.nbHits, queryID: answer.queryID }] };
    });
    return {
      catch: (report: (error: Error) => unknown) => ({
        // biome-ignore lint/suspicious/noThenProperty: DocSearch calls `then` on what `catch` returns.
        then: (onAnswer: (value: unknown) => unknown) =>
          new Promise((resolve) => {
            response.then(onAnswer).then(resolve, (error: unknown) => {
              if (own !== latest) return;
              const wait = Math.max(0, stallMilliseconds + 50 - (performance.now() - started));
              setTimeout(() => {
                if (own !== latest) return;
                options.onError?.(error);
                try {
                  // DocSearch recognises by this name that no answer is possible. It rethrows the error, which nothing
                  // catches.
                  report(Object.assign(new Error('No answer'), { name: 'RetryError', cause: error }));
                } catch {
                  // Already reported.
                }
              }, wait);
            });
          }),
      }),
    };
  };

  return {
    search: search as unknown as DocSearchTransformClient['search'],
    addAlgoliaAgent: () => undefined,
    transporter: { algoliaAgent: { value: '', add: () => ({ value: '', add: () => ({}) }) } },
  } as unknown as DocSearchTransformClient;
}

/** The number of words is part of an attribute's name: `content:10`. */
function snippetWords({ attributesToSnippet = [] }: DocSearchRequest): number {
  return Number(attributesToSnippet[0]?.split(':')[1]) || 10;
}

function modalHit(
  { _highlightResult, _snippetResult, ...hit }: SearchHit,
  index: number,
  queryID: string | undefined,
  { origin, externalPattern, otherCategory }: DocSearchClientOptions,
): ModalHit[] {
  const url = resultAddress(hit.url, origin, externalPattern);
  // A hit without a page cannot be opened.
  if (url === undefined || hit.hierarchy.lvl1 === null) return [];
  const { lvl0, lvl1 } = hit.hierarchy;
  const shown = {
    objectID: hit.objectID,
    type: hit.type,
    content: hit.content,
    anchor: hit.anchor,
    contentLanguage: hit.contentLanguage,
    url,
    url_without_anchor: url.split('#')[0] ?? url,
    hierarchy: { ...hit.hierarchy, lvl0: lvl0 ?? otherCategory, lvl1 },
    marks: _snippetResult,
    queryID,
    position: index + 1,
  };
  return [shown as unknown as ModalHit];
}
