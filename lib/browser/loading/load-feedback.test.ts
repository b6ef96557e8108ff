/** @jest-environment jsdom */
import { feedbackSlot } from '../settings/storage-slot';
import { feedbackMetaName, isTranslated, startFeedbackLoading, takesFeedback } from './load-feedback';
import { pageChangedEvent } from './page-changed';

const page = `<div class="doc-main"><div class="doc-head"></div><article><div data-article lang="it"><p>Ciao <b lang="en">Hello</b></p></div></article><div class="doc-meta"></div></div>`;

let comeNear: (isIntersecting: boolean) => void;
const observed: Element[] = [];

beforeEach(() => {
  document.body.innerHTML = page;
  document.head.innerHTML = '';
  localStorage.clear();
  observed.length = 0;
  global.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe = (element: Element) => void observed.push(element);
  } as unknown as typeof IntersectionObserver;
});

test('[DOCS-16] nothing is loaded before the end of the page is near', () => {
  const load = jest.fn();
  startFeedbackLoading(load);
  comeNear(false);
  expect(load).not.toHaveBeenCalled();
  comeNear(true);
  expect(load).toHaveBeenCalledTimes(1);
});

test('[DOCS-16] the end of the next page is watched too', () => {
  startFeedbackLoading(jest.fn());
  document.body.innerHTML = page;
  document.dispatchEvent(new Event(pageChangedEvent));
  expect(observed.at(-1)).toBe(document.querySelector('.doc-meta'));
});

test('[DOCS-16] what is kept loads it', () => {
  feedbackSlot.set('[]');
  const load = jest.fn();
  startFeedbackLoading(load);
  expect(load).toHaveBeenCalledTimes(1);
});

test('[BIL-01] translated text that is selected loads it, a mere click does not', () => {
  const load = jest.fn();
  startFeedbackLoading(load);
  const text = document.querySelector('p')?.firstChild as Text;
  getSelection()?.collapse(text, 1);
  document.dispatchEvent(new Event('selectionchange'));
  expect(load).not.toHaveBeenCalled();
  getSelection()?.setBaseAndExtent(text, 0, text, 3);
  document.dispatchEvent(new Event('selectionchange'));
  expect(load).toHaveBeenCalled();
});

test('[BIL-01] English within a translation is none, nor is what is outside of a page of the docs', () => {
  expect(isTranslated(document.querySelector('p')?.firstChild ?? null)).toBe(true);
  expect(isTranslated(document.querySelector('b')?.firstChild ?? null)).toBe(false);
  expect(isTranslated(document.querySelector('.doc-meta'))).toBe(false);
  document.querySelector('.doc-head')?.remove();
  expect(isTranslated(document.querySelector('p')?.firstChild ?? null)).toBe(false);
  expect(isTranslated(null)).toBe(false);
});

test('[DOCS-16] a site with neither service nor issue form takes none', () => {
  expect(takesFeedback(false)).toBe(false);
  expect(takesFeedback(true)).toBe(true);
  document.head.innerHTML = `<meta name="${feedbackMetaName}" content="https://a.example">`;
  expect(takesFeedback(false)).toBe(true);
});
