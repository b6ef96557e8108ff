/** A piece of a text, and whether it is what was looked for. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&nbsp;': ' ',
};

/**
 * The pieces of an engine's text with `<mark>` tags in escaped HTML. They are shown as text, so that no markup of an
 * index, or of a storage that somebody has written to, ever becomes the page's.
 */
export function piecesOf(value: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let marked = false;
  for (const part of value.split(/(<\/?mark>)/)) {
    if (part === '<mark>') marked = true;
    else if (part === '</mark>') marked = false;
    else if (part !== '') pieces.push({ text: unescapeHtml(part), marked });
  }
  return pieces;
}

function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39|#x27|nbsp);/g, (entity) => entities[entity] ?? entity);
}

const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text in the form that engines answer in. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => characters[character] ?? character);
}
