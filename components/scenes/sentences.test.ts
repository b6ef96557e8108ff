import type { SampleSentence } from '@/content/sample-sentences';
import { cardSentences } from '../mdx/card-sentences';
import { story } from './book/sentences';
import { film } from './film/sentences';
import { balloons } from './manga/sentences';
import { meeting } from './meeting/sentences';
import { readAnything } from './page-turn/sentences';
import { paper } from './paper/sentences';
import { menu } from './sign/sentences';

const sentences: readonly SampleSentence[] = [
  ...film.cues.map(({ text }) => text),
  ...Object.values(paper),
  ...balloons,
  ...Object.values(menu),
  ...meeting.lines.map(({ text }) => text),
  ...Object.values(story),
  readAnything,
  ...Object.values(cardSentences).map(({ text }) => text),
];

test('[PAGE-07] subtitles follow one another within the film', () => {
  const times = film.cues.flatMap(({ from, to }) => [from, to]);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(film.length);
});

/** Words that are equal in both languages. */
const shared = ['fr: air'];

test('[PAGE-13] no text is left in English, and none begins or ends with a space', () => {
  for (const { en, ...others } of sentences) {
    for (const [language, text] of Object.entries(others)) {
      if (!shared.includes(`${language}: ${text}`)) expect(`${language}: ${text}`).not.toBe(`${language}: ${en}`);
      expect(text).toBe(text.trim());
      expect(text).not.toBe('');
    }
  }
});
