import { pageChangedEvent } from '../loading/page-changed';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Loads the container of Google Tag Manager and reports navigations without a load (`page_view`). Only for visitors who
 * agreed to statistics; all other consent is denied before the container's tags start.
 *
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export function startTagManager(containerId: string): void {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  // Google's tags recognise a command only if it is a function's own `arguments`.
  function command(..._words: readonly unknown[]): void {
    layer.push(arguments);
  }
  command('consent', 'default', {
    ad_personalization: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    analytics_storage: 'granted',
  });
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });

  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
  document.head.append(script);

  document.addEventListener(pageChangedEvent, () => {
    const { href, pathname } = window.location;
    layer.push({ event: 'page_view', page_location: href, page_path: pathname, page_title: document.title });
  });
}
