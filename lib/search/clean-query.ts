import { maxQueryLength } from './search-client';

/**
 * The query for a typed text: at most 64 characters without a split surrogate pair, control characters or direction
 * marks, which are pasted along invisibly. Empty where it contains no letter, digit or symbol.
 */
export function cleanQuery(typed: string): string {
  const query = typed
    .slice(0, maxQueryLength)
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff\p{Cc}]/gu, ' ')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}\p{S}\p{Extended_Pictographic}]/u.test(query) ? query : '';
}
