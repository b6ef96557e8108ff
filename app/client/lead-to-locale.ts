import { localeSlot } from '@/lib/browser/settings/storage-slot';
import { negotiateLocale } from '@/lib/routing/negotiate-locale';
import { localizedPath, normalizePath } from '@/lib/routing/resolve-request';
import { site } from './site-routes';

/**
 * Runs on a page without a locale: replaces the address with that of the visitor's language, keeping query and hash.
 * Reports to the pre-paint script that the site's files load.
 */
document.documentElement.dataset.early = '';
const route = normalizePath(window.location.pathname);
if (route !== undefined && site.routes.includes(route)) {
  const locale = negotiateLocale(localeSlot.get(), navigator.languages, site.locales);
  window.location.replace(localizedPath(locale, route) + window.location.search + window.location.hash);
}
