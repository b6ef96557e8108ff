import { isolateNumber } from '@/i18n/isolate';
import type { Money } from './backend/port';

/** A price as a language writes it. A currency that the browser does not know keeps its code. */
export function formatMoney({ amount, currency }: Money, language: string | undefined): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return isolateNumber(format.format(Number(amount)));
}
