/**
 * A redemption code as the backend expects it: capitals and digits. Spaces, dashes, invisible and full-width
 * characters, which come with a copied code, are ignored. `undefined` where it cannot be a code.
 */
export function normalizeCode(typed: string): string | undefined {
  const code = charactersOf(typed);
  return /^[A-Z0-9]{4,64}$/.test(code) ? code : undefined;
}

const charactersOf = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
    .toUpperCase();

/** A partly typed code in groups of four, with dots for missing characters: `GOOD 12•• ••••`. */
export function printedCode(typed: string): string {
  const characters = charactersOf(typed).slice(0, 64).padEnd(12, '•');
  return (characters.match(/.{1,4}/gu) ?? []).join(' ');
}
