import type { Locale } from '@/i18n/locales';
import type { SidebarLink } from '@/lib/docs/sidebar';
import { localizedPath } from '@/lib/routing/resolve-request';

interface PagerProps {
  previous?: SidebarLink;
  next?: SidebarLink;
  locale: Locale;
  words: { label: string; previous: string; next: string };
}

export function Pager({ previous, next, locale, words }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={words.label}>
      {previous && (
        <a className="pager-previous" href={localizedPath(locale, previous.href)} rel="prev">
          <span>{words.previous}</span>
          <strong lang={previous.lang}>{previous.label}</strong>
        </a>
      )}
      {next && (
        <a className="pager-next" href={localizedPath(locale, next.href)} rel="next">
          <span>{words.next}</span>
          <strong lang={next.lang}>{next.label}</strong>
        </a>
      )}
    </nav>
  );
}
