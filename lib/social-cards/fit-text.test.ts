import fc from 'fast-check';
import { breakLines, fitPair, type TextToFit } from './fit-text';
import { typefaces } from './typefaces';

/** A text whose letters are all half as wide as the font size. */
function text(words: string, script: keyof typeof typefaces = 'latin'): TextToFit {
  const letter = script === 'kana' ? 1 : 0.5;
  return {
    text: words,
    widthBefore: Array.from({ length: words.length + 1 }, (_, index) => index * letter),
    typeface: typefaces[script],
  };
}

const room = { width: 1000, height: 376 };

describe('fitPair', () => {
  test('[EDGE-03] a short title is large', () => {
    expect(fitPair(text('Pricing'), undefined, room).title).toMatchObject({ size: 92, lines: [{ start: 0, end: 7 }] });
  });

  test('[EDGE-03] ideographs take one line in a smaller size rather than two in a larger one', () => {
    const { title } = fitPair(text('翻訳サービスを選んで使う方法', 'kana'), undefined, room);
    expect(title.lines).toHaveLength(1);
    expect(title.size).toBeLessThan(75);
  });

  test.each([
    ['a long title', 'How to translate the subtitles of a film, a lecture or a talk into the language that you read'],
    ['a word that is wider than the card', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung'],
  ])('[EDGE-03] %s keeps within its room, with its second line', (_, words) => {
    const { title, second, gap, height } = fitPair(text(words), text('字幕を翻訳する方法と手順', 'kana'), room);
    expect(height).toBeLessThanOrEqual(room.height);
    expect(height).toBeCloseTo(title.height + gap + (second?.height ?? 0));
    for (const { start, end } of title.lines) expect((end - start) * 0.5 * title.size).toBeLessThanOrEqual(room.width);
  });

  test('[EDGE-03] the second line can be read where the title is small', () => {
    const { second } = fitPair(text(`${'words and '.repeat(14)}words`), text('字幕', 'kana'), room);
    expect(second?.size).toBeGreaterThan(29);
  });

  test('[EDGE-03] what is no title any more is refused by name', () => {
    expect(() => fitPair(text('word '.repeat(200)), undefined, room)).toThrow('too long for a social card');
  });
});

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
