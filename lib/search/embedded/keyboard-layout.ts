import type { Locale } from '@/i18n/locales';

/** Converts text typed in one keyboard layout to what the same keys give in another. */
type Retype = (typed: string) => string;

interface KeyboardLayout {
  readonly fromLatin: Retype;
  readonly toLatin: Retype;
}

/** A layout in which every key is one letter, or two with keys of their own. */
function layoutOf(latin: string, letters: string): KeyboardLayout {
  const byKey = new Map(letters.split(' ').map((letter, at) => [latin[at] ?? '', letter]));
  const byLetter = new Map([...byKey].map(([key, letter]) => [letter, key.toLowerCase()]));
  const pairs = new RegExp(`${[...byLetter.keys()].filter((letter) => letter.length > 1).join('|') || '^$'}|.`, 'gsu');
  return {
    fromLatin: (typed) => typed.replace(/./gsu, (key) => byKey.get(key) ?? byKey.get(key.toLowerCase()) ?? key),
    toLatin: (typed) => typed.toLowerCase().replace(pairs, (letter) => byLetter.get(letter) ?? letter),
  };
}

/**
 * The Korean layout with two sets of keys: consonants on the left, vowels on the right. A syllable consists of two to
 * five of them.
 */
function koreanLayout(): KeyboardLayout {
  const leads = 'rRseEfaqQtTdwWczxvg';
  const vowels = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
  const tails = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');
  const vowelKey = '[koiOjpuPhynbml]';
  // A consonant before a vowel starts the next syllable.
  const syllable = new RegExp(
    `([${leads}])(h[kol]|n[jpl]|ml|${vowelKey})((?:rt|s[wg]|f[raqtxvg]|qt|[rRsefaqtTdwczxvg])(?!${vowelKey}))?`,
    'g',
  );
  const blocks = [
    [0x1100, [...leads]],
    [0x1161, vowels],
    [0x11a7, tails],
  ] as const;
  return {
    // Only some letters change with the shift key.
    fromLatin: (typed) =>
      typed
        .replace(/[^REQTWOP]/g, (key) => key.toLowerCase())
        .replace(syllable, (_keys, lead: string, vowel: string, tail = '') =>
          String.fromCharCode(0xac00 + (leads.indexOf(lead) * 21 + vowels.indexOf(vowel)) * 28 + tails.indexOf(tail)),
        ),
    toLatin: (typed) =>
      [...typed.normalize('NFKD')]
        .map((letter) => {
          const code = letter.charCodeAt(0);
          const keys = blocks.map(([first, list]) => list[code - first]).find((key) => key !== undefined);
          return keys?.toLowerCase() ?? letter;
        })
        .join(''),
  };
}

/** Layouts of languages whose readers also type Latin letters, and forget to switch. */
const layouts: Partial<Record<Locale, () => KeyboardLayout>> = {
  ar: () =>
    layoutOf(
      "qwertyuiop[]asdfghjkl;'zxcvnm,./`bHYNGTB",
      'ض ص ث ق ف غ ع ه خ ح ج د ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر ى ة و ز ظ ذ لا أ إ آ لأ لإ لآ',
    ),
  ko: koreanLayout,
  ru: () =>
    layoutOf("qwertyuiop[]asdfghjkl;'zxcvbnm,.`", 'й ц у к е н г ш щ з х ъ ф ы в а п р о л д ж э я ч с м и т ь б ю ё'),
};

/**
 * Corrects text typed with a language's keyboard set to Latin letters, or the other way round: `ecnfyjdrf` is
 * `установка`, `зва` is `pdf`.
 *
 * @returns `undefined` for a language whose readers have one layout only
 */
export function createRetyping(locale: Locale): Retype | undefined {
  const layout = layouts[locale]?.();
  return layout && ((typed) => (/[a-z]/i.test(typed) ? layout.fromLatin(typed) : layout.toLatin(typed)));
}
