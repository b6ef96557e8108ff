import { readFileSync } from 'node:fs';
import { intlTag, locales, messageFile } from './locales';

interface CopyMessages {
  readonly sections: { readonly copy: string; readonly copyAddress: string };
}

describe('messages', () => {
  // WCAG 2.5.3: who speaks to the page says what they see.
  test.each(locales)('[A11Y-01] in %s the name of a button that copies an address has the words it shows', (locale) => {
    const { sections } = JSON.parse(readFileSync(messageFile(locale), 'utf8')) as CopyMessages;
    const segmenter = new Intl.Segmenter(intlTag(locale), { granularity: 'word' });
    const wordsOf = (text: string) => [...segmenter.segment(text.toLowerCase())].map(({ segment }) => segment);
    expect(wordsOf(sections.copyAddress)).toEqual(expect.arrayContaining(wordsOf(sections.copy)));
  });
});
