import { stringify } from 'yaml';
import type { RouteRecord } from '@/lib/content/content-files';

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

/** Address of a page's text as Markdown, by one rule: its own, with `.md` instead of the last slash. */
export function markdownRoute(route: string): string {
  return `${route.slice(0, -1)}.md`;
}

/**
 * Whether a page is available as Markdown. Unlisted docs are not, because a text file on a static host cannot declare
 * `noindex`.
 */
export function hasMarkdown(record: Pick<RouteRecord, 'kind' | 'unlisted'>): boolean {
  return record.kind === 'doc' && !record.unlisted;
}

interface LlmsLink {
  readonly title: string;
  readonly url: string;
  readonly description: string;
  /** Name of the text's language, where it is not the list's. */
  readonly language?: string;
}

export interface LlmsSection {
  readonly title: string;
  readonly links: readonly LlmsLink[];
}

export interface LlmsTextInput {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly LlmsSection[];
}

/** A list of pages for language models, in the format of https://llmstxt.org. */
export function llmsText({ title, summary, sections }: LlmsTextInput): string {
  const parts = [
    `# ${escapeInline(title)}`,
    `> ${escapeInline(summary)}`,
    ...sections.flatMap((section) => [`## ${escapeInline(section.title)}`, section.links.map(listItem).join('\n')]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function listItem({ title, url, description, language }: LlmsLink): string {
  const inLanguage = language === undefined ? '' : ` (${language})`;
  return `- [${escapeInline(title)}](${url}): ${escapeInline(description)}${inLanguage}`;
}
