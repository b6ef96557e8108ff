import { leadFocusOut } from '@/lib/browser/menus/focus';
import { type BrowserClaims, guideFor, type RecognisedPlatform, recognisePlatform } from './recognise-platform';

const shown = 'data-shown';

/** Recognises the visitor's browser. */
export function recogniseVisitor(): RecognisedPlatform {
  // The platform's types lack client hints.
  const { userAgent, maxTouchPoints, userAgentData }: Navigator & Pick<BrowserClaims, 'userAgentData'> = navigator;
  return recognisePlatform({ userAgent, maxTouchPoints, userAgentData });
}

/** Shows what fits a visitor's browser (PAGE-06): all answers are in the markup, stacked. Idempotent. */
export function showRecognised(root: ParentNode, recognised: RecognisedPlatform): void {
  const { browser, system, offer, way } = recognised;
  const show = (selector: string) => {
    const chosen = root.querySelector(selector);
    chosen?.setAttribute(shown, '');
    for (const answer of chosen?.parentElement?.children ?? []) {
      if (answer === chosen) continue;
      leadFocusOut(answer, chosen?.querySelector('a'));
      answer.removeAttribute(shown);
    }
  };
  const write = (selector: string, text: string) => {
    for (const place of root.querySelectorAll(selector)) if (place.textContent !== text) place.textContent = text;
  };
  if (browser !== undefined) {
    write('[data-browser-name], [data-platform=""]', browser);
    write('[data-system-name]', system ?? '');
    show(`[data-recognised="${system === undefined ? 'browser' : 'both'}"]`);
  }
  if (offer !== undefined) {
    show(`[data-first="${offer}"]`);
    root.querySelector(`.download-shelf [data-offer="${offer}"]`)?.setAttribute('data-recommended', '');
  }
  show(`[data-way="${way}"]`);
  root.querySelector('[data-guide]')?.setAttribute('data-guide', guideFor(recognised));
}
