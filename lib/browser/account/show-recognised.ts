import { leadFocusOut } from '@/lib/browser/menus/focus';
import type { RecognisedPlatform } from './recognise-platform';

/** The drawings of the first steps: a browser's toolbar, its settings, or a phone. */
export const guides = ['chrome', 'edge', 'firefox', 'safari', 'ios', 'menu', 'android'] as const;

export type Guide = (typeof guides)[number];

/** The matching drawing; on phones Edge, Firefox and others list their extensions in a menu. */
export function guideFor({ offer, system }: Pick<RecognisedPlatform, 'offer' | 'system'>): Guide {
  if (system === 'Android') return offer === 'android' ? 'android' : 'menu';
  return guides.find((guide) => guide === offer) ?? 'chrome';
}

const shown = 'data-shown';

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
    // Once, and by the attribute: what a visitor has chosen stays.
    root.querySelector(`.tab-list [value="${offer}"]:not([checked])`)?.setAttribute('checked', '');
  }
  show(`[data-way="${way}"]`);
  root.querySelector('[data-guide]')?.setAttribute('data-guide', guideFor(recognised));
}
