import { acceptedCategory, type CookieConsentConfig, getCookie, hidePreferences, run } from 'vanilla-cookieconsent';
import type { ConsentWords } from '@/lib/browser/privacy/consent-words';
import { escapeText } from '@/lib/tools/escape';
import { pageChangedEvent } from '../loading/page-changed';
import { focusOn } from '../menus/focus';
import { readCookies } from '../settings/storage-slot';

/** The only item that is stored before, and without, consent: the choice. */
const cookieName = 'consent';

const dayMilliseconds = 24 * 60 * 60_000;

/**
 * Asks visitors once for consent to statistics, keeps the answer for half a year, and loads the tag manager for those
 * who agree. A visitor who withdraws consent gets the page reloaded without it.
 */
export function startConsent(words: ConsentWords, containerId: string): void {
  // Where cookies cannot be read (a frame without an origin), no answer could be stored: the visitor is neither asked
  // nor counted.
  if (readCookies() === undefined) return;
  let isStarted = false;
  const followConsent = () => {
    keepNoIdentifier();
    if (isStarted || !acceptedCategory('statistics')) return;
    isStarted = true;
    startTagManager(containerId);
  };
  const config: CookieConsentConfig = {
    ...configOf(words),
    autoShow: !refusesTracking(navigator),
    onConsent: followConsent,
    onChange: followConsent,
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') beNoObstacle(modal);
    },
    onModalShow: ({ modalName }) => {
      if (modalName === 'consentModal') keepRoom();
    },
    onModalHide: ({ modalName }) => {
      if (modalName !== 'consentModal') return;
      document.documentElement.style.removeProperty('--consent-height');
      // The library restores the previous focus, which may have been nothing.
      if (document.activeElement === document.body) focusOn(document.getElementById('main'));
    },
  };
  void run(config).then(() => {
    for (const section of document.querySelectorAll<HTMLElement>('[data-consent-settings]')) section.dataset.ready = '';
  });
  // A link in the settings may navigate without a load.
  document.addEventListener(pageChangedEvent, () => hidePreferences());
}

/**
 * The library stores a random identifier with the choice, and times to the millisecond. Either would identify a
 * visitor, even after a rejection: the cookie is rewritten with the choice and days alone.
 */
function keepNoIdentifier(): void {
  const { consentId, ...kept } = getCookie();
  const anonymous = 'none';
  // Cookies may be blocked, or this one may have been rewritten on another page.
  if (consentId === undefined || consentId === anonymous) return;
  const dayOf = (time: string) => `${time.slice(0, 10)}T00:00:00.000Z`;
  const expirationTime = Math.ceil(kept.expirationTime / dayMilliseconds) * dayMilliseconds;
  const choice: ReturnType<typeof getCookie> = {
    ...kept,
    consentId: anonymous,
    consentTimestamp: dayOf(kept.consentTimestamp),
    lastConsentTimestamp: dayOf(kept.lastConsentTimestamp),
    expirationTime,
  };
  const { hostname, protocol } = window.location;
  // With another domain it would be a second cookie beside the library's.
  const domain = hostname.includes('.') ? `; Domain=${hostname}` : '';
  const secure = protocol === 'https:' ? '; Secure' : '';
  const expires = new Date(expirationTime).toUTCString();
  document.cookie = `${cookieName}=${encodeURIComponent(JSON.stringify(choice))}; Expires=${expires}; Path=/; SameSite=Lax${domain}${secure}`;
}

/**
 * The library makes the question a modal dialog that takes and traps the focus. Here the page stays usable: the dialog
 * neither traps nor takes the focus, and its own focus event is no interaction that would load the page's scripts
 * (`load-scripts.ts`).
 */
function beNoObstacle(modal: HTMLElement): void {
  modal.removeAttribute('aria-modal');
  modal.addEventListener('focusin', (event) => event.stopPropagation());
  modal.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') event.stopPropagation();
  });
  const isBusyElsewhere = document.activeElement !== null && document.activeElement !== document.body;
  if (isBusyElsewhere) modal.querySelector(':scope > [tabindex="-1"]')?.removeAttribute('tabindex');
}

/** Publishes the dialog's height, so that focused elements are not scrolled under it (WCAG 2.4.11). */
function keepRoom(): void {
  const height = document.querySelector('#cc-main .cm')?.getBoundingClientRect().height ?? 0;
  document.documentElement.style.setProperty('--consent-height', `${Math.ceil(height)}px`);
}

function configOf(words: ConsentWords): CookieConsentConfig {
  // The library takes HTML.
  const privacyLink = `<a href="${words.privacy.href}">${escapeText(words.privacy.label)}</a>`;
  return {
    mode: 'opt-in',
    // Otherwise the dialog would be hidden from browser tests.
    hideFromBots: false,
    cookie: { name: cookieName },
    categories: {
      necessary: { readOnly: true, enabled: true },
      // On withdrawal the cookies of Google Analytics are deleted, and the page is reloaded.
      statistics: { autoClear: { cookies: [{ name: /^_g(?:a|id|at)/ }], reloadPage: true } },
    },
    language: {
      default: 'page',
      translations: {
        page: {
          consentModal: {
            title: escapeText(words.title),
            description: escapeText(words.text),
            acceptAllBtn: escapeText(words.accept),
            acceptNecessaryBtn: escapeText(words.reject),
            showPreferencesBtn: escapeText(words.choose),
            footer: privacyLink,
          },
          preferencesModal: {
            title: escapeText(words.preferences),
            closeIconLabel: words.close,
            acceptAllBtn: escapeText(words.accept),
            acceptNecessaryBtn: escapeText(words.reject),
            savePreferencesBtn: escapeText(words.save),
            sections: [
              { description: `${escapeText(words.text)} ${privacyLink}` },
              {
                title: escapeText(words.necessary),
                description: escapeText(words.necessaryText),
                linkedCategory: 'necessary',
              },
              {
                title: escapeText(words.statistics),
                description: escapeText(words.statisticsText),
                linkedCategory: 'statistics',
              },
            ],
          },
        },
      },
    },
  };
}

/** The browser's signals against tracking. Not every browser has them. */
export interface PrivacySignals {
  /** https://w3c.github.io/gpc/ */
  readonly globalPrivacyControl?: boolean;
  /** Do Not Track; the older signal. */
  readonly doNotTrack?: string | null;
}

/**
 * Whether the browser refuses tracking for its visitor. Then nothing is asked or loaded, unless the visitor opens the
 * settings and chooses it: a choice on this site counts for more than the signal.
 */
export function refusesTracking({ globalPrivacyControl, doNotTrack }: PrivacySignals): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

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
