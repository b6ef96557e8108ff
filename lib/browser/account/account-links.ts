import { splitLocale } from '@/lib/routing/resolve-request';
import { pageChangedEvent } from '../loading/page-changed';
import { readCookies, userInfoSlot } from '../settings/storage-slot';

/** Name of the session's cookie; its value is not read. */
const sessionCookie = 'immersive_translate_token';

/** Page of the account application, on the same origin: never prefixed, prefetched or routed by the client. */
const profilePath = '/profile/';

/** Whether `user_info` in storage describes a subscription; invalid data does not (PRO-01). */
export function isSubscriber(userInfo: string | undefined): boolean {
  if (userInfo === undefined) return false;
  try {
    const info: unknown = JSON.parse(userInfo);
    if (typeof info !== 'object' || info === null || !('subscription' in info)) return false;
    const { subscription } = info;
    return (
      typeof subscription === 'object' &&
      subscription !== null &&
      'subscriptionStatus' in subscription &&
      subscription.subscriptionStatus === 'active'
    );
  } catch {
    return false;
  }
}

/** Whether `document.cookie` contains a session. */
export function hasSession(cookies: string): boolean {
  return cookies.split(';').some((cookie) => {
    const [name, value = ''] = cookie.trim().split('=');
    return name === sessionCookie && value !== '';
  });
}

export interface Visit {
  readonly userInfo: string | undefined;
  /** Route of the page, without its locale. */
  readonly route: string;
  readonly isSafari: boolean;
}

/** Whether the Pro badge is shown: not to subscribers, not on the pricing page, not in Safari (PRO-01). */
export function showsProBadge({ userInfo, route, isSafari }: Visit): boolean {
  return !isSafari && route !== '/pricing/' && !isSubscriber(userInfo);
}

/** Times of PRO-03. */
const startMilliseconds = 1200;
const againMilliseconds = 1000;

/** Updates the Pro badge and the profile link at the required times. @returns a function that stops it */
export function startAccountLinks(): () => void {
  const inSafari = isSafari(navigator.userAgent);
  let address: string | undefined;
  let interval: number | undefined;
  let timer: number | undefined;

  const settle = () => {
    address = window.location.href;
    const visit = {
      userInfo: userInfoSlot.get(),
      // A host without our rules also serves a page under its file name.
      route: splitLocale(window.location.pathname.replace(/index\.html$/, '')).route,
      isSafari: inSafari,
    };
    for (const badge of document.querySelectorAll<HTMLElement>('[data-pro-badge]')) {
      setShown(badge, showsProBadge(visit));
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-profile-link]')) {
      setShown(link, !inSafari);
      // Without a session the link keeps its original address, the sign-in page.
      link.dataset.signIn ??= link.getAttribute('href') ?? '';
      link.setAttribute('href', hasSession(readCookies() ?? '') ? profilePath : link.dataset.signIn);
    }
  };
  const onPageChange = () => {
    if (interval !== undefined) settle();
  };
  const start = () => {
    timer = window.setTimeout(() => {
      settle();
      interval = window.setInterval(() => {
        if (window.location.href !== address) settle();
      }, againMilliseconds);
    }, startMilliseconds);
  };
  // The delay counts from `DOMContentLoaded`, which comes before this script or after it.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document.readyState === 'loading' || navigation?.domContentLoadedEventStart === 0) {
    document.addEventListener('DOMContentLoaded', start, { once: true });
  } else start();
  document.addEventListener(pageChangedEvent, onPageChange);
  return () => {
    window.clearTimeout(timer);
    window.clearInterval(interval);
    document.removeEventListener('DOMContentLoaded', start);
    document.removeEventListener(pageChangedEvent, onPageChange);
  };
}

/** Shows or hides an element that keeps its space, so that nothing moves. */
function setShown(element: HTMLElement, isShown: boolean): void {
  if (isShown) element.dataset.shown = '';
  else delete element.dataset.shown;
}

/**
 * Whether a browser is Apple's Safari, on a Mac, an iPhone or an iPad. Other browsers on Apple's devices use the same
 * engine and name Safari too, but also themselves, as do Android's old browser and everything based on Chromium.
 */
export function isSafari(userAgent: string): boolean {
  return (
    /Version\/[\d.]+.*Safari\//.test(userAgent) &&
    /Macintosh|iPhone|iPad|iPod/.test(userAgent) &&
    !/Chrome|Chromium|CriOS|FxiOS|EdgiOS|Edg\/|OPiOS|OPT\/|OPR\/|DuckDuckGo|Ddg\/|YaBrowser|Brave|Vivaldi|SamsungBrowser|MicroMessenger|GSA\//.test(
      userAgent,
    )
  );
}
