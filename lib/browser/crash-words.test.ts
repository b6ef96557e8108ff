import type { CrashWords } from './crash-words';

/** The words as a page finds them that has just been loaded. */
async function loadWords() {
  jest.resetModules();
  return await import('./crash-words');
}

const words: CrashWords = { title: 'Pagina bloccata', tryAgain: 'Riprova', documentTitle: 'Errore' };

describe('the words for a crash of the frame', () => {
  test('[SHELL-09] are English where the frame crashed before it had any', async () => {
    const { crashWords } = await loadWords();
    expect(crashWords()).toEqual({
      title: 'This page crashed',
      tryAgain: 'Try again',
      documentTitle: 'Page Error',
    });
  });

  test('[SHELL-09] are the page’s own', async () => {
    const { crashWords, rememberCrashWords } = await loadWords();
    rememberCrashWords(words);
    expect(crashWords()).toEqual(words);
  });

  test('[SHELL-09] are those of the page that came last', async () => {
    const { crashWords, rememberCrashWords } = await loadWords();
    rememberCrashWords(words);
    rememberCrashWords({ ...words, title: 'Diese Seite ist abgestürzt' });
    expect(crashWords().title).toBe('Diese Seite ist abgestürzt');
  });
});
