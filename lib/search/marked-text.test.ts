import fc from 'fast-check';
import { escapeHtml, piecesOf } from './marked-text';

describe('piecesOf', () => {
  test('[SEARCH-05] tells what was found from the rest', () => {
    expect(piecesOf('a &amp; <mark>b</mark> c')).toEqual([
      { text: 'a & ', marked: false },
      { text: 'b', marked: true },
      { text: ' c', marked: false },
    ]);
  });

  test('[SEARCH-05] other markup stays text, and no text is lost', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const whole = piecesOf(escapeHtml(text)).map((piece) => piece.text);
        expect(whole.join('')).toBe(text);
      }),
    );
    expect(piecesOf('<img src=x onerror=alert(1)>')).toEqual([{ text: '<img src=x onerror=alert(1)>', marked: false }]);
  });
});
