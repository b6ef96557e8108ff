import { recogniseVisitor, showRecognised } from '@/lib/browser/account/show-recognised';

/**
 * Stands in pages that put the visitor's own browser first, in the place of `store.ts`. The page arrives piece by piece, and
 * observers are called before a piece is painted: what fits is there at the first paint.
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
