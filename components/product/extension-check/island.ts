import { fill } from '@/components/product/product-panel';
import { lookForExtension } from '@/lib/browser/account/extension-handshake';
import { leadFocusOut } from '@/lib/browser/menus/focus';

/** Shows whether the extension is installed. */
export function start(root: HTMLElement): (() => void) | undefined {
  const views = root.querySelector<HTMLElement>('[data-view]');
  if (!views) return undefined;
  const show = (view: string) => {
    leadFocusOut(views, views);
    views.dataset.view = view;
  };
  show('checking');
  for (const button of root.querySelectorAll('[data-reload]')) {
    button.addEventListener('click', () => window.location.reload());
  }
  return lookForExtension((state, version) => {
    fill(root, 'version', version);
    show(state);
  });
}
