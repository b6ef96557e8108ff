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
