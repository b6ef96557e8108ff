import { useTranslations } from 'next-intl';
import { LogoMark } from '@/components/ui/icons';
import { leftToRight } from '@/i18n/isolate';
import { type Locale, localeTable } from '@/i18n/locales';
import { readSiteData } from '@/lib/content/content-files';
import { localizedPath } from '@/lib/routing/resolve-request';
import type { SiteConfig } from '@/lib/site/site-config';
import { navLabel } from './nav-label';
import { NavLink } from './nav-links';

export function Footer({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const { footer } = readSiteData().config;
  const years = '2023–2026';
  const year = localeTable[locale].direction === 'rtl' ? leftToRight(years) : years;
  return (
    <footer className="footer" data-style={footer.style === 'dark' ? 'dark' : undefined}>
      <div className="footer-inner">
        {footer.logo ? (
          <FooterLogo logo={footer.logo} locale={locale} />
        ) : (
          <p className="brand">
            <LogoMark repeated />
            <span>{t('site.name')}</span>
          </p>
        )}
        <nav aria-label={t('shell.footerNavigation')}>
          <ul>
            {footer.links.map((link) => (
              <li key={link.label}>
                <NavLink link={link} locale={locale} />
              </li>
            ))}
          </ul>
        </nav>
        <p className="copyright">{t('site.copyright', { year, holder: footer.copyrightHolder })}</p>
      </div>
    </footer>
  );
}

function FooterLogo({ logo, locale }: { logo: NonNullable<SiteConfig['footer']['logo']>; locale: Locale }) {
  const t = useTranslations('nav');
  const href = logo.to === undefined ? logo.href : localizedPath(locale, logo.to);
  const alt = logo.label === undefined ? '' : navLabel(t, logo.label);
  const picture = <img src={logo.src} alt={alt} width={logo.width} height={logo.height} loading="lazy" />;
  return <p>{href === undefined ? picture : <a href={href}>{picture}</a>}</p>;
}
