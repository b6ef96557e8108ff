/** @jest-environment jsdom */
import { hasUnsentEntries, startUnsentWarning } from './unsent-entries';

function show(html: string): void {
  document.body.innerHTML = html;
}

/** Types into every field as a visitor does: attributes are unchanged. */
function type(text: string): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input,textarea')) field.value = text;
}

const inForm = (field: string) => `<main><form>${field}</form></main>`;

describe('what a visitor has typed and not sent', () => {
  test.each([
    '<input>',
    '<input type="text">',
    '<input type="number">',
    '<input type="password">',
    '<input type="email" value="a@b.example">',
    '<textarea>a</textarea>',
  ])('[ROUTE-06] is missed in %s', (field) => {
    show(inForm(field));
    expect(hasUnsentEntries()).toBe(false);
    type('12');
    expect(hasUnsentEntries()).toBe(true);
  });

  test('[ROUTE-06] is missed in any of several fields', () => {
    show(inForm('<input><input id="last">'));
    document.querySelector<HTMLInputElement>('#last')?.setRangeText('a');
    expect(hasUnsentEntries()).toBe(true);
  });

  test('[ROUTE-06] is not missed once it is taken back', () => {
    show(inForm('<input value="a">'));
    type('b');
    type('a');
    expect(hasUnsentEntries()).toBe(false);
  });

  test.each([
    ['in a search', '<main><search><form><input></form></search></main>'],
    ['outside of a form', '<main><input></main>'],
    ['outside of the main part', '<form><input></form><main></main>'],
    ['in a form that hides because it was sent', '<main><form hidden><input></form></main>'],
    ['by a program', inForm('<input type="hidden">')],
    ['by a choice', inForm('<input type="checkbox"><input type="radio">')],
    ['in a field for what is looked for', inForm('<input type="search">')],
  ])('[ROUTE-06] is not missed %s', (_, html) => {
    show(html);
    type('1');
    expect(hasUnsentEntries()).toBe(false);
  });
});

describe('before a page is left', () => {
  const isAskedFor = () => {
    const leave = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leave);
    return leave.defaultPrevented;
  };
  const input = () => document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));

  // The listeners live as long as the document.
  beforeAll(() => startUnsentWarning());

  test('[ROUTE-06] the browser asks who has typed something', () => {
    show(inForm('<input>'));
    expect(isAskedFor()).toBe(false);
    type('a');
    input();
    expect(isAskedFor()).toBe(true);
  });

  test('[ROUTE-06] it asks nobody who has taken it back, and listens no more, so that the page can be kept', () => {
    show(inForm('<input>'));
    type('a');
    input();
    const remove = jest.spyOn(window, 'removeEventListener');
    type('');
    input();
    expect(remove).toHaveBeenCalledWith('beforeunload', expect.any(Function));
    remove.mockRestore();
    expect(isAskedFor()).toBe(false);
  });

  test('[ROUTE-06] it asks nobody on the page that came in its place', () => {
    show(inForm('<input>'));
    type('a');
    input();
    show(inForm('<input>'));
    expect(isAskedFor()).toBe(false);
  });
});

test('[ROUTE-06] the browser asks who had typed before this was there', () => {
  show(inForm('<input>'));
  type('a');
  const add = jest.spyOn(window, 'addEventListener');
  startUnsentWarning();
  expect(add).toHaveBeenCalledWith('beforeunload', expect.any(Function));
  add.mockRestore();
});
