import { stringify } from 'yaml';
import { escapeInline } from '@/lib/docs/markdown-page';
import { type PlainDoc, withAddresses } from './docs-copy';

/** How a generator takes its pages. */
export interface PageForm {
  /** Folder of the pages, in the generator's own. */
  readonly folder: string;
  /** Whether an address ends with a slash. */
  readonly endsWithSlash: boolean;
  /** Whether the title stands in the text; else the theme writes it from the front matter. */
  readonly hasHeading: boolean;
  /** Whether the address is given, because the generator would make it lower case. */
  readonly namesSlug: boolean;
}

/** The address of a page under `/docs/`, which is the same for all generators but for the slash. */
export function addressOfDoc(id: string, endsWithSlash: boolean): string {
  if (id === 'index') return '/docs/';
  return `/docs/${id}${endsWithSlash ? '/' : ''}`;
}

/** A page in the form that a generator takes, and its file in the generator's folder. */
export function peerPage(doc: PlainDoc, form: PageForm): { readonly file: string; readonly text: string } {
  const { id, title, description } = doc;
  const slug = id === 'index' ? 'docs' : `docs/${id}`;
  const head = stringify({ title, description, ...(form.namesSlug ? { slug } : {}) }, { lineWidth: 0 });
  const heading = form.hasHeading ? `# ${escapeInline(title)}\n\n` : '';
  const body = withAddresses(doc.body, (target) => addressOfDoc(target, form.endsWithSlash));
  return { file: `${form.folder}/${id}.md`, text: `---\n${head}---\n\n${heading}${body}` };
}
