import fc from 'fast-check';
import { breakLines } from './break-lines';

/** Lines of a text whose letters all have the same width. */
function linesOf(text: string, maxWidth: number, breakWords = false): string[] | undefined {
  const widthBefore = Array.from({ length: text.length + 1 }, (_, index) => index);
  return breakLines(text, { widthBefore, maxWidth, breakWords })?.map(({ start, end }) => text.slice(start, end));
}

describe('breakLines', () => {
  test('[EDGE-03] a title that fits is one line', () => {
    expect(linesOf('Keyboard shortcuts', 20)).toEqual(['Keyboard shortcuts']);
  });

  test('[EDGE-03] breaks between words, as evenly as they let it', () => {
    expect(linesOf('Translate the subtitles of a film', 24)).toEqual(['Translate the', 'subtitles of a film']);
  });

  test('[EDGE-03] a word that is wider than the line has none, unless words may be broken', () => {
    expect(linesOf('Datenschutzgrundverordnung', 12)).toBeUndefined();
    const broken = linesOf('Datenschutzgrundverordnung', 12, true) ?? [];
    expect(broken.join('')).toBe('Datenschutzgrundverordnung');
    expect(Math.max(...broken.map(({ length }) => length))).toBeLessThanOrEqual(12);
  });

  test.each([
    ['no line begins with a full stop', '翻译网页和文档。完', 8],
    ['no line begins with a small kana', 'あいうえおかきくけしょうゆ', 10],
    ['no line ends with an opening bracket', '翻訳する文書「論文」を選ぶ', 7],
  ])('[EDGE-03] %s', (_, text, maxWidth) => {
    const lines = linesOf(text, maxWidth) ?? [];
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(text);
    for (const line of lines.slice(1)) expect(line).not.toMatch(/^[。、」ょっ]/);
    for (const line of lines.slice(0, -1)) expect(line).not.toMatch(/[「（]$/);
  });

  test('[EDGE-03] katakana words stay whole where there is another place', () => {
    expect(linesOf('便利なショートカットを使う', 10)).toEqual(['便利な', 'ショートカットを使う']);
  });

  test('[EDGE-03] neither katakana nor a word with a hyphen is broken while there is another way', () => {
    expect(linesOf('タブレット', 4)).toBeUndefined();
    expect(linesOf('перевод веб-страниц', 11)).toEqual(['перевод', 'веб-страниц']);
    expect(linesOf('веб-страницы', 11)).toBeUndefined();
    expect(linesOf('веб-страницы', 11, true)).toEqual(['веб-', 'страницы']);
  });

  test('[EDGE-03] Korean breaks between words only', () => {
    expect(linesOf('번역 서비스 선택하기', 7)).toEqual(['번역 서비스', '선택하기']);
    expect(linesOf('번역서비스선택하기', 7)).toBeUndefined();
  });

  test('[EDGE-03] French signs stay with their words', () => {
    expect(linesOf('Tarifs\u00a0: gratuit', 9)).toEqual(['Tarifs\u00a0:', 'gratuit']);
    expect(linesOf('Tarifs : gratuit', 9)).toEqual(['Tarifs :', 'gratuit']);
  });

  test('[EDGE-03] nothing is lost, and no line is wider than it may be', () => {
    const words = fc.array(fc.stringMatching(/^[a-zA-Zé文書の。ー「」-]{1,9}$/), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(words, fc.integer({ min: 9, max: 30 }), (parts, maxWidth) => {
        const text = parts.join(' ');
        const lines = linesOf(text, maxWidth);
        if (!lines) return;
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(maxWidth);
      }),
      { numRuns: 2000 },
    );
  });
});
