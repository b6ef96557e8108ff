/** @jest-environment jsdom */
import { startTermLinks } from './term-links';

const show = jest.fn(() => Promise.resolve());
let stop: () => void;
beforeEach(() => {
  HTMLElement.prototype.showPopover ??= () => {};
  document.body.innerHTML = `<main><div data-article><p><a id="term" href="/en/docs/glossary/#token">token</a>
    <a id="page" href="/en/docs/glossary/">Glossary</a></p></div><a id="outside" href="/en/docs/glossary/#token">x</a></main>`;
  show.mockClear();
  stop = startTermLinks(() => Promise.resolve({ show }));
});
afterEach(() => stop());

/** Presses a link. @returns whether the browser would follow it */
function press(id: string, keys: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...keys });
  return document.getElementById(id)?.dispatchEvent(click) ?? false;
}

test('[DOCS-20] a pressed term is shown, and its link not followed', async () => {
  expect(press('term')).toBe(false);
  await Promise.resolve();
  expect(show).toHaveBeenCalledWith(document.getElementById('term'));
});

test.each([
  ['a link to the glossary itself', 'page', {}],
  ['a link outside of the text', 'outside', {}],
  ['a press that asks for a new tab', 'term', { ctrlKey: true }],
])('[DOCS-20] %s is left to the browser', async (_, id, keys) => {
  expect(press(id, keys)).toBe(true);
  await Promise.resolve();
  expect(show).not.toHaveBeenCalled();
});

test('[DOCS-20] once stopped, terms are links again', () => {
  stop();
  expect(press('term')).toBe(true);
});
