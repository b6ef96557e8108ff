import { demoScenes } from './demo-scenes';
import type { Specimen } from './specimens';

const { film, paper, manga, menu, meeting } = demoScenes;

const specimens: readonly Specimen[] = [
  ...film.cues.map(({ text }) => text),
  ...Object.values(paper),
  ...manga,
  ...Object.values(menu),
  ...meeting.lines.map(({ text }) => text),
];

test('[PAGE-07] subtitles follow one another within the film', () => {
  const times = film.cues.flatMap(({ from, to }) => [from, to]);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(film.length);
});

test('[PAGE-13] no text is left in English, and none begins or ends with a space', () => {
  for (const { en, ...others } of specimens) {
    for (const [language, text] of Object.entries(others)) {
      expect(`${language}: ${text}`).not.toBe(`${language}: ${en}`);
      expect(text).toBe(text.trim());
      expect(text).not.toBe('');
    }
  }
});
