/**
 * The inline script of every page. It settles the theme and the announcement bar before the first paint, so that
 * nothing flashes, and shows an error where the site's other files do not load or cannot run. Plain ES5, because it
 * must run in any browser, and the same bytes on every page, because the security policy names it by its hash. Its
 * settings are attributes of the document's element (`settledBeforePaint`); its rules are those of
 * `lib/browser/settings/settled-before-paint.ts`, and a test compares them.
 */
declare var __CHROME_FLOOR__: number;
/** Whether the site has an announcement, and whether its theme can change. Code that a site cannot need is left out. */
declare var __HAS_ANNOUNCEMENT__: boolean;
declare var __HAS_THEMES__: boolean;
declare var __KEYS__: { readonly theme: string; readonly dismiss: string; readonly id: string };

export {};

var root = document.documentElement;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {}
}

function settleTheme(): void {
  var stored = read(__KEYS__.theme);
  if (root.hasAttribute('data-theme-switch') && (stored === 'light' || stored === 'dark')) {
    root.setAttribute('data-theme', stored);
  } else if (root.hasAttribute('data-theme-system')) {
    root.setAttribute('data-theme', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  }
}

function settleAnnouncement(): void {
  var announcement = root.getAttribute('data-announcement');
  if (announcement === null) return;
  if (read(__KEYS__.id) !== announcement) {
    write(__KEYS__.id, announcement);
    write(__KEYS__.dismiss, 'false');
  }
  if (read(__KEYS__.dismiss) === 'true') root.setAttribute('data-announcement-dismissed', '');
  var background = root.getAttribute('data-announcement-background');
  var text = root.getAttribute('data-announcement-text');
  if (background) root.style.setProperty('--announcement-background', background);
  if (text) root.style.setProperty('--announcement-text', text);
}

if (__HAS_THEMES__) settleTheme();
if (__HAS_ANNOUNCEMENT__) settleAnnouncement();

/** Shows one of the messages of `components/site/emergency-messages.tsx`, without relying on a style sheet. */
function tell(id: string, found: string): void {
  var message = document.getElementById(id);
  if (!message) return;
  message.textContent = (message.textContent || '').replace(/{found}/g, found);
  message.style.cssText = 'display:block;padding:12px 16px;background:#b3261e;color:#fff;font:16px/1.5 sans-serif';
  message.setAttribute('role', 'alert');
  message.removeAttribute('hidden');
}

var chrome = /Chrom(?:e|ium)\/(\d+)/.exec(navigator.userAgent);
var isTooOld = chrome !== null && Number(chrome[1]) < __CHROME_FLOOR__;
if (isTooOld) {
  document.addEventListener('DOMContentLoaded', function onContent() {
    tell('old-browser', chrome?.[1] ?? '');
  });
}
window.addEventListener('load', function onLoad() {
  // The early script has run, or the browser is too old for it and shows its own message.
  if (isTooOld || root.hasAttribute('data-early')) return;
  var home = document.querySelector('a.brand');
  var built = home ? home.getAttribute('href') : null;
  var place = built === null ? 0 : location.pathname.lastIndexOf(built);
  // Only where the page is at another path than it was built for. At the right path, a file that fails is a lost
  // connection and not a wrong setting.
  if (place !== 0) tell('wrong-base-path', place < 0 ? location.pathname : location.pathname.slice(0, place + 1));
});
