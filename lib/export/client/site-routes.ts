import type { Locale } from '@/i18n/locale-codes';

/** The site's routes and locales; the export's finishing step puts them here when it bundles these scripts. */
declare const __SITE__: { readonly routes: readonly string[]; readonly locales: readonly Locale[] };

export const site = __SITE__;
