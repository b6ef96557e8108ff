export interface AddressPolicy {
  /** The site's own origin, `https://immersivetranslate.com`. */
  readonly origin: string;
  /** A regular expression that addresses elsewhere must match to be led to. */
  readonly externalUrlPattern?: string;
}

/**
 * Where a result may lead: a path on this site, or an address elsewhere that matches the pattern (SEARCH-03). `undefined`
 * for every other: a result must not be able to run a script or lead somewhere unforeseen.
 */
export function resultAddress(url: string, { origin, externalUrlPattern }: AddressPolicy): string | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const address = new URL(url, origin);
  if (address.origin === new URL(origin).origin) return address.pathname + address.search + address.hash;
  const isWeb = address.protocol === 'https:' || address.protocol === 'http:';
  const isForeseen = externalUrlPattern !== undefined && new RegExp(externalUrlPattern).test(address.href);
  return isWeb && isForeseen ? address.href : undefined;
}
