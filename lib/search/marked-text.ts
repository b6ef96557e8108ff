/** A piece of a text, and whether it is a match. */
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
 * Splits an engine's text, which is escaped HTML with `<mark>` tags, into pieces that are rendered as text, so that no
 * markup of an index, or of manipulated storage, becomes the page's.
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

/** Escapes a text as engines do in their answers. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => characters[character] ?? character);
}
