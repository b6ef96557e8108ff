/**
 * The address of a result. A service may have indexed the site under another origin, so results stay on this one unless
 * their address matches the pattern for external ones (SEARCH-03).
 *
 * @param externalPattern source of a regular expression, from the configuration
 * @returns a path of this site, or an external address; `undefined` for an address that is no page's (`javascript:` …)
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
  // Two slashes would start a host name.
  return address.pathname.replace(/^\/{2,}/, '/') + address.search + address.hash;
}
