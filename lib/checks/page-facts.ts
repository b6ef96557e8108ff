import { Parser } from 'htmlparser2';

/** The facts of a page that the checks of an export use. */
export interface PageFacts {
  readonly lang: string;
  readonly ids: readonly string[];
  /** Addresses of links and of loaded resources, as written. */
  readonly links: readonly string[];
  /** Scripts and stylesheets of this site that load before the load event. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  readonly headings: number;
  /** `hreflang` and address of each alternate. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly canonical: string | undefined;
  /** Whether search engines are excluded. */
  readonly noindex: boolean;
  /** The social card, and its description. */
  readonly image: { readonly address: string; readonly alt: string | undefined } | undefined;
  /** Contents of the data blocks (JSON-LD). */
  readonly dataBlocks: readonly string[];
  /** Style attributes and event handlers, which the security policy forbids: `p style`. */
  readonly inlineCode: readonly string[];
}

/** Reads a page's HTML. */
export function readPageFacts(html: string): PageFacts {
  let lang = '';
  let headings = 0;
  let canonical: string | undefined;
  let noindex = false;
  const properties = new Map<string, string>();
  const dataBlocks: string[] = [];
  let dataBlock: string | undefined;
  const ids: string[] = [];
  const links: string[] = [];
  const scripts: string[] = [];
  const stylesheets: string[] = [];
  const inlineCode: string[] = [];
  const alternates = new Map<string, string>();
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, href, src, rel } = attributes;
      if (name === 'meta' && attributes.property) properties.set(attributes.property, attributes.content ?? '');
      if (name === 'meta' && attributes.name === 'robots') noindex = /\bnoindex\b/.test(attributes.content ?? '');
      if (name === 'script' && attributes.type === 'application/ld+json') dataBlock = '';
      if (name === 'html') lang = attributes.lang ?? '';
      if (name === 'h1') headings += 1;
      if (id) ids.push(id);
      for (const key of Object.keys(attributes)) {
        if (key === 'style' || /^on[a-z]/.test(key)) inlineCode.push(`${name} ${key}`);
      }
      if (name === 'link' && rel === 'alternate' && href && attributes.hreflang)
        alternates.set(attributes.hreflang, href);
      else if (name === 'link' && rel === 'canonical') canonical = href;
      else if (href) links.push(href);
      if (src) links.push(src);
      // Browsers with modules skip `nomodule` scripts.
      if (name === 'script' && src?.startsWith('/') && !('nomodule' in attributes)) scripts.push(src);
      if (name === 'link' && rel === 'stylesheet' && href?.startsWith('/')) stylesheets.push(href);
    },
    ontext(text) {
      if (dataBlock !== undefined) dataBlock += text;
    },
    onclosetag() {
      if (dataBlock !== undefined) dataBlocks.push(dataBlock);
      dataBlock = undefined;
    },
  });
  parser.end(html);
  const address = properties.get('og:image');
  const image = address === undefined ? undefined : { address, alt: properties.get('og:image:alt') };
  return {
    noindex,
    image,
    dataBlocks,
    lang,
    ids,
    links,
    scripts,
    stylesheets,
    headings,
    alternates,
    canonical,
    inlineCode,
  };
}
