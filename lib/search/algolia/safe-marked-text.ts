import { escapeHtml } from '../marked-text';

/**
 * Makes a text from the service safe to show: everything is escaped but `<mark>` tags, which come out in pairs whatever
 * went in. The service does not escape; a page about HTML, or somebody who can write to the index, could bring any tag.
 */
export function safeMarkedText(text: string): string {
  let open = false;
  const parts = text.split(/(<\/?mark>)/).map((part) => {
    if (part !== '<mark>' && part !== '</mark>') return escapeHtml(part);
    if (open === (part === '<mark>')) return '';
    open = !open;
    return part;
  });
  return parts.join('') + (open ? '</mark>' : '');
}
