import { isTail, tokenize } from './tokenize';

const words = (text: string) => tokenize(text).map((token) => token.text);

describe('tokenize', () => {
  test.each([
    ['Größe ÜBERSETZEN straße', ['grosse', 'ubersetzen', 'strasse']],
    ['İstanbul ılık', ['istanbul', 'ilik']],
    ['Ｃａｆé cafe\u0301 ﬁne', ['cafe', 'cafe', 'fine']],
    ['e-book, e‑mail Wi-Fi', ['ebook', 'email', 'wifi']],
    ['version 1.16.5 costs 1,599', ['version', '1.16.5', 'costs', '1,599']],
    ["l'extension d’été", ['l', 'extension', 'd', 'ete']],
    ['ещё йод', ['еще', 'йод']],
    ['العربيّة إلى أُمّة مـــد ٣', ['العربيه', 'الي', 'امه', 'مد', '3']],
    ['क़लम हिन्दी अनुवाद सेवाएँ', ['कलम', 'हिंदी', 'अनुवाद', 'सेवाएं']],
    ['ΟΔΟΣ', ['οδοσ']],
  ])('[SEARCH-13] %s is %j', (text, expected) => {
    expect(words(text.normalize('NFC'))).toEqual(expected);
  });

  test.each([
    ['翻译网页', ['翻译', '译网', '网页', '页']],
    ['译', ['译']],
    ['PDF翻译', ['pdf', '翻译', '译']],
    ['자막 번역을', ['자막', '막', '번역', '역을', '을']],
    ['ダウン', ['だう', 'うん', 'ん']],
    ['ﾊﾞｸﾞ', ['ばぐ', 'ぐ']],
    ['使い方', ['使い', 'い方', '方']],
  ])('[SEARCH-13] %s is cut into pairs and its last character: %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test('[SEARCH-13] traditional characters become simplified ones where a folding is given', () => {
    expect(
      tokenize(
        '體驗',
        new Map([
          ['體', '体'],
          ['驗', '验'],
        ]),
      ).map((token) => token.text),
    ).toEqual(['体验', '验']);
  });

  test('[SEARCH-13] a decomposed Korean or accented text is the same as a composed one once it is normalised', () => {
    expect(words('번역'.normalize('NFD').normalize('NFC'))).toEqual(words('번역'));
  });

  test('[SEARCH-05] identifiers are found by their words too', () => {
    expect(
      tokenize('translationServices web_accessible_resource YouTube').map(({ text, parts }) => [text, parts]),
    ).toEqual([
      ['translationservices', ['translation', 'services']],
      ['web_accessible_resource', ['web', 'accessible', 'resource']],
      ['youtube', undefined],
    ]);
  });

  test('[SEARCH-05] places are those of the source, whatever folding did to its length', () => {
    const text = 'Die Straße – ﬁne';
    const found = tokenize(text).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(['Die', 'Straße', 'ﬁne']);
  });

  test('[SEARCH-13] the last character of a run is a tail, a single one is not', () => {
    const tokens = tokenize('翻译 页');
    expect(tokens.map((token, index) => isTail(token, tokens[index - 1]))).toEqual([false, true, false]);
  });

  test.each(['\ud800', 'a\udc00b', '👍🏽👨‍👩‍👧', '\u200f\u202e', '\u0301\u0301', ''])(
    '[SEARCH-08] %j does no harm',
    (text) => {
      expect(() => tokenize(text)).not.toThrow();
    },
  );
});
