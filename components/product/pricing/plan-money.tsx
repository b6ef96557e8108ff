import { intlTag, type Locale, localeTable } from '@/i18n/locales';
import { currencyOf } from '@/lib/product/product-facts';

/** How a locale writes an amount of its currency. */
export function moneyFormat(locale: Locale): Intl.NumberFormat {
  return new Intl.NumberFormat(intlTag(locale), {
    style: 'currency',
    currency: currencyOf(locale).toUpperCase(),
    // In right-to-left text "US$" would be reordered to "$US".
    currencyDisplay: localeTable[locale].direction === 'rtl' ? 'narrowSymbol' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
    // As prices are written on the Chinese pages (docs/translation-style.md).
    useGrouping: currencyOf(locale) !== 'cny',
  });
}

/** How a locale writes a number: millions in words. */
export function countFormat(locale: Locale, value: number): string {
  return new Intl.NumberFormat(intlTag(locale), {
    // Chinese of the mainland has no thousands separator, and others have it in 2,000万 too (docs/translation-style.md).
    useGrouping: currencyOf(locale) !== 'cny',
    ...(value >= 1e6 && { notation: 'compact', compactDisplay: 'long' }),
  }).format(value);
}

/**
 * An amount in large figures, with a small currency sign and space. Its own direction replaces the marks that `Intl`
 * writes.
 */
export function Amount({ locale, value }: { locale: Locale; value: number }) {
  const parts = moneyFormat(locale)
    .formatToParts(value)
    .map(({ type, value: text }) => [type, text.replace(/\p{Cf}/gu, '')] as const);
  return (
    <bdi className="plan-amount" dir="ltr">
      {parts.map(([type, text], index) =>
        type === 'currency' || type === 'literal' ? <small key={index}>{text}</small> : text,
      )}
    </bdi>
  );
}
