/** Routes of renamed pages, with those of today; "npm run rename" adds to them. */
export const redirects: Readonly<Record<string, string>> = {};
