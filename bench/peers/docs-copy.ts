import { parse } from 'yaml';
import { z } from 'zod';
import { escapePattern } from '@/lib/tools/escape';

/** A page of the docs as plain Markdown: what every generator can take. */
export interface PlainDoc {
  /** The path inside the docs; the index is `index`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The text below the title. Links to other docs are `docs:<id>`, with the anchor if there is one. */
  readonly body: string;
}

const frontMatter = z.object({ title: z.string(), description: z.string(), url: z.url() });

/**
 * Reads the Markdown copy that the export has of each page (`lib/docs/markdown-page.ts`).
 *
 * @throws naming the page, where the copy is not of that form
 */
export function parseDocsCopy(id: string, text: string): PlainDoc {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n\n# [^\n]*\n+([\s\S]*)$/.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    throw new Error(`The Markdown copy of ${id} has no front matter with a title below it.`);
  }
  const { title, description, url } = frontMatter.parse(parse(head));
  const docsRoot = url.slice(0, url.indexOf('/docs/') + '/docs/'.length);
  return { id, title, description, body: markDocsLinks(body, docsRoot) };
}

/** Absolute addresses of docs become `docs:<id>`; all others stay as they are. */
function markDocsLinks(body: string, docsRoot: string): string {
  return body.replaceAll(new RegExp(`\\]\\(${escapePattern(docsRoot)}([^)#\\s]*)`, 'g'), (_, path: string) => {
    const id = path.replace(/\/$/, '');
    return `](docs:${id === '' ? 'index' : id}`;
  });
}

/** The text with its links to docs as a generator's own addresses. */
export function withAddresses(body: string, addressOf: (id: string) => string): string {
  return body.replaceAll(/\]\(docs:([^)#\s]+)/g, (_, id: string) => `](${addressOf(id)}`);
}
