import { z } from 'zod';

const day = z.iso.date();

/** Whether a text is a day such as `2026-08-21` that the calendar has. */
export function isCalendarDay(text: string): boolean {
  return day.safeParse(text).success;
}
