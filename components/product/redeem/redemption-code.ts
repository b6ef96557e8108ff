/**
 * A redemption code as the backend takes it: capitals and digits. Blanks, dashes, invisible and full-width characters,
 * which come with a copied code, do not matter. `undefined` where it cannot be a code.
 */
export function normalizeCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
    .toUpperCase();
  return /^[A-Z0-9]{4,64}$/.test(code) ? code : undefined;
}
