import type { Locale } from '@/i18n/locale-codes';

/**
 * The site's routes, redirects of renamed pages, and locales; inserted by the finishing step when it bundles these
 * scripts.
 */
declare const __SITE__: {
  readonly routes: readonly string[];
  readonly redirects: Readonly<Record<string, string>>;
  readonly locales: readonly Locale[];
};

export const site = __SITE__;
