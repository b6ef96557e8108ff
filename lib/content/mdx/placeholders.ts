/**
 * Placeholders in copy: `{pricingUrl}` is the pricing page's address, `{hlStart}` and `{hlEnd}` enclose highlighted
 * words, `{siteUrlsStr}` lists supported sites, `{platform}` names the browser. A translation must hold the same ones as
 * its source.
 */
export const placeholderNames: ReadonlySet<string> = new Set([
  'pricingUrl',
  'hlStart',
  'hlEnd',
  'siteUrlsStr',
  'platform',
]);

/** An author's address with the pricing page's route in the place of its placeholder. */
export function addressOfAuthor(href: string): string {
  return href.replace(/^(?:\{|%7B)pricingUrl(?:\}|%7D)/, '/pricing/');
}
