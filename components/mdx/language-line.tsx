const rightToLeftLanguages = /^(?:ar|fa|he|ur|ps|yi)\b/;

/** `rtl` for languages that are written from right to left. */
export function directionOf(languageTag: string): 'ltr' | 'rtl' {
  return rightToLeftLanguages.test(languageTag) ? 'rtl' : 'ltr';
}

interface PairLineProps {
  text: string;
  lang: string;
  display?: string;
}

/** A translation, directly under the line that it translates. */
export function PairLine({ text, lang, display = 'underline' }: PairLineProps) {
  return (
    <span className="pair-line" lang={lang} dir={directionOf(lang)} data-display={display}>
      <span className="pair-text">{text}</span>
    </span>
  );
}
