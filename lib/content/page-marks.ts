/** Where finishing puts a page's text (`lib/export/frames.ts`). */
export const textMark = '<!--text-->';

/** Where finishing puts the size of a book, which changes with every text. */
export const sizeMark = (address: string): string => `book-size(${address})`;
