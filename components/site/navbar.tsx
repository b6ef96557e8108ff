import { useTranslations } from 'next-intl';
import {
  ChevronIcon,
  LanguageIcon,
  LogoMark,
  MenuIcon,
  ProfileIcon,
  SearchIcon,
  ThemeIcon,
} from '@/components/ui/icons';
import { type Locale, localeTable } from '@/i18n/locales';
import { readSiteData } from '@/lib/content/content-files';
import { localizedPath } from '@/lib/routing/resolve-request';
import type { NavbarItem, NavbarLink } from '@/lib/site/site-config';
import { navLabel } from './nav-label';

/**
 * The bar at the top. Menus are `<details>`, so that they open with no script. On small screens the same items stand in
 * one menu.
 */
export function Navbar({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  const site = useTranslations('site');
  const { config } = readSiteData();
  const { navbar } = config;
  return (
    <header className="navbar">
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
        <details className="navbar-menu" name="navbar">
          <summary aria-label={t('menu')}>
            <MenuIcon />
          </summary>
          <div className="navbar-sheet">
            {[...navbar.start, ...navbar.end].map((item) => (
              <MenuItem key={keyOf(item)} item={item} locale={locale} />
            ))}
          </div>
        </details>
      </nav>
    </header>
  );
}

function keyOf(item: NavbarItem): string {
  return 'label' in item ? `${item.type}-${item.label}` : item.type;
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
    case 'docsVersionDropdown':
      return <VersionDropdown locale={locale} />;
  }
}

function MenuItem({ item, locale }: { item: NavbarItem; locale: Locale }) {
  const t = useTranslations('nav');
  if (item.type === 'link') return <NavLink link={item} locale={locale} />;
  // On the smallest screens the bar has no room for it.
  if (item.type === 'profile') return <ProfileLink className="nav-link" />;
  if (item.type !== 'dropdown') return null;
  return (
    <section>
      <h2>{navLabel(t, item.label)}</h2>
      <LinkList items={item.items} locale={locale} />
    </section>
  );
}

export function NavLink({ link, locale }: { link: NavbarLink; locale: Locale }) {
  const t = useTranslations('nav');
  return link.to === undefined ? (
    <a className="nav-link external" href={link.href} rel="noopener">
      {navLabel(t, link.label)}
    </a>
  ) : (
    <a className="nav-link" href={localizedPath(locale, link.to)}>
      {navLabel(t, link.label)}
    </a>
  );
}

function LinkList({ items, locale }: { items: readonly NavbarLink[]; locale: Locale }) {
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

function Dropdown({ label, items, locale }: { label: string; items: readonly NavbarLink[]; locale: Locale }) {
  const t = useTranslations('nav');
  return (
    <details className="dropdown" name="navbar">
      <summary className="nav-link">
        {navLabel(t, label)}
        <ChevronIcon />
      </summary>
      <div className="dropdown-sheet">
        <LinkList items={items} locale={locale} />
      </div>
    </details>
  );
}

/** Leads to the search page; a script opens the search in its place, with the words that stand here. */
function SearchLink({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  const search = useTranslations('search');
  return (
    <a
      className="search-link"
      href={localizedPath(locale, '/search/')}
      data-placeholder={search('placeholder')}
      data-cancel={search('cancel')}
      aria-keyshortcuts="Control+K"
    >
      <SearchIcon />
      <span>{t('search')}</span>
    </a>
  );
}

/** Hidden until a script has found that the visitor is no subscriber (PRO-01); it keeps its place meanwhile. */
function ProBadge({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  const pricing = useTranslations('pricing');
  return (
    <a className="pro-badge" data-pro-badge="" href={localizedPath(locale, '/pricing/')} title={t('upgrade')}>
      {pricing('pro')}
    </a>
  );
}

/** Leads to where one signs in, and by a script to the profile where there is a session (PRO-02). */
function ProfileLink({ className }: { className: string }) {
  const t = useTranslations('shell');
  return (
    <a className={className} data-profile-link="" data-shown="" href={readSiteData().config.signInUrl}>
      <ProfileIcon />
      <span>{t('profile')}</span>
    </a>
  );
}

/**
 * A real link to the same page in each language. The layout does not know which page it is around, so the links name the
 * locale roots here; the export's finishing step gives them the page's own route, and the script keeps query and hash.
 */
function LocaleDropdown({ locale }: { locale: Locale }) {
  const t = useTranslations('shell');
  return (
    <details className="dropdown dropdown-end" name="navbar">
      <summary className="nav-link" aria-label={`${t('language')}: ${localeTable[locale].label}`}>
        <LanguageIcon />
        <span className="locale-name">{localeTable[locale].label}</span>
        <ChevronIcon />
      </summary>
      <div className="dropdown-sheet locale-sheet">
        <ul>
          {readSiteData().config.locales.map((other) => (
            <li key={other}>
              <a
                data-locale={other}
                href={localizedPath(other, '/')}
                lang={localeTable[other].htmlLang}
                dir={localeTable[other].direction}
                hrefLang={localeTable[other].htmlLang}
                aria-current={other === locale ? 'true' : undefined}
              >
                {localeTable[other].label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** Lists the versions of the docs; one version alone is a label. */
function VersionDropdown({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const { versions } = readSiteData();
  const label = (version: (typeof versions)[number]) =>
    'key' in version.label ? t(`docs.versions.${version.label.key}`) : version.label.text;
  const latest = versions.find((version) => version.isLast);
  if (!latest) return null;
  return (
    <details className="dropdown dropdown-end version-dropdown" name="navbar">
      <summary className="nav-link" aria-label={`${t('shell.version')}: ${label(latest)}`}>
        {label(latest)}
        <ChevronIcon />
      </summary>
      <div className="dropdown-sheet">
        <ul>
          {versions.map((version) => (
            <li key={version.name}>
              <a className="nav-link" data-docs-version={version.name} href={localizedPath(locale, version.path)}>
                {label(version)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
