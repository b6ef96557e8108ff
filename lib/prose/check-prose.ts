import type { ContentEntry } from '@/lib/content/entry';
import type { Problem } from '@/lib/content/problem';
import { scaffoldDescription, scaffoldText } from '@/lib/editing/new-page';
import type { PageBlocks } from '@/lib/translations/blocks';
import { isText, spokenText } from '@/lib/translations/terms-in-text';

/** An English text with its position. */
export interface Passage {
  readonly file: string;
  readonly line: number;
  /** The text that is read: no code, no addresses, no tags. */
  readonly text: string;
}

interface StyleRule {
  /** Not applied to messages, which have the product's prescribed words and other punctuation than pages. */
  readonly pagesOnly?: boolean;
  readonly pattern: RegExp;
  readonly message: (found: string) => string;
  readonly remedy: string;
}

/** The style rules of docs/writing.md that can be checked automatically. */
const rules: readonly StyleRule[] = [
  {
    pagesOnly: true,
    pattern: /\S*!(?![\w=])/,
    message: (found) => `There is an exclamation mark: "${found}".`,
    remedy: 'End the sentence with a full stop; put what must be typed in backticks.',
  },
  {
    pattern:
      /\b(?:simply|obviously|of course|effortless(?:ly)?|seamless(?:ly)?|blazing(?:ly)?|revolutionary|cutting-edge|world-class|game-chang\w+|unparalleled|please note)\b/i,
    message: (found) => `"${found}" says nothing that a reader can check.`,
    remedy: 'Leave it out, or say what is meant.',
  },
  {
    pattern: /(?<![\p{L}\p{N}.-])(\p{L}{2,}) \1(?![\p{L}\p{N}-])/iu,
    message: (found) => `A word stands twice: "${found}".`,
    remedy: 'Remove one.',
  },
  {
    pagesOnly: true,
    pattern: /\S*["']\S*/,
    message: (found) => `A quotation mark or an apostrophe is straight: ${found}.`,
    remedy: 'Run "npm run prose -- --fix", which sets them: “…” and ’.',
  },
  {
    pattern:
      /\b(?:not published|not documented|could not be confirmed|by the product[’']s own count|its makers|notices of (?:January|February|March|April|May|June|July|August|September|October|November|December))\b/i,
    message: (found) => `An outsider says "${found}"; this is the company’s own site.`,
    remedy: 'Say what holds for the reader (“a fair-use limit applies”), or what we have announced.',
  },
  {
    pattern: /\bthe sum\b(?! of\b)/i,
    message: (found) => `"${found}" is not what a price is called.`,
    remedy: 'Write the amount, the total or the full price.',
  },
  {
    pattern: /\bthe entry asks\b/i,
    message: (found) => `"${found}": an entry of a list asks for nothing.`,
    remedy: 'Write that the extension asks.',
  },
];

/** "had had" is correct, and so is a word before a label that begins with it: click **Click to sync**. */
function isRightTwice(found: string): boolean {
  return /^(?:had had|that that)$/i.test(found) || /^\p{L}+ \p{Lu}\p{L}*$/u.test(found);
}

const titleLength = 70;
const descriptionLength = { least: 40, most: 200 };

/** The English passages of a page: its front matter and its blocks of text. */
export function passagesOf({ file }: Pick<ContentEntry, 'file'>, { fields, blocks }: PageBlocks): Passage[] {
  return [
    ...fields.map(({ text }) => ({ file, line: 1, text })),
    ...blocks
      .filter(isText)
      .flatMap(({ line, segments }) => segments.map((text) => ({ file, line, text: spokenText(text) }))),
  ];
}

/** Style problems of a passage of a page or of the messages. */
export function checkPassage({ file, line, text }: Passage, place: 'page' | 'messages' = 'page'): Problem[] {
  return rules.flatMap(({ pattern, message, remedy, pagesOnly }): Problem[] => {
    if (pagesOnly && place !== 'page') return [];
    const found = pattern.exec(text)?.[0];
    if (found === undefined || isRightTwice(found)) return [];
    return [{ file, line, message: message(found), remedy }];
  });
}

/** Problems of a page beyond single passages: lengths, spaces, and placeholders of a new page. */
export function checkPage({ file, frontMatter, body, bodyLine }: ContentEntry): Problem[] {
  const { title, description } = frontMatter;
  const problems: Problem[] = [];
  const report = (line: number, message: string, remedy: string) => problems.push({ file, line, message, remedy });
  if (title.length > titleLength) {
    report(
      1,
      `The title has ${title.length} characters.`,
      `Say it in ${titleLength}; search engines cut off the rest.`,
    );
  }
  if (description === scaffoldDescription) {
    report(1, 'The description is the scaffold’s.', 'Say what a reader can do with the page.');
  } else if (description.length < descriptionLength.least || description.length > descriptionLength.most) {
    const { least, most } = descriptionLength;
    report(1, `The description has ${description.length} characters.`, `Write one sentence of ${least} to ${most}.`);
  }
  if (title.toLowerCase() === description.toLowerCase().replace(/\.$/, '')) {
    report(1, 'Title and description say the same.', 'Let the description say what the title does not.');
  }
  if (/\bwith\b[^.]*\berrors\.?$/i.test(description)) {
    report(
      1,
      'The description ends with errors.',
      'End it with what a reader can do, not with a list of the page’s parts.',
    );
  }
  let fenced = false;
  for (const [index, line] of body.split('\n').entries()) {
    if (/^\s*(?:```|~~~)/.test(line)) fenced = !fenced;
    if (fenced) continue;
    if (line.trim() === scaffoldText) {
      report(bodyLine + index, 'The first paragraph is the scaffold’s.', 'Write the page’s own.');
    }
    // Cells of a table may be aligned with spaces.
    const words = line.replace(/`[^`]*`/g, '``').trimStart();
    if (!words.startsWith('|') && /\S {2,}\S/.test(words.replace(/^(?:\d+\.|[-*])\s+/, ''))) {
      report(bodyLine + index, 'There are two spaces between words.', 'Remove one.');
    }
  }
  return problems;
}
