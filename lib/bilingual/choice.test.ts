import { chosenLanguage, firstLanguage, formatChoice, parseChoice, untouchedChoice } from './choice';

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

  test('else with English, else with any', () => {
    expect(firstLanguage(['ar', 'en'], ['fr'])).toBe('en');
    expect(firstLanguage(['ar', 'it'], [])).toBe('ar');
    expect(firstLanguage([], ['it'])).toBeUndefined();
  });
});
