/** Makes an element with a class, attributes and content. Texts become text, whatever they hold. */
export function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  attributes: Readonly<Record<string, string>> = {},
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}
