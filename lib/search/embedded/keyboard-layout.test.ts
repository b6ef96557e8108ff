import { createRetyping } from './keyboard-layout';

describe('createRetyping', () => {
  test.each([
    ['ru', 'ecnfyjdrf', 'установка'],
    ['ru', 'ce,nbnhs', 'субтитры'],
    ['ru', 'CE,NBNHS', 'субтитры'],
    ['ru', 'зва', 'pdf'],
    ['ru', 'вуузд', 'deepl'],
    ['ko', 'tjfcl', '설치'],
    ['ko', 'ekscnrzl', '단축키'],
    ['ko', 'dhodO', '왜얘'],
    ['ko', 'rkqtdms', '값은'],
    ['ko', 'Tkdwu', '쌍져'],
    ['ko', 'ㅇㄷ데ㅣ', 'deepl'],
    ['ko', '데ㅕㅠ', 'epub'],
    ['ko', 'ㅔㅇㄹ', 'pdf'],
    ['ar', 'hgjefdj', 'التثبيت'],
    ['ar', 'hgYu]h]hj', 'الإعدادات'],
    ['ar', 'bhw', 'لااص'],
    ['ar', 'يثثحم', 'deepl'],
    ['ar', 'فثلاص', 'tebw'],
  ] as const)('%s: %s was meant for %s', (locale, typed, meant) => {
    expect(createRetyping(locale)?.(typed)).toBe(meant);
  });

  test('knows no other layout for a language that is written in Latin letters', () => {
    expect(createRetyping('de')).toBeUndefined();
  });
});
