import { fitPair, type TextToFit } from './fit-text';
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
