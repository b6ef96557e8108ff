import { recogniseVisitor } from '@/lib/browser/account/recognise-platform';
import { showRecognised } from '@/lib/browser/account/show-recognised';

/**
 * Inline in pages that put the visitor's own browser first, instead of `store.ts`. The page arrives in pieces, and
 * observers are called before a piece is painted, so the matching parts are shown at the first paint.
 */
const recognised = recogniseVisitor();
if (recognised.offer) document.documentElement.dataset.store = recognised.offer;
const show = () => showRecognised(document, recognised);
const observer = new MutationObserver(show);
observer.observe(document, { childList: true, subtree: true });
document.addEventListener('DOMContentLoaded', () => {
  show();
  observer.disconnect();
});
