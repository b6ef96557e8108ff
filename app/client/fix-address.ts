import { localeSlot } from '@/lib/browser/settings/storage-slot';
import { resolveRequest } from '@/lib/routing/resolve-request';
import { site } from './site-routes';

/**
 * Runs on a 404 page, for hosts without redirects: redirects where the address is another form of a page's, or that of
 * a renamed page. Otherwise it keeps, of many languages, the visitor's.
 */
const resolution = resolveRequest(window.location.pathname, {
  routes: new Set(site.routes),
  redirects: site.redirects,
  storedLocale: localeSlot.get(),
  languages: navigator.languages,
  locales: site.locales,
});
if (resolution.kind === 'redirect') {
  window.location.replace(resolution.to + window.location.search + window.location.hash);
} else if (resolution.kind === 'not-found') {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  const own = sections.find((section) => section.dataset.section === resolution.locale);
  if (own) {
    document.title = own.dataset.title ?? document.title;
    document.documentElement.lang = own.lang;
    document.documentElement.dir = own.dir;
    for (const section of sections) section.hidden = section !== own;
  }
}
