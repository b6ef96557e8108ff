import type { PlatformId } from '@/lib/product/product-facts';

/**
 * Where the product can be had. `name` is a proper name and the same in every language; `download` pages and buttons
 * take their links from here alone.
 */
export const platforms = {
  chrome: {
    name: 'Chrome',
    family: 'desktop',
    href: 'https://chromewebstore.google.com/detail/bpoadfkcbjbfhfodiogcnhhhpibjhbnh',
  },
  edge: {
    name: 'Edge',
    family: 'desktop',
    href: 'https://microsoftedge.microsoft.com/addons/detail/amkbmndfnliijdhojkpoglbnaaahippg',
  },
  firefox: {
    name: 'Firefox',
    family: 'desktop',
    href: 'https://addons.mozilla.org/firefox/addon/immersive-translate/',
  },
  safari: { name: 'Safari', family: 'desktop', href: 'https://apps.apple.com/app/id6447957425' },
  ios: { name: 'iPhone/iPad', family: 'phone', href: 'https://apps.apple.com/app/id6447957425' },
  android: {
    name: 'Android',
    family: 'phone',
    href: 'https://play.google.com/store/apps/details?id=com.immersivetranslate.browser',
  },
  userscript: {
    name: 'Tampermonkey',
    family: 'other',
    href: 'https://download.immersivetranslate.com/immersive-translate.user.js',
  },
  zip: {
    name: 'Zip',
    family: 'other',
    href: 'https://download.immersivetranslate.com/latest/chrome-immersive-translate.zip',
  },
} as const satisfies Record<
  PlatformId,
  { name: string; family: 'desktop' | 'phone' | 'other'; href: `https://${string}` }
>;
