import { useTranslations } from 'next-intl';
import { ProfileIcon } from '@/components/ui/icons';
import type { Locale } from '@/i18n/locales';
import { readSiteData } from '@/lib/content/content-files';
import type { DocsVersion } from '@/lib/content/versions';
import { localizedPath } from '@/lib/routing/resolve-request';
import type { NavbarItem, NavbarLink } from '@/lib/site/site-config';
import { navLabel } from './nav-label';

export function keyOf(item: NavbarItem): string {
  return 'label' in item ? `${item.type}-${item.label}` : item.type;
}

export function NavLink({ link, locale }: { link: NavbarLink; locale: Locale }) {
  const t = useTranslations('nav');
  return link.to === undefined ? (
    <a className="nav-link external" href={link.href}>
      {navLabel(t, link.label)}
    </a>
  ) : (
    <a className="nav-link" href={localizedPath(locale, link.to)}>
      {navLabel(t, link.label)}
    </a>
  );
}

export function LinkList({ items, locale }: { items: readonly NavbarLink[]; locale: Locale }) {
  return (
    <ul>
      {items.map((link) => (
        <li key={link.label}>
          <NavLink link={link} locale={locale} />
        </li>
      ))}
    </ul>
  );
}

/** Links to the sign-in page; a script changes it to the profile where there is a session (PRO-02). */
export function ProfileLink({ className }: { className: string }) {
  const t = useTranslations('shell');
  return (
    <a className={className} data-profile-link="" data-shown="" href={readSiteData().config.signInUrl}>
      <ProfileIcon />
      <span>{t('profile')}</span>
    </a>
  );
}

/** A version's name in the page's language. */
export function versionLabel(
  t: ReturnType<typeof useTranslations<never>>,
  { label }: Pick<DocsVersion, 'label'>,
): string {
  return 'key' in label ? t(`docs.versions.${label.key}`) : label.text;
}

/** Links to the versions of the docs. */
export function VersionList({ locale }: { locale: Locale }) {
  const t = useTranslations();
  return (
    <ul>
      {readSiteData().versions.map((version) => (
        <li key={version.name}>
          <a className="nav-link" data-docs-version={version.name} href={localizedPath(locale, version.path)}>
            {versionLabel(t, version)}
          </a>
        </li>
      ))}
    </ul>
  );
}
