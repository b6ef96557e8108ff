import { maxQueryLength } from './search-client';

/**
 * What is looked for, of what was typed: at most 64 characters, none of them half of a pair, no control characters and no
 * marks of direction, which are pasted along unseen. Empty where there is no letter, digit or sign to look for.
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
