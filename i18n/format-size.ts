import { intlTag, type Locale } from './locales';

/** A file's size in a locale's words: "410 kB", "1.2 MB". */
export function formatSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 999_500;
  const format = new Intl.NumberFormat(intlTag(locale), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(bytes / (isLarge ? 1e6 : 1e3));
}
