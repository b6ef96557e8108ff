import { visualRuns } from './visual-runs';

/** The parts of a line from left to right, in one font. */
function partsOf(text: string, direction: 'ltr' | 'rtl'): string[] {
  return visualRuns(
    text,
    direction,
    Array.from(text, () => 'font'),
  ).map(({ start, end, isRightToLeft }) => `${isRightToLeft ? '←' : '→'}${text.slice(start, end)}`);
}

describe('visualRuns', () => {
  test('[EDGE-03] a word in Latin stands to the left of the Arabic before it', () => {
    expect(partsOf('ترجمة PDF الآن', 'rtl')).toEqual(['← الآن', '→PDF', '←ترجمة ']);
  });

  test('[EDGE-03] a number in brackets ends an Arabic line at its left', () => {
    expect(partsOf('الأسعار (2026)', 'rtl')).toEqual(['←)', '→2026', '←الأسعار (']);
  });

  test('[EDGE-03] Arabic in an English line is one part turned round', () => {
    expect(partsOf('The word سلام here', 'ltr')).toEqual(['→The word ', '←سلام', '→ here']);
  });

  test('[EDGE-03] a line is cut where its font changes, and what has no font is left out', () => {
    const runs = visualRuns('ab文x', 'ltr', ['latin', 'latin', 'han', undefined]);
    expect(runs).toEqual([
      { start: 0, end: 2, isRightToLeft: false, font: 'latin' },
      { start: 2, end: 3, isRightToLeft: false, font: 'han' },
    ]);
  });
});
