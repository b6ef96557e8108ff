import {
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
  transformerNotationWordHighlight,
} from '@shikijs/transformers';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { LanguageRegistration, ShikiTransformer } from 'shiki';
import { type CodeLine, mostWordMarks } from './code-marks';

/** What screen readers say in the place of the signs before added and removed lines. */
export type ChangeWords = Readonly<Record<NonNullable<CodeLine['change']>, string>>;

/** Plain text has no comments, but where it has marks, they stand behind the signs of one. */
export const markedText: LanguageRegistration = {
  name: 'marked-text',
  scopeName: 'text.marked',
  patterns: [{ match: String.raw`(?://|#)\s*\[!code .*$`, name: 'comment' }],
  repository: {},
};

/**
 * Turns the marks in comments into classes, and removes them.
 *
 * @param lines filled with the lines as they are shown
 * @param words written where the style sheet finds them (`data-spoken`)
 */
export function markTransformers(code: string, lines: CodeLine[], words?: ChangeWords): ShikiTransformer[] {
  const numbers = new Map<Element, number>();
  const finish: ShikiTransformer = {
    line(node, line) {
      numbers.set(node, line);
    },
    code(node) {
      for (const line of node.children) {
        if (line.type !== 'element') continue;
        trimEnd(line);
        const change = changeOf(line);
        if (change && words) line.properties['data-spoken'] = words[change];
        lines.push({ text: textOf(line), line: numbers.get(line) ?? 0, change });
      }
      // Where the last line was only a mark, the line break before it is left.
      if (node.children.at(-1)?.type === 'text') node.children.pop();
    },
  };
  return [
    transformerNotationDiff({
      classLineAdd: 'code-added',
      classLineRemove: 'code-removed',
      classActiveCode: 'code-lines',
    }),
    transformerNotationFocus({ classActiveLine: 'code-focus', classActiveCode: 'code-lines code-focused' }),
    transformerNotationHighlight({ classActiveLine: 'code-marked' }),
    // Each reads one mark of a comment.
    ...Array.from({ length: mostWordMarks(code) }, () =>
      transformerNotationWordHighlight({ classActiveWord: 'code-word' }),
    ),
    finish,
  ];
}

function changeOf({ properties }: Element): CodeLine['change'] {
  const classes = [properties.class ?? ''].flat();
  if (classes.includes('code-removed')) return 'removed';
  return classes.includes('code-added') ? 'added' : undefined;
}

/** Removes the space that was before a mark. */
function trimEnd(line: Element): void {
  for (let last = line.children.at(-1); last?.type === 'element'; last = line.children.at(-1)) {
    const [text] = last.children;
    if (text?.type === 'text') text.value = text.value.trimEnd();
    if (textOf(last) !== '') return;
    line.children.pop();
  }
}
