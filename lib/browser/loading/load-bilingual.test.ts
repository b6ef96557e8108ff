/** @jest-environment jsdom */

import { bilingualSlot } from '../settings/storage-slot';
import { isBilingualKey, loadBilingualWhenAsked } from './load-bilingual';
import { pageChangedEvent } from './page-changed';

const button = () => document.querySelector('[data-bilingual]') as HTMLElement;
const key = (init: KeyboardEventInit, target: Element = document.body) => {
  let isKey = false;
  document.addEventListener(
    'keydown',
    (event) => {
      isKey = isBilingualKey(event);
    },
    { once: true },
  );
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));
  return isKey;
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    '<button data-bilingual="en">Bilingue</button><p>Text</p><input><input type="radio"><div contenteditable="true"></div>';
});

describe('the key', () => {
  test('is Alt+A, whatever letter a layout has there', () => {
    expect(key({ code: 'KeyA', key: 'å', altKey: true })).toBe(true);
    expect(key({ code: 'KeyA', key: 'a' })).toBe(false);
    expect(key({ code: 'KeyA', altKey: true, ctrlKey: true })).toBe(false);
    expect(key({ code: 'KeyB', altKey: true })).toBe(false);
  });

  test('belongs to who types, and not to a chosen tab', () => {
    const [text, radio] = document.querySelectorAll('input');
    expect(key({ code: 'KeyA', altKey: true }, text)).toBe(false);
    expect(key({ code: 'KeyA', altKey: true }, document.querySelector('[contenteditable]') ?? undefined)).toBe(false);
    expect(key({ code: 'KeyA', altKey: true }, radio)).toBe(true);
  });
});

describe('loading', () => {
  test('waits until it is asked for, happens once, and says how it was asked', () => {
    const load = jest.fn();
    loadBilingualWhenAsked(load);
    document.querySelector('p')?.click();
    expect(load).not.toHaveBeenCalled();
    button().click();
    button().click();
    expect(load).toHaveBeenCalledTimes(1);
    expect(button().dataset.asked).toBe('press');
  });

  test('that failed says so, and is tried again', () => {
    const load = jest.fn((failed: () => void) => failed());
    loadBilingualWhenAsked(load);
    button().click();
    expect(button().dataset.failed).toBe('');
    button().click();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('does not wait where it was chosen before, also on a page that comes later', () => {
    bilingualSlot.set('on en dotted');
    document.body.replaceChildren();
    const load = jest.fn();
    loadBilingualWhenAsked(load);
    expect(load).not.toHaveBeenCalled();
    document.body.innerHTML = '<button data-bilingual="en"></button>';
    document.dispatchEvent(new Event(pageChangedEvent));
    expect(load).toHaveBeenCalledTimes(1);
  });
});
