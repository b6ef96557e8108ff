import { Parser } from 'htmlparser2';

/** A heading of a page, or its beginning, with the text up to the next heading. */
export interface PageSection {
  /** 1 is the page itself. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly anchor: string | null;
  readonly heading: string;
  readonly blocks: readonly string[];
}

type Level = PageSection['level'];

/** Elements that contain a block of text. A definition list's term and definition go together. */
const blockTags = new Set(['p', 'li', 'tr', 'dt', 'dd', 'summary', 'figcaption', 'blockquote', 'div', 'section', 'td']);

/** Excluded from the page's text: drawings, controls, and samples of other languages. */
const skippedTags = new Set(['svg', 'button', 'script', 'style', 'template', 'figcaption']);
const skippedClasses = new Set([
  'drawing',
  'scene',
  'sample',
  'hero-pair',
  'section-pair',
  'paired-target',
  'pair-line',
  'hero-actions',
  'platform-buttons',
  'practice',
  'campaign',
  'download-first',
]);

/** Marks the end of a key, until it is known whether another key is combined with it. */
const keyEnd = '\u0001';

const voidTags = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** Rows and items are short and similar; they are merged up to this length, so that a result is meaningful. */
const groupLength = 240;

/**
 * Splits a rendered article into its sections and blocks of plain text. Code is kept as its identifiers.
 *
 * @param description first text of the page: a sentence about its purpose
 */
export function cutPage(html: string, title: string, description: string): PageSection[] {
  const sections: { level: Level; anchor: string | null; heading: string; blocks: string[] }[] = [
    { level: 1, anchor: null, heading: plain(title), blocks: description === '' ? [] : [plain(description)] },
  ];
  const open: { name: string; skipped: boolean; group: string | undefined; isLeadIn: boolean }[] = [];
  let skipping = 0;
  let heading: { level: Level; anchor: string | null } | undefined;
  let inDefaultTitle = false;
  /** The title of a card or an admonition, or the term of a definition, which precedes the next text. */
  let leadIn = '';
  let text = '';
  /** Name of the list or table whose items are being merged. */
  let group: string | undefined;
  let groups = 0;

  const close = (kind: string | undefined) => {
    const words = plain(text);
    text = '';
    if (!/[\p{L}\p{N}]/u.test(words)) return;
    const block = leadIn + words;
    leadIn = '';
    const blocks = sections.at(-1)?.blocks;
    const last = blocks?.at(-1);
    if (
      blocks &&
      kind !== undefined &&
      kind === group &&
      last !== undefined &&
      last.length + block.length <= groupLength
    ) {
      blocks[blocks.length - 1] = `${last} · ${block}`;
    } else {
      blocks?.push(block);
    }
    group = kind;
  };
  const currentGroup = () => open.findLast((element) => element.group !== undefined)?.group;

  const parser = new Parser({
    onopentag(name, attributes) {
      const classes = (attributes.class ?? '').split(' ');
      const isHidden = attributes['aria-hidden'] === 'true' || attributes.hidden === '';
      const skipped = isHidden || skippedTags.has(name) || classes.some((one) => skippedClasses.has(one));
      if (voidTags.has(name)) {
        text += ' ';
        return;
      }
      if (skipped) skipping += 1;
      let own: string | undefined;
      if (skipping === 0) {
        if (/^h[1-6]$/.test(name)) {
          close(undefined);
          heading = { level: Number(name[1]) as Level, anchor: attributes.id ?? null };
        } else if (name === 'pre') {
          close(currentGroup());
        } else if (name === 'ul' || name === 'ol' || name === 'table' || name === 'dl') {
          close(currentGroup());
          groups += 1;
          own = String(groups);
        } else if (blockTags.has(name) && name !== 'td' && heading === undefined) {
          close(currentGroup());
        } else if (name === 'td' || name === 'th' || name === 'label') {
          text += plain(text) === '' ? '' : ' – ';
        }
        // A tab's labels are adjacent, and so are combined keys.
        if (name === 'kbd' && text.endsWith(keyEnd)) text = `${text.slice(0, -1)}+`;
        if (classes.includes('chord') && text.endsWith(keyEnd)) text = `${text.slice(0, -1)} `;
        // The default title of an admonition is ours; any other title is the author's.
        inDefaultTitle = name === 'span' && open.at(-1)?.isLeadIn === true;
        if (inDefaultTitle) skipping += 1;
      }
      const isLeadIn = name === 'dt' || classes.includes('admonition-title') || classes.includes('card-title');
      open.push({ name, skipped: skipped || inDefaultTitle, group: own, isLeadIn });
      inDefaultTitle = false;
    },
    ontext(data) {
      if (skipping === 0) text += data;
    },
    onclosetag(name) {
      if (voidTags.has(name)) return;
      const element = open.pop();
      if (element?.skipped) {
        skipping -= 1;
        return;
      }
      if (skipping > 0) return;
      if (heading !== undefined && /^h[1-6]$/.test(name)) {
        const words = plain(text);
        text = '';
        // The page's own top heading repeats or replaces its title: it is text of the page, not a section.
        if (heading.level === 1) sections[0]?.blocks.unshift(words);
        else sections.push({ ...heading, heading: words, blocks: [] });
        heading = undefined;
        group = undefined;
      } else if (name === 'pre') {
        text = identifiersOf(text).join(' ');
        close(undefined);
      } else if (element?.group !== undefined) {
        close(element.group);
        group = undefined;
      } else if (element?.isLeadIn) {
        const words = plain(text);
        text = '';
        if (words !== '') leadIn += `${words}: `;
      } else if (blockTags.has(name) && name !== 'td' && heading === undefined) {
        close(currentGroup());
      } else if (name === 'kbd') {
        text += keyEnd;
      }
    },
  });
  parser.end(html);
  close(undefined);
  return sections;
}

/** One line in NFC, without the marks that are internal to this step. */
function plain(text: string): string {
  return text.replaceAll(keyEnd, '').replace(/\s+/g, ' ').trim().normalize('NFC');
}

/** Keywords of programming languages, which are no useful search terms. */
const syntax = new Set(
  'const let var function return if else for while new class import export from default async await true false null undefined this'.split(
    ' ',
  ),
);

/**
 * The searchable part of a code block: its names and words in order, without duplicates. `--flag` keeps its dashes, so
 * that a result reads as written; punctuation and numbers are dropped.
 */
function identifiersOf(code: string): string[] {
  const found = code.match(/(?:--?)?[\p{L}_$][\p{L}\p{M}\p{N}_$]*(?:[-.:/@][\p{L}_$][\p{L}\p{M}\p{N}_$]*)*/gu) ?? [];
  return [...new Set(found)].filter((name) => name.replace(/^-+/, '').length > 1 && !syntax.has(name));
}
