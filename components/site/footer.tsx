import { useTranslations } from 'next-intl';
import { LogoMark } from '@/components/ui/icons';
import type { Locale } from '@/i18n/locales';
import { readSiteData } from '@/lib/content/content-files';
import { NavLink } from './navbar';

export function Footer({ locale }: { locale: Locale }) {
  const t = useTranslations();
  const { footer } = readSiteData().config;
  return (
    <footer className="footer">
      <div className="footer-inner">
        <p className="brand">
          <LogoMark />
          <span>{t('site.name')}</span>
        </p>
        <nav aria-label={t('shell.footerNavigation')}>
          <ul>
            {footer.links.map((link) => (
              <li key={link.label}>
                <NavLink link={link} locale={locale} />
              </li>
            ))}
          </ul>
        </nav>
        <p className="copyright">{t('site.copyright', { year: '2023–2026', holder: footer.copyrightHolder })}</p>
      </div>
    </footer>
  );
}
