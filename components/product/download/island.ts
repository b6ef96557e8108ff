import { type BrowserClaims, nameOf, recognisePlatform } from '@/lib/browser/account/recognise-platform';
import { leadFocusOut } from '@/lib/browser/menus/focus';

const shown = 'data-shown';

/** Shows what fits the visitor's browser in the place that is kept for it (PAGE-06). */
export function start(root: HTMLElement): undefined {
  const recognised = recognisePlatform(claimsOf(navigator));
  const name = nameOf(recognised);
  const show = (selector: string) => {
    const chosen = root.querySelector(selector);
    chosen?.setAttribute(shown, '');
    for (const answer of chosen?.parentElement?.children ?? []) {
      if (answer === chosen) continue;
      leadFocusOut(answer, chosen?.querySelector('a'));
      answer.removeAttribute(shown);
    }
  };
  if (name !== undefined && recognised.browser !== undefined) {
    const place = root.querySelector('[data-recognised-name]');
    if (place) place.textContent = name;
    show('[data-recognised]');
  }
  if (recognised.offer !== undefined) {
    show(`[data-first="${recognised.offer}"]`);
    root.querySelector(`.download-shelf [data-offer="${recognised.offer}"]`)?.setAttribute('data-recommended', '');
  }
  show(`[data-way="${recognised.way}"]`);
  if (recognised.browser !== undefined) {
    for (const place of document.querySelectorAll('[data-platform]')) place.textContent = recognised.browser;
  }
}

/** Client hints are not in the types of the platform yet. */
function claimsOf(navigator: Navigator & Pick<BrowserClaims, 'userAgentData'>): BrowserClaims {
  const { userAgent, maxTouchPoints, userAgentData } = navigator;
  return { userAgent, maxTouchPoints, userAgentData };
}
