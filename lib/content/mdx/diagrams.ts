import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { contentHash } from '@/lib/tools/content-hash';
import { escapeText } from '@/lib/tools/escape';
import { eachNode } from './mdx-tree';

type Mermaid = typeof import('@theletterf/beautiful-mermaid');

/** A drawn diagram, or what is wrong with it, with the line in its code, from 1. */
type Drawn =
  | { readonly svg: string; readonly title: string }
  | { readonly faults: readonly { readonly line: number; readonly reason: string }[] };

/** Draws diagrams at build: code in the language `mermaid` becomes `<Diagram>`, in the place of its fence. */
export function remarkDiagrams() {
  return async (tree: Root, file: VFile) => {
    const found: Code[] = [];
    eachNode(tree, (node) => {
      if (node.type === 'code' && node.lang === 'mermaid') found.push(node);
    });
    for (const node of found) {
      const drawn = await drawDiagram(node.value);
      if ('faults' in drawn) {
        const { line = 1, column = 1 } = node.position?.start ?? {};
        for (const fault of drawn.faults) file.message(fault.reason, { line: line + fault.line, column });
        continue;
      }
      const attributes = Object.entries(drawn).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
      Object.assign(node, { type: 'mdxJsxFlowElement', name: 'Diagram', attributes, children: [] });
    }
    // All faults of a page are reported at once (`compilePage`).
    const [first] = file.messages;
    if (first) throw first;
  };
}

const types = ['flowchart', 'graph', 'stateDiagram', 'sequenceDiagram', 'classDiagram', 'erDiagram'];
const description = /^\s*acc(Title|Descr)\s*:\s*(.*?)\s*$/;

/**
 * Draws a diagram as SVG without inline styles: its colours are variables, which `diagram.css` sets for both themes.
 *
 * @param code Mermaid, with a line `accDescr: …` for those who do not see it, and perhaps `accTitle: …`
 */
export async function drawDiagram(code: string): Promise<Drawn> {
  const lines = code.split('\n');
  const said = new Map(
    lines.flatMap((line) => {
      const [, name, text] = description.exec(line) ?? [];
      return name && text ? [[name, text]] : [];
    }),
  );
  const [title, text] = [said.get('Title') ?? '', said.get('Descr') ?? ''];
  // Their places stay empty, so that lines keep their numbers.
  const drawnLines = lines.map((line) => (description.test(line) || /^\s*%%/.test(line) ? '' : line));
  const first = drawnLines.findIndex((line) => line.trim() !== '');
  const [type = ''] = (drawnLines[first] ?? '').trim().split(/[\s-]/);
  if (!types.includes(type)) {
    const reason = `A diagram of the type "${type}" cannot be drawn. Known are ${types.join(', ')}.`;
    return { faults: [{ line: Math.max(first, 0) + 1, reason }] };
  }
  const faults: { line: number; reason: string }[] = [];
  if (text === '') {
    const reason = 'The diagram has no text for those who do not see it. Add a line "accDescr: …" below its first one.';
    faults.push({ line: first + 1, reason });
  }
  // It takes a third of a second to load, and most pages have no diagram.
  const mermaid = await import('@theletterf/beautiful-mermaid');
  let svg: string;
  try {
    svg = await mermaid.renderMermaid(drawnLines.map(widen).join('\n'), { padding: 16 });
  } catch {
    const reason = `The first line of the diagram cannot be read: "${drawnLines[first]?.trim()}". Write it as in "flowchart LR".`;
    return { faults: [...faults, { line: first + 1, reason }] };
  }
  for (const line of unreadLines(mermaid, drawnLines, first, svg)) {
    const reason = `This line of the diagram cannot be read: "${drawnLines[line - 1]?.trim()}". Write boxes as A["Label"] and labels of arrows as A -->|"Label"| B; colours are the site’s.`;
    faults.push({ line, reason });
  }
  return faults.length > 0 ? { faults } : { svg: cleanSvg(svg, title, text), title: title || text };
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー、。「」（）]/gu;
/** Takes a place for the measuring of texts, and none when it is drawn. */
const filler = '\u2060';

/** Widths are estimated by the number of characters, and those of Chinese, Japanese and Korean are twice as wide. */
const widen = (line: string): string => line.replace(wide, `$&${filler}`);

const statements = /^\s*(?:style|classDef|class\s+[\w,]+\s+\w+\s*$|linkStyle|click)\b/;
const keywords = new Set(
  'LR RL TD TB BT end subgraph direction participant actor as Note note over left right of loop alt else opt par and rect critical break activate deactivate autonumber class state v2 br o x'.split(
    ' ',
  ),
);
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}_]*/gu) ?? [];

/**
 * Lines of which something is not drawn, because the library passes over what it does not know: words that are neither
 * drawn nor names, arrows without a box at both ends, and colours.
 */
function unreadLines(mermaid: Mermaid, lines: readonly string[], first: number, svg: string): number[] {
  const header = lines[first] ?? '';
  const isFlow = /^\s*(?:flowchart|graph|stateDiagram)/.test(header);
  const drawn = [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs)].map(([, text = '']) =>
    decode(text.replace(/<[^>]*>/g, ' ')),
  );
  const names = isFlow
    ? namesOfGraph(mermaid, lines.join('\n'))
    : lines.flatMap((line) => wordsIn(/^\s*(?:participant|actor)\s+(\S+)\s+as\b/.exec(line)?.[1] ?? ''));
  const known = new Set([...keywords, ...wordsIn(drawn.join(' ').replaceAll(filler, '')), ...names]);
  return lines.flatMap((line, index) => {
    if (index <= first || line.trim() === '') return [];
    const isUnread =
      statements.test(line) ||
      wordsIn(line).some((word) => !known.has(word)) ||
      (isFlow && hasLooseArrow(mermaid, header, line));
    return isUnread ? [index + 1] : [];
  });
}

function namesOfGraph({ parseMermaid }: Mermaid, code: string): string[] {
  const { nodes, subgraphs } = parseMermaid(code);
  return [...nodes.keys(), ...subgraphs.map(({ id }) => id)].flatMap(wordsIn);
}

const arrow = /<?(?:--+|==+|-\.+-)[>ox]?/g;

function hasLooseArrow({ parseMermaid }: Mermaid, header: string, line: string): boolean {
  const bare = line.replace(/"[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\|/g, '');
  const arrows = bare.match(arrow)?.length ?? 0;
  return arrows > 0 && parseMermaid(`${header}\n${line}`).edges.length < arrows;
}

const decode = (text: string): string =>
  text.replace(
    /&(lt|gt|quot|#39|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '&',
  );

/** The drawing without styles and fonts of its own, named for screen readers, with identifiers that no other has. */
function cleanSvg(svg: string, title: string, text: string): string {
  const id = `diagram-${contentHash(svg + text, 6)}`;
  const name = title === '' ? '' : `<title id="${id}-title">${escapeText(title)}</title>`;
  const labels = title === '' ? `aria-labelledby="${id}"` : `aria-labelledby="${id}-title" aria-describedby="${id}"`;
  return svg
    .replaceAll(filler, '')
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/ (?:xmlns|style)="[^"]*"/g, '')
    .replace(/(\d\.\d)\d+/g, '$1')
    .replace(/(\bid="|url\(#)/g, `$1${id}-`)
    .replace(/>\s+</g, '><')
    .replace(/<svg([^>]*)>/, `<svg$1 role="img" ${labels}>${name}<desc id="${id}">${escapeText(text)}</desc>`);
}

/** Of a diagram's lines what a translation shares with its source: all but labels and descriptions. */
export function sharedDiagram(lines: readonly string[]): string[] {
  return lines.map((line) =>
    line
      .trim()
      .replace(description, (_, name: string) => `acc${name}:`)
      .replace(/"[^"]*"/g, '""')
      .replace(/^(participant\s+\S+\s+as|subgraph)\s.*$/, '$1')
      .replace(/(?<!acc(?:Title|Descr)):\s.*$/, ':'),
  );
}
