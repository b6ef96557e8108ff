import type { Locale } from '@/i18n/locales';
import { avoidedWords, simplifiedCharacters } from './check-words';
import { type AvoidedWord, emptyWordingList } from './wording-list';

const text = (own: string) => ({ file: 'a.mdx', line: 7, own, source: '' });

function avoided(locale: Locale, own: string, words: Partial<AvoidedWord>) {
  const entry = { avoid: [], write: 'x', unless: [], ...words };
  return avoidedWords(locale, [text(own)], { ...emptyWordingList, avoid: [entry] }).map(({ found }) => found);
}

describe('words to avoid', () => {
  test('are told with what to write, and once in a text', () => {
    const avoid = [{ avoid: ['mouse'], write: '«ratón»', why: 'Only a label says mouse.', unless: [] }];
    expect(avoidedWords('es', [text('Con el mouse, el mouse.')], { ...emptyWordingList, avoid })).toEqual([
      {
        file: 'a.mdx',
        line: 7,
        found: 'mouse',
        message: '"mouse" is a word to avoid. Only a label says mouse.',
        remedy: 'Write «ratón».',
      },
    ]);
  });

  test.each<[Locale, string, string, string]>([
    ['es', 'a part of another word', 'Usa el mousepad.', 'mouse'],
    ['es', 'code and addresses', '`mouse`, [a](/mouse/) y https://a.b/mouse', 'mouse'],
    ['pt', 'a word in the middle of a sentence, where letter case makes the difference', 'Quem abre o painel.', 'Abre'],
  ])('in %s, %s is right', (locale, _, own, word) => {
    expect(avoided(locale, own, { avoid: [word] })).toEqual([]);
  });

  test.each<[Locale, string, string]>([
    ['zh-TW', '你的套餐', '套餐'],
    ['ko', '개인 데이터를', '개인 데이터'],
    ['ar', 'وتعلّم النص', 'تعلّم النص'],
  ])('in %s, a word is found beside others', (locale, own, word) => {
    expect(avoided(locale, own, { avoid: [word] })).toEqual([word]);
  });

  test('a longer text in which the word is right is an exception, and no other place', () => {
    const words = { avoid: ['mouse'], unless: ['al pasar el mouse'] };
    expect(avoided('es', '**Traducción al pasar el mouse**', words)).toEqual([]);
    expect(avoided('es', 'Traducción al pasar el mouse, o el mouse solo.', words)).toEqual(['mouse']);
  });
});

describe('simplified characters in Taiwan’s Chinese', () => {
  const told = (own: string, locale: Locale = 'zh-TW') =>
    simplifiedCharacters(locale, [text(own)]).map(({ found, message }) => [found, message]);

  test('are told with the word that has them', () => {
    expect(told('按一下设置按鈕。')).toEqual([
      ['按一下设置按鈕', '"按一下设置按鈕" has characters that Taiwan does not write: 设.'],
    ]);
  });

  test.each([
    ['a quoted label of a console', '開啟「在线推理」。'],
    ['code', '輸入 `简体`。'],
    ['Taiwan’s own characters', '台灣的軟體、著作、裡面、群組、周邊、乾淨與后冠。'],
  ])('%s is right', (_, own) => {
    expect(told(own)).toEqual([]);
  });

  test('other languages write as they do', () => {
    expect(told('设置', 'zh')).toEqual([]);
  });
});
