import { useTranslations } from 'next-intl';
import { CloseIcon, LogoMark } from '@/components/ui/icons';
import type { Locale } from '@/i18n/locales';
import { readSiteData } from '@/lib/content/content-files';
import { localizedPath } from '@/lib/routing/resolve-request';
import type { NavbarItem } from '@/lib/site/site-config';
import { navLabel } from './nav-label';
import { keyOf, LinkList, NavLink, ProfileLink, VersionList } from './nav-links';

export const siteMenuId = 'site-menu';

/**
 * The menu of small screens: the navbar's items and, added by a script, the page's list of docs. It is a popover until
 * the script makes it a dialog (`lib/browser/menus/site-menu.ts`).
 */
export function SiteMenu({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  const site = useTranslations('site');
  const docs = useTranslations('docs');
  const { navbar } = readSiteData().config;
  return (
    <dialog className="site-menu" id={siteMenuId} popover="auto" aria-label={t('menu')} data-pane="main">
      <div className="site-menu-head">
        <a className="brand" href={localizedPath(locale, '/')}>
          <LogoMark repeated />
          <span>{site('name')}</span>
        </a>
        <button
          type="button"
          popoverTarget={siteMenuId}
          popoverTargetAction="hide"
          className="icon-button"
          aria-label={t('closeMenu')}
        >
          <CloseIcon />
        </button>
      </div>
      <div className="site-menu-docs">
        <button type="button" className="nav-link pane-button pane-button-back" data-show-pane="main">
          {t('mainMenu')}
        </button>
        {/* Filled by the script with the page's own list. */}
        <nav className="site-menu-list" aria-label={docs('sidebar')} />
      </div>
      <nav className="site-menu-main" aria-label={t('mainMenu')}>
        <button type="button" className="nav-link pane-button" data-show-pane="docs">
          <span>{docs('sidebar')}</span>
        </button>
        {[...navbar.start, ...navbar.end].map((item) => (
          <MenuItem key={keyOf(item)} item={item} locale={locale} />
        ))}
      </nav>
    </dialog>
  );
}

function MenuItem({ item, locale }: { item: NavbarItem; locale: Locale }) {
  const t = useTranslations('nav');
  if (item.type === 'link') return <NavLink link={item} locale={locale} />;
  // On the smallest screens the bar has no space for it.
  if (item.type === 'profile') return <ProfileLink className="nav-link" />;
  if (item.type === 'docsVersionDropdown') return <Versions locale={locale} />;
  if (item.type !== 'dropdown') return null;
  return (
    <section>
      <h2>{navLabel(t, item.label)}</h2>
      <LinkList items={item.items} locale={locale} />
    </section>
  );
}

/** A single version offers no choice. */
function Versions({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  if (readSiteData().versions.length < 2) return null;
  return (
    <section>
      <h2>{t('version')}</h2>
      <VersionList locale={locale} />
    </section>
  );
}
