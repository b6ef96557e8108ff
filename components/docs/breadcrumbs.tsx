import type { Locale } from '@/i18n/locales';
import type { Crumb } from '@/lib/docs/sidebar';
import { localizedPath } from '@/lib/routing/resolve-request';

interface BreadcrumbsProps {
  trail: readonly Crumb[];
  locale: Locale;
  label: string;
}

export function Breadcrumbs({ trail, locale, label }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {trail.map((crumb, index) => {
          const isLast = index === trail.length - 1;
          return (
            <li key={`${crumb.href ?? ''}${crumb.label}`}>
              {isLast ? (
                <span aria-current="page" lang={crumb.lang}>
                  {crumb.label}
                </span>
              ) : crumb.href ? (
                <a href={localizedPath(locale, crumb.href)}>{crumb.label}</a>
              ) : (
                <span>{crumb.label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
