import { intlTag, type Locale, localeTable } from '@/i18n/locales';

/** The currency in which a locale is told prices. */
export function currencyOf(locale: Locale): 'cny' | 'usd' {
  return locale === 'zh' || locale === 'zh-Hans' ? 'cny' : 'usd';
}

/** How a locale writes an amount of its currency. */
export function moneyFormat(locale: Locale): Intl.NumberFormat {
  return new Intl.NumberFormat(intlTag(locale), {
    style: 'currency',
    currency: currencyOf(locale).toUpperCase(),
    // From right to left "US$" would be torn into "$US".
    currencyDisplay: localeTable[locale].direction === 'rtl' ? 'narrowSymbol' : 'symbol',
    trailingZeroDisplay: 'stripIfInteger',
    // As the pages in Chinese write prices (docs/translation-style.md).
    useGrouping: currencyOf(locale) !== 'cny',
  });
}

/** An amount in large figures; the sign of its currency and the space before it are small. Its own direction stands in for the marks that `Intl` writes. */
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
