export interface CrashWords {
  readonly title: string;
  readonly tryAgain: string;
  /** The document’s title while the crash is shown. */
  readonly documentTitle: string;
}

/** Where the frame crashed before it had any words. */
let remembered: CrashWords = { title: 'This page crashed', tryAgain: 'Try again', documentTitle: 'Page Error' };

/** Keeps the words in the page's language for a crash of the whole frame, which has no messages at hand. */
export function rememberCrashWords(words: CrashWords): void {
  remembered = words;
}

export function crashWords(): CrashWords {
  return remembered;
}
