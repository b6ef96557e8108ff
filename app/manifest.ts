import type { MetadataRoute } from 'next';
import { sourceLocale } from '@/i18n/locales';
import { translatorFor } from '@/i18n/translator';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const t = translatorFor(sourceLocale);
  return {
    name: t('site.name'),
    short_name: t('site.name'),
    description: t('site.description'),
    start_url: '/',
    display: 'browser',
    background_color: '#fdfcfa',
    theme_color: '#fdfcfa',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
