/** A counted phrase in each plural form of a language, with `#` for the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** Numbers that cover every plural form of every language. */
const samples = [0, 1, 2, 3, 4, 5, 6, 7, 11, 12, 21, 100, 101, 1_000_000, 2_000_000];

/**
 * The plural forms of a message, so that the browser needs no message formatter.
 *
 * @param format returns the message for a number
 */
export function pluralForms(language: string, format: (count: number) => string): PluralForms {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = {};
  for (const count of samples) forms[rules.select(count)] ??= format(count).replace(numbers.format(count), '#');
  return forms;
}

/** The phrase for a number. */
export function formatCount(forms: PluralForms, language: string, count: number): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? '#';
  return form.replace('#', new Intl.NumberFormat(language).format(count));
}
