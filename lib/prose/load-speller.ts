import type { Speller } from './spelling';

/**
 * American English from `nspell` and `dictionary-en`, where both are installed; they are needed by nothing else, so the
 * check of the style does without them.
 */
export async function loadSpeller(): Promise<Speller | undefined> {
  // Names in variables: the type checker would look for packages that may not be there.
  const [library, dictionary] = ['nspell', 'dictionary-en'];
  try {
    const { default: createSpeller } = (await import(library)) as { default: (dictionary: unknown) => Speller };
    const { default: words } = (await import(dictionary)) as { default: unknown };
    return createSpeller(words);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
