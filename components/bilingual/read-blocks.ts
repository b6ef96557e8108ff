/** Elements within a line of text; all others begin a block of their own. */
const inlineTags = new Set(
  'A ABBR B BDI BDO BR BUTTON CITE CODE DATA DEL DFN EM FONT I IMG INPUT INS KBD MARK PICTURE Q RUBY S SAMP SMALL SPAN STRONG SUB SUP svg TIME U VAR WBR'.split(
    ' ',
  ),
);

/**
 * Code is equal in every language, samples and drawings show two languages themselves, and islands have states of their
 * own.
 */
const leftOut =
  'pre,.code-block,.sample,.drawing,.sample-window,.hero-pair,.section-pair,.scene,.practice,.hero-actions,.product,.pricing,[data-island],[aria-hidden="true"],[data-second],script,style,template';

/** A piece of text that has a counterpart in another language: a heading, a paragraph, the own text of a list item … */
export interface Block {
  readonly element: HTMLElement;
  /** The nodes of its own text, without blocks inside it. */
  readonly run: readonly ChildNode[];
}

/** A heading with the blocks below it. */
export interface Section {
  /** The heading's identifier, the same in every language; empty for what comes before the first heading. */
  readonly id: string;
  readonly blocks: readonly Block[];
}

/** The blocks of an article by heading, in document order. */
export function readBlocks(article: Element): Section[] {
  let section: { id: string; blocks: Block[] } = { id: '', blocks: [] };
  const sections = [section];

  const visit = (element: HTMLElement) => {
    if (element.matches(leftOut)) return;
    // A label contains its field beside its words.
    const holder = element.tagName === 'LABEL' ? (element.querySelector('span') ?? element) : element;
    const run = ownText(holder);
    if (run.some(hasText)) {
      if (/^H[2-6]$/.test(holder.tagName)) {
        section = { id: holder.id, blocks: [] };
        sections.push(section);
      }
      section.blocks.push({ element: holder, run });
    }
    visitChildren(holder);
  };
  const visitChildren = (parent: Element) => {
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
      if (!inlineTags.has(child.tagName) && child instanceof HTMLElement) visit(child);
    }
  };
  visitChildren(article);
  return sections;
}

/** The first run of text among an element's children; it ends where a block begins. */
function ownText(element: Element): ChildNode[] {
  const run: ChildNode[] = [];
  for (let node = element.firstChild; node; node = node.nextSibling) {
    const isBlock = isElement(node) && !inlineTags.has(node.tagName);
    if (!isBlock) run.push(node);
    else if (run.some(hasText)) break;
    else run.length = 0;
  }
  return run;
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

const hasText = (node: Node): boolean =>
  node.nodeType !== 8 && !(isElement(node) && node.tagName === 'svg') && (node.textContent ?? '').trim() !== '';
