import { Parser } from 'htmlparser2';

/** A heading of a page, or its beginning, with the text below it up to the next heading. */
export interface PageSection {
  /** 1 is the page itself. */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  readonly anchor: string | null;
  readonly heading: string;
  readonly blocks: readonly string[];
}

type Level = PageSection['level'];

/** Elements that hold a block of text. A definition list's term and what it says of it stand together. */
const blockTags = new Set(['p', 'li', 'tr', 'dt', 'dd', 'summary', 'figcaption', 'blockquote', 'div', 'section', 'td']);

/** What is not the page's text: drawings, controls, and samples of other languages. */
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
  'reading',
  'campaign',
  'download-first',
]);

/** Stands where a key ends, until it is known whether another is pressed with it. */
const keyEnd = '\u0001';

const voidTags = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** Rows and items are short and alike; they are put together up to this length, so that a result says something. */
const groupLength = 240;

/**
 * Cuts a rendered article into its sections and blocks of plain text. Code is kept as its identifiers.
 *
 * @param description opens the text of the page: it says in a sentence what the page is for
 */
export function cutPage(html: string, title: string, description: string): PageSection[] {
  const sections: { level: Level; anchor: string | null; heading: string; blocks: string[] }[] = [
    { level: 1, anchor: null, heading: plain(title), blocks: description === '' ? [] : [plain(description)] },
  ];
  const open: { name: string; skipped: boolean; group: string | undefined; isLeadIn: boolean }[] = [];
  let skipping = 0;
  let heading: { level: Level; anchor: string | null } | undefined;
  let inDefaultTitle = false;
  /** The title of a card or an admonition, or the term of a definition, which opens the text after it. */
  let leadIn = '';
  let text = '';
  /** Name of the list or table whose items are being put together. */
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
        // A tab's labels lie beside each other, and so do keys that are pressed together.
        if (name === 'kbd' && text.endsWith(keyEnd)) text = `${text.slice(0, -1)}+`;
        if (classes.includes('chord') && text.endsWith(keyEnd)) text = `${text.slice(0, -1)} `;
        // The word for an admonition's kind is ours; a title in its place is the author's.
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
        // The page's own top heading repeats or replaces its title: it is text of the page, not a part of it.
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

/** One line in NFC, without the marks that only this step uses. */
function plain(text: string): string {
  return text.replaceAll(keyEnd, '').replace(/\s+/g, ' ').trim().normalize('NFC');
}

/** Words that every program has: nobody searches the docs for them. */
const syntax = new Set(
  'const let var function return if else for while new class import export from default async await true false null undefined this'.split(
    ' ',
  ),
);

/**
 * What a reader may search of a code block: its names and words in order, each once. `--flag` keeps its dashes, so that a
 * result reads as it is written; punctuation and numbers are left out.
 */
function identifiersOf(code: string): string[] {
  const found = code.match(/(?:--?)?[\p{L}_$][\p{L}\p{M}\p{N}_$]*(?:[-.:/@][\p{L}_$][\p{L}\p{M}\p{N}_$]*)*/gu) ?? [];
  return [...new Set(found)].filter((name) => name.replace(/^-+/, '').length > 1 && !syntax.has(name));
}
