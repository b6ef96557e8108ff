import { isLocale } from '@/i18n/locale-codes';
import { localizedPath, splitLocale } from '@/lib/routing/resolve-request';
import { localeSlot } from '../settings/storage-slot';

/** The same address in another locale: path, query and hash are kept. */
export function addressInLocale(
  locale: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | undefined {
  if (!isLocale(locale)) return undefined;
  return localizedPath(locale, splitLocale(pathname).route) + search + hash;
}

/**
 * Adds the current query and hash to the language switcher's links, and stores the choice. @returns a function that
 * stops it
 */
export function startLocaleLinks(): () => void {
  const linkOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-locale]') : null;
  // Before the link is used in any way: clicked, opened in a new tab, or its address copied.
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    const address = addressInLocale(link?.dataset.locale ?? '', window.location);
    if (link && address !== undefined) link.setAttribute('href', address);
  };
  const onClick = (event: MouseEvent) => {
    // Some assistive technology clicks without pointing or focusing first.
    onIntent(event);
    const locale = linkOf(event)?.dataset.locale;
    if (locale) localeSlot.set(locale);
  };
  const intents = ['pointerdown', 'focusin', 'pointerover'] as const;
  for (const name of intents) document.addEventListener(name, onIntent);
  document.addEventListener('click', onClick);
  return () => {
    for (const name of intents) document.removeEventListener(name, onIntent);
    document.removeEventListener('click', onClick);
  };
}
