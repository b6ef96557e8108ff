import { z } from 'zod';

/** What somebody types, and the pages that would answer it; in the hard set, with their sections. */
const queryCase = z.strictObject({
  query: z.string().min(1),
  /** Routes without locale, `/docs/faq/` or `/docs/faq/#refund`; any of them is right. */
  expect: z.array(z.string().regex(/^\/(?:.*\/)?(?:#.+)?$/)).min(1),
  kind: z.enum(['title', 'body', 'typo', 'prefix', 'synonym', 'script', 'hard']),
});
export type QueryCase = z.infer<typeof queryCase>;

/** @throws with the file, where a case is invalid */
export function parseQueries(text: string, file: string): QueryCase[] {
  const result = z.array(queryCase).safeParse(JSON.parse(text));
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
}

/** The page of an address. */
export const routeIn = (address: string): string => address.replace(/#.*/, '');

export interface RankScore {
  /** Share of the queries whose first page is right. */
  readonly atOne: number;
  readonly atFive: number;
  /** Mean reciprocal rank of the first right page, within ten. */
  readonly reciprocal: number;
}

/** @param ranks rank of the first right page of each query, from 1; 0 where there is none */
export function scoreOf(ranks: readonly number[]): RankScore {
  const share = (limit: number) => ranks.filter((rank) => rank > 0 && rank <= limit).length / ranks.length;
  const reciprocal = ranks.reduce((sum, rank) => sum + (rank > 0 && rank <= 10 ? 1 / rank : 0), 0) / ranks.length;
  return { atOne: share(1), atFive: share(5), reciprocal };
}
