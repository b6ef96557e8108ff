import { isTouchOnly, storeOf } from '@/lib/browser/account/recognise-platform';

/**
 * Inline in pages that offer the product, before the first paint: the style sheet then shows one button, that of the
 * visitor's store.
 */
const store = storeOf(navigator.userAgent, navigator.maxTouchPoints, isTouchOnly());
if (store) document.documentElement.dataset.store = store;
