import type { Messages } from '@/i18n/messages';

/**
 * The label of an item of the navbar or the footer. Items are data, so their keys are not literal; the content build
 * has checked that each has a message.
 */
export function navLabel(t: (key: keyof Messages['nav']) => string, key: string): string {
  return t(key as keyof Messages['nav']);
}
