import { stringify } from 'yaml';

export interface MarkdownPageInput {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the text's page. */
  readonly url: string;
  /** Language tag of the text. */
  readonly language: string;
  /** ISO days. */
  readonly lastUpdated?: string;
  readonly factsDate?: string;
  /** The text below the title. */
  readonly body: string;
}

/** A page's Markdown file: its metadata as front matter, and its text under its title. */
export function markdownPage({ body, ...about }: MarkdownPageInput): string {
  const { title, description, url, language, lastUpdated, factsDate } = about;
  const known = Object.entries({ title, description, url, language, lastUpdated, factsDate }).filter(
    ([, value]) => value !== undefined,
  );
  const frontMatter = stringify(Object.fromEntries(known), { lineWidth: 0 });
  return `---\n${frontMatter}---\n\n# ${escapeInline(title)}\n\n${body}`;
}

/** Escapes a text as one line of Markdown. */
export function escapeInline(text: string): string {
  return text.replace(/[\\`*_[\]<]/g, '\\$&');
}
