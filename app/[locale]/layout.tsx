import type { Metadata, Viewport } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AnnouncementBar } from '@/components/site/announcement-bar';
import { EmergencyMessages } from '@/components/site/emergency-messages';
import { Footer } from '@/components/site/footer';
import { Navbar } from '@/components/site/navbar';
import { SiteMenu } from '@/components/site/site-menu';
import { SkipLink } from '@/components/site/skip-link';
import { isLocale, localeTable } from '@/i18n/locales';
import { readSiteData } from '@/lib/content/content-files';
import { settledBeforePaint } from '@/lib/site/site-config';
import { localeParams } from './locale-json';

export interface LocaleParams {
  locale: string;
}

export const generateStaticParams = localeParams;

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: '#fdfcfa',
};

export const metadata: Metadata = {
  metadataBase: new URL(readSiteData().config.url),
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/apple-touch-icon.png' },
};

export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<LocaleParams>;
}) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const { htmlLang, direction, script } = localeTable[locale];
  const { config } = readSiteData();
  return (
    <html lang={htmlLang} dir={direction} data-script={script} {...settledBeforePaint(config)}>
      <body>
        <SkipLink />
        <EmergencyMessages />
        {config.announcementBar && <AnnouncementBar locale={locale} bar={config.announcementBar} />}
        <Navbar locale={locale} />
        <SiteMenu locale={locale} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer locale={locale} />
      </body>
    </html>
  );
}
