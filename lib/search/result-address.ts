/**
 * Where a result leads. A service may index the site under another origin, so results stay on this one unless their
 * address matches the pattern for those that do not (SEARCH-03).
 *
 * @param externalPattern source of a regular expression, as the configuration has it
 * @returns a path of this site, or an address of another; `undefined` for what is no address of a page (`javascript:` …)
 */
export function resultAddress(url: string, origin: string, externalPattern?: string): string | undefined {
  let address: URL;
  try {
    address = new URL(url, origin);
  } catch {
    return undefined;
  }
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return undefined;
  if (externalPattern !== undefined && new RegExp(externalPattern).test(address.href)) return address.href;
  // Two slashes would name a host.
  return address.pathname.replace(/^\/{2,}/, '/') + address.search + address.hash;
}
