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

/** Prices of a plan in one currency. */
export interface PlanPrice {
  readonly month: number;
  readonly year: number;
}

/** What a month costs to those who pay for a year. */
export function monthlyShare({ year }: PlanPrice): number {
  return year / 12;
}

/** By which part of twelve single months a year is cheaper: 0.3 is 30 %. Nothing for a plan that costs nothing. */
export function yearlySaving({ month, year }: PlanPrice): number {
  return month === 0 ? 0 : 1 - year / (month * 12);
}

/** What every plan that costs something saves by the year, as a whole per cent rounded down: 0.3 is 30 %. */
export function leastSaving(prices: readonly PlanPrice[]): number {
  const savings = prices.filter(({ month }) => month > 0).map(yearlySaving);
  // Prices are decimal and floats are not: 0.2999999999 is 30 %.
  return savings.length === 0 ? 0 : Math.floor(Math.min(...savings) * 100 + 1e-6) / 100;
}
