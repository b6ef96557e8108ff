/**
 * Adds styles that came with a script. A file of their own would be one more request and one more repaint. Every supported
 * browser has `adoptedStyleSheets`.
 */
export function adoptStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
