import { acceptedCategory, type CookieConsentConfig, getCookie, hidePreferences, run } from 'vanilla-cookieconsent';
import type { ConsentWords } from '@/lib/site/consent-words';
import { readCookies } from '../account/read-cookies';
import { pageChangedEvent } from '../loading/page-changed';
import { focusOn } from '../menus/focus';
import { startTagManager } from './tag-manager';

/** The one thing that is stored before, and without, consent: the choice. */
const cookieName = 'consent';

const dayMilliseconds = 24 * 60 * 60_000;

/**
 * Asks visitors once whether their visits may be counted, keeps the answer for half a year, and loads the tag manager for
 * those who agree. Whoever takes the consent back gets the page anew without it.
 */
export function startConsent(words: ConsentWords, containerId: string): void {
  // Where cookies cannot even be read (a frame without an origin), no answer could be known: nobody is asked or counted.
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
      // The library gives the focus back to what had it before, which may have been nothing.
      if (document.activeElement === document.body) focusOn(document.getElementById('main'));
    },
  };
  void run(config).then(() => {
    for (const section of document.querySelectorAll<HTMLElement>('[data-consent-settings]')) section.dataset.ready = '';
  });
  // A link in the settings leads to another page without a load.
  document.addEventListener(pageChangedEvent, () => hidePreferences());
}

/**
 * The library stores a random identifier with the choice, and times to the millisecond. Either would tell one visitor from
 * all others, also after a rejection: the cookie is written again with the choice and days alone.
 */
function keepNoIdentifier(): void {
  const { consentId, ...kept } = getCookie();
  const anonymous = 'none';
  // Cookies may be dropped, or this one may have been settled on another page.
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
  // Of another domain it would be a second cookie beside the library's.
  const domain = hostname.includes('.') ? `; Domain=${hostname}` : '';
  const secure = protocol === 'https:' ? '; Secure' : '';
  const expires = new Date(expirationTime).toUTCString();
  document.cookie = `${cookieName}=${encodeURIComponent(JSON.stringify(choice))}; Expires=${expires}; Path=/; SameSite=Lax${domain}${secure}`;
}

/**
 * The library makes the question a modal dialog that takes the focus and holds it. Here the page can be read while it is
 * asked: the question is no trap for the keyboard, takes the focus from nobody, and its own focus is no visitor's intent
 * that would load the page's scripts (`load-on-interaction.ts`).
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

/** Tells the page how high the question is, so that what gets the focus is not scrolled under it (WCAG 2.4.11). */
function keepRoom(): void {
  const height = document.querySelector('#cc-main .cm')?.getBoundingClientRect().height ?? 0;
  document.documentElement.style.setProperty('--consent-height', `${Math.ceil(height)}px`);
}

function configOf(words: ConsentWords): CookieConsentConfig {
  // The library takes HTML.
  const text = (plain: string) => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const privacyLink = `<a href="${words.privacy.href}">${text(words.privacy.label)}</a>`;
  return {
    mode: 'opt-in',
    // What hides from a test browser is not tested.
    hideFromBots: false,
    cookie: { name: cookieName },
    categories: {
      necessary: { readOnly: true, enabled: true },
      // Taken back, the cookies of Google Analytics go, and the page is loaded anew.
      statistics: { autoClear: { cookies: [{ name: /^_g(?:a|id|at)/ }], reloadPage: true } },
    },
    language: {
      default: 'page',
      translations: {
        page: {
          consentModal: {
            title: text(words.title),
            description: text(words.text),
            acceptAllBtn: text(words.accept),
            acceptNecessaryBtn: text(words.reject),
            showPreferencesBtn: text(words.choose),
            footer: privacyLink,
          },
          preferencesModal: {
            title: text(words.preferences),
            closeIconLabel: words.close,
            acceptAllBtn: text(words.accept),
            acceptNecessaryBtn: text(words.reject),
            savePreferencesBtn: text(words.save),
            sections: [
              { description: `${text(words.text)} ${privacyLink}` },
              {
                title: text(words.necessary),
                description: text(words.necessaryText),
                linkedCategory: 'necessary',
              },
              {
                title: text(words.statistics),
                description: text(words.statisticsText),
                linkedCategory: 'statistics',
              },
            ],
          },
        },
      },
    },
  };
}

/** The signals of a browser that its visitor wants no tracking. Not every browser knows them. */
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
