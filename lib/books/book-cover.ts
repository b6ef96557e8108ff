import { sourceLocale } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';
import type { Book } from './plan-book';

/** The proportions of a book, in pixels. */
const coverSize = { width: 1200, height: 1800 } as const;

/** Draws the cover of a book as PNG, in the look of the social cards: the title in the languages of its text. */
export async function drawCover({ locale, isBilingual, t }: Book): Promise<Uint8Array> {
  // The shaper and the fonts take a second to load, and most runs do not need them.
  const { drawCard } = await import('../social-cards/draw-card');
  const second = { locale: sourceLocale, text: translatorFor(sourceLocale)('docs.name') };
  const card = { locale, siteName: t('site.name'), title: t('docs.name'), ...(isBilingual ? { second } : {}) };
  return (await drawCard(card, coverSize)).png;
}
