import { formatDay } from '@/i18n/format-day';
import type { Locale } from '@/i18n/locales';

/** The day of a post, in the visitor's language. */
export function PostDate({ day, locale }: { day: string; locale: Locale }) {
  return (
    <p className="post-date">
      <time dateTime={day}>{formatDay(day, locale)}</time>
    </p>
  );
}
