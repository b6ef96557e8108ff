import { Parser } from 'htmlparser2';

/** What the checks of an export need to know of a page. */
export interface PageFacts {
  readonly lang: string;
  readonly ids: readonly string[];
  /** Targets of links and of what the page loads, as written. */
  readonly links: readonly string[];
  /** What the browser loads before the load event: scripts and stylesheets of this site. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  readonly headings: number;
  /** `hreflang` and address of each alternate. */
  readonly alternates: ReadonlyMap<string, string>;
  readonly canonical: string | undefined;
  /** Whether search engines are asked to stay away. */
  readonly noindex: boolean;
  /** The picture that social networks show, and what it says. */
  readonly image: { readonly address: string; readonly alt: string | undefined } | undefined;
  /** Texts of the data blocks for machines. */
  readonly dataBlocks: readonly string[];
  /** Style attributes and handlers, which the security policy allows nowhere: `p style`. */
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
      // A browser that knows modules does not load what is for those that do not.
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
