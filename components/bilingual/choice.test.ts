import fc from 'fast-check';
import { locales } from '@/i18n/locales';
import { chosenLanguage, firstLanguage, formatChoice, parseChoice, untouchedChoice } from './choice';
import { translationStyles } from './display-styles';

describe('the choice in storage', () => {
  test('comes back as it was kept', () => {
    const choice = { on: true, languages: ['zh-TW', 'it'], style: 'dividingLine' } as const;
    expect(parseChoice(formatChoice(choice))).toEqual(choice);
  });

  test.each([undefined, '', 'null', '{"on":true}', 'on', 'off  ', '🙂'])('survives %p', (stored) => {
    expect(parseChoice(stored)).toEqual({ ...untouchedChoice, on: stored === 'on' });
  });

  test('knows only languages and styles that there are', () => {
    expect(parseChoice('on en,xx,__proto__,it blinking')).toEqual({
      on: true,
      languages: ['en', 'it'],
      style: untouchedChoice.style,
    });
  });
});

describe('the choice in storage, for thousands of values', () => {
  const choice = fc.record({
    on: fc.boolean(),
    languages: fc.uniqueArray(fc.constantFrom(...locales), { maxLength: 4 }),
    style: fc.constantFrom(...translationStyles),
  });

  test('[DOCS-11] every choice comes back as it was kept', () => {
    fc.assert(
      fc.property(choice, (kept) => expect(parseChoice(formatChoice(kept))).toEqual(kept)),
      { numRuns: 2000 },
    );
  });

  test('[DOCS-11] whatever is stored is read as a choice, and keeping that changes nothing more', () => {
    const pieces = fc.constantFrom('on', 'off', ' ', ',', 'en', 'it', 'zh-TW', '__proto__', 'dotted', '\0', '{"', '🙂');
    const almost = fc.array(pieces, { maxLength: 10 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(almost, fc.json(), fc.string({ unit: 'binary' })), (stored) => {
        const read = parseChoice(stored);
        expect(locales).toEqual(expect.arrayContaining([...read.languages]));
        expect(translationStyles).toContain(read.style);
        expect(parseChoice(formatChoice(read))).toEqual(read);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('the second language', () => {
  const choice = { on: true, languages: ['en', 'it'], style: 'none' } as const;

  test('is the one that was chosen', () => {
    expect(chosenLanguage(choice, ['zh', 'en'])).toBe('en');
  });

  test('is the first one for who has changed the page into the second', () => {
    expect(chosenLanguage(choice, ['it', 'zh'])).toBe('it');
  });

  test('is none where the page is in none that was chosen', () => {
    expect(chosenLanguage(choice, ['zh'])).toBeUndefined();
  });

  test('begins with one that the browser prefers', () => {
    expect(firstLanguage(['en', 'it', 'zh'], ['de-AT', 'zh-CN', 'it'])).toBe('zh');
    expect(firstLanguage(['pt', 'pt-BR'], ['pt-BR'])).toBe('pt-BR');
  });

  test('[DOCS-11] else with one that many read, else with any', () => {
    expect(firstLanguage(['ar', 'en'], ['fr'])).toBe('en');
    expect(firstLanguage(['ar', 'de', 'es', 'zh'], ['en-GB'])).toBe('es');
    expect(firstLanguage(['ar', 'it'], [])).toBe('ar');
    expect(firstLanguage([], ['it'])).toBeUndefined();
  });
});
