import { didYouMean } from '../problem';

/** A mark in the comments of a code block, as Shiki writes them: `// [!code ++]`. */
interface CodeMark {
  /** As written, with its brackets. */
  readonly text: string;
  /** Where it begins in the code, from 1. */
  readonly line: number;
  readonly column: number;
}

/** Something that is wrong with a mark, with its remedy in the second sentence. */
export interface MarkFault extends Pick<CodeMark, 'line' | 'column'> {
  readonly reason: string;
}

/** What begins like a mark, right or wrong. */
const markPattern = /\[!\s*code\b(?:\\.|[^\]\\\n])*\]?/gi;

const lineMark = /^\[!code (\+\+|--|focus|highlight)(?::[1-9]\d*)?\]$/;
const wordMark = /^\[!code word:((?:\\.|[^:\]\\])+)(?::[1-9]\d*)?\]$/;

const knownMarks = ['++', '--', 'focus', 'highlight', 'word'];

/** Whether the code has marks, right or wrong. */
export const hasMarks = (code: string): boolean => code.search(markPattern) !== -1;

/** A text without its marks; the comment signs around them stay. */
export const withoutMarks = (text: string): string => text.replace(markPattern, '');

/**
 * What a translation shares of the marks in a text. Words are left out where they are words of a language, as in plain
 * text.
 */
export function sharedMarks(text: string, words: 'same' | 'translated'): string {
  return marksIn(text)
    .map((mark) => (words === 'translated' ? mark.text.replace(/(\[!code word:)(?:\\.|[^:\]\\])+/, '$1') : mark.text))
    .join('');
}

/** Whether a mark needs styles that other blocks of code do not have: all but the highlighted line. */
export const needsMarkStyles = (code: string): boolean =>
  marksIn(code).some(({ text }) => lineMark.exec(text)?.[1] !== 'highlight');

/** How many words are marked on the line that marks most of them. */
export const mostWordMarks = (code: string): number =>
  Math.max(...code.split('\n').map((line) => marksIn(line).filter(({ text }) => wordMark.test(text)).length));

/** Marks that are unknown, and words that are not in the code. */
export function markFaults(code: string): MarkFault[] {
  return marksIn(code).flatMap(({ text, line, column }): MarkFault[] => {
    if (lineMark.test(text)) return [];
    const word = wordMark.exec(text)?.[1]?.replace(/\\(.)/g, '$1');
    if (word === undefined) return [{ reason: unknownMark(text), line, column }];
    const rest = code
      .split('\n')
      .slice(line - 1)
      .map(withoutMarks)
      .join('\n');
    if (rest.includes(word)) return [];
    const remedy = 'Write the word as it is in the lines below the mark; a colon in it is "\\:".';
    return [{ reason: `The mark "${text}" finds no such word. ${remedy}`, line, column }];
  });
}

function unknownMark(text: string): string {
  const name = /^\[!\s*code\s*([^\s:\]]*)/i.exec(text)?.[1] ?? '';
  const hint = knownMarks.includes(name) ? '' : didYouMean(name, knownMarks);
  return `Unknown mark "${text}".${hint} Known are [!code ++], [!code --], [!code focus] and [!code highlight], each also with a number of lines ([!code focus:3]), and [!code word:name].`;
}

/**
 * Marks that the highlighter takes for code, or for another line's: those in no comment, and those alone on a line with
 * no line of code below.
 *
 * @param lines the code as it is shown, for comparison
 */
export function misreadMarks(code: string, lines: readonly CodeLine[]): MarkFault[] {
  const shown = new Map(lines.map(({ text, line }) => [line, text]));
  const written = code.split('\n').map(shownText);
  return marksIn(code).flatMap(({ text, line, column }): MarkFault[] => {
    if (folded(shown.get(line) ?? '') !== written[line - 1]) {
      const remedy =
        'Put it into a comment at the end of the line, or on a line of its own above; in plain text behind "//" or "#".';
      return [{ reason: `The mark "${text}" cannot be read here. ${remedy}`, line, column }];
    }
    if (written[line - 1] !== '' || written[line] || !lineMark.test(text)) return [];
    const remedy = 'Put it right above the line that it marks; several go into one comment.';
    return [{ reason: `The mark "${text}" stands above no line of code. ${remedy}`, line, column }];
  });
}

const emptyComment = /\s*(?:\{\s*\/\*\s*\*\/\s*\}|\/\*\s*\*\/|<!--\s*-->|\/\/|#|;+|%+|--)\s*$/;

/** What is to be shown of a line: all but marks, and the comment that they leave empty. */
function shownText(line: string): string {
  const text = withoutMarks(line);
  return folded(text === line ? text : text.replace(emptyComment, ''));
}

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

function marksIn(code: string): CodeMark[] {
  return code
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(markPattern)].map((match) => ({ text: match[0], line: index + 1, column: match.index + 1 })),
    );
}

/** A line of code as it is shown, without marks. */
export interface CodeLine {
  readonly text: string;
  /** Its number in the block as written, from 1. */
  readonly line: number;
  readonly change?: 'added' | 'removed';
}

/**
 * What the copy button copies: the code after the change, that is, without removed lines. `undefined` where nothing is
 * removed, and it is the code as shown.
 */
export function codeAfterChange(lines: readonly CodeLine[]): string | undefined {
  const kept = lines.filter(({ change }) => change !== 'removed');
  return kept.length === lines.length ? undefined : kept.map(({ text }) => text).join('\n');
}

const signs = { added: '+', removed: '-' };

/** Lines in the notation of `diff`, which Markdown knows; `undefined` where nothing is added or removed. */
export function asDiff(lines: readonly CodeLine[]): string | undefined {
  if (lines.every(({ change }) => change === undefined)) return undefined;
  return lines.map(({ text, change }) => (change ? signs[change] : ' ') + text).join('\n');
}
