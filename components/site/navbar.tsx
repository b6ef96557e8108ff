import { useTranslations } from 'next-intl';
import { LanguageIcon, LogoMark, MenuIcon, SearchIcon, ThemeIcon } from '@/components/ui/icons';
import { type Locale, localeTable } from '@/i18n/locales';
import { edgeActivityLocales } from '@/lib/browser/account/edge-activity';
import { readSiteData } from '@/lib/content/content-files';
import { localizedPath } from '@/lib/routing/resolve-request';
import type { NavbarItem, NavbarLink } from '@/lib/site/site-config';
import { navLabel } from './nav-label';
import { keyOf, LinkList, NavLink, ProfileLink, VersionList, versionLabel } from './nav-links';
import { siteMenuId } from './site-menu';

/**
 * The bar at the top. Until a script takes over, the stylesheet opens its menus on hover and focus. On small screens
 * the same items are in the site menu.
 */
export function Navbar({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  const site = useTranslations('site');
  const { config } = readSiteData();
  const { navbar } = config;
  return (
    <header
      className="navbar"
      data-style={navbar.style === 'default' ? undefined : navbar.style}
      data-hide-on-scroll={navbar.hideOnScroll ? '' : undefined}
    >
      <nav className="navbar-inner" aria-label={t('mainNavigation')}>
        <a className="brand" href={localizedPath(locale, '/')}>
          <LogoMark />
          <span>{site('name')}</span>
        </a>
        <div className="navbar-start">
          {navbar.start.map((item) => (
            <Item key={keyOf(item)} item={item} locale={locale} />
          ))}
        </div>
        <div className="navbar-end">
          {navbar.end.map((item) => (
            <Item key={keyOf(item)} item={item} locale={locale} />
          ))}
        </div>
        {!config.colorMode.disableSwitch && (
          <button
            type="button"
            className="theme-toggle"
            data-theme-toggle=""
            aria-label={t('darkMode')}
            aria-pressed={config.colorMode.defaultMode === 'dark'}
          >
            <ThemeIcon />
          </button>
        )}
        <button type="button" className="navbar-menu" popoverTarget={siteMenuId} aria-label={t('menu')}>
          <MenuIcon />
        </button>
      </nav>
    </header>
  );
}

function Item({ item, locale }: { item: NavbarItem; locale: Locale }) {
  switch (item.type) {
    case 'link':
      return <NavLink link={item} locale={locale} />;
    case 'dropdown':
      return <Dropdown label={item.label} items={item.items} locale={locale} />;
    case 'search':
      return <SearchLink locale={locale} />;
    case 'localeDropdown':
      return <LocaleDropdown locale={locale} />;
    case 'proBadge':
      return <ProBadge locale={locale} />;
    case 'profile':
      return <ProfileLink className="profile-link" />;
    case 'edgeActivity':
      return edgeActivityLocales.includes(locale) ? <EdgeActivity item={item} locale={locale} /> : null;
    case 'docsVersionDropdown':
      return <VersionDropdown locale={locale} />;
  }
}

function Dropdown({ label, items, locale }: { label: string; items: readonly NavbarLink[]; locale: Locale }) {
  const t = useTranslations('nav');
  return (
    <div className="dropdown">
      <button type="button" className="nav-link" aria-expanded="false">
        {navLabel(t, label)}
      </button>
      <div className="dropdown-sheet">
        <LinkList items={items} locale={locale} />
      </div>
    </div>
  );
}

/** Links to the search page; a script opens the search dialog instead, with the texts in its attributes. */
function SearchLink({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  const search = useTranslations('search');
  return (
    <a
      className="search-link"
      href={localizedPath(locale, '/search/')}
      data-placeholder={search('placeholder')}
      data-cancel={search('cancel')}
      data-error={search('errorTitle')}
      data-retry={search('retry')}
      data-loading={search('loading')}
      aria-keyshortcuts="Control+K"
    >
      <SearchIcon />
      <span>{t('search')}</span>
    </a>
  );
}

/** Hidden until a script has found that the visitor is no subscriber (PRO-01); it keeps its space meanwhile. */
function ProBadge({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  const pricing = useTranslations('pricing');
  return (
    <a className="pro-badge" data-pro-badge="" href={localizedPath(locale, '/pricing/')} title={t('upgrade')}>
      {pricing('pro')}
    </a>
  );
}

/** Hidden until a script finds that the activity is running (PRO-04). */
function EdgeActivity({ item, locale }: { item: NavbarLink; locale: Locale }) {
  const t = useTranslations('nav');
  return (
    <a
      className="nav-link navbar-edge-activity"
      href={item.to === undefined ? item.href : localizedPath(locale, item.to)}
      hidden
    >
      {navLabel(t, item.label)}
    </a>
  );
}

/**
 * A real link to the same page in each language. The layout does not know which page it wraps, so the links lead to the
 * locale roots here; the export's finishing step appends the page's route, and the script keeps query and hash.
 */
function LocaleDropdown({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  return (
    <div className="dropdown dropdown-end">
      <button
        type="button"
        className="nav-link"
        aria-expanded="false"
        aria-label={`${t('language')}: ${localeTable[locale].label}`}
      >
        <LanguageIcon />
        <span className="locale-name">{localeTable[locale].label}</span>
      </button>
      <div className="dropdown-sheet locale-sheet">
        <ul>
          {readSiteData().config.locales.map((other) => (
            <li key={other}>
              <a
                data-locale={other}
                href={localizedPath(other, '/')}
                lang={localeTable[other].htmlLang}
                aria-current={other === locale ? 'true' : undefined}
              >
                {localeTable[other].label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Lists the versions of the docs; one version alone is a label. */
function VersionDropdown({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const latest = readSiteData().versions.find((version) => version.isLast);
  if (!latest) return null;
  const label = versionLabel(t, latest);
  return (
    <div className="dropdown dropdown-end version-dropdown">
      <button type="button" className="nav-link" aria-expanded="false" aria-label={`${t('shell.version')}: ${label}`}>
        {label}
      </button>
      <div className="dropdown-sheet">
        <VersionList locale={locale} />
      </div>
    </div>
  );
}
