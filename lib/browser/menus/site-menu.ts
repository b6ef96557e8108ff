import { enterOverlay, isOverlayEntry, leaveOverlayEntry } from '@/lib/browser/navigation/history-entries';
import { isPlainClick } from '../links/follow-link';
import { pageChangedEvent } from '../loading/page-changed';
import { leadFocusOut } from './focus';

/**
 * Makes the site menu of small screens a dialog (SHELL-06): the focus is trapped and restored, going back closes it,
 * and it includes the page's own list of docs. Before this runs, it is a popover.
 *
 * @returns a function that stops it
 */
export function startSiteMenu(): () => void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.site-menu');
  if (!dialog || !('showModal' in dialog)) return () => {};
  const wide = window.matchMedia('(width >= 997px)');
  // Going back leads to the page's entry under the menu, so no entry is left to remove.
  let isBackDue = false;

  const showPane = (pane: 'docs' | 'main') => {
    dialog.dataset.pane = pane;
    const shown = dialog.querySelector<HTMLElement>(`.site-menu-${pane}`);
    shown?.querySelector<HTMLElement>('a[href], button, summary')?.focus();
  };
  const open = (opener: Element) => {
    const list = document.querySelector('.sidebar > ul');
    const label = list?.parentElement?.getAttribute('aria-label') ?? '';
    const copy = dialog.querySelector('.site-menu-list');
    copy?.replaceChildren(...(list ? [list.cloneNode(true)] : []));
    copy?.setAttribute('aria-label', label);
    const way = dialog.querySelector('[data-show-pane="docs"] > span:first-child');
    if (way) way.textContent = label;
    dialog.toggleAttribute('data-has-docs', list !== null);
    dialog.showModal();
    showPane(list && (opener.matches('.doc-bar *') || inDocs()) ? 'docs' : 'main');
    dialog.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });
    enterOverlay();
    isBackDue = true;
  };
  const close = () => {
    if (dialog.open) dialog.close();
    // The opener may be gone: a wide window has no menu button.
    leadFocusOut(dialog, document.querySelector('main'));
  };

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const opener = event.target.closest('[popovertarget="site-menu"], [popovertarget="docs-sidebar"]');
    if (opener) {
      event.preventDefault();
      if (dialog.contains(opener)) close();
      else if (!wide.matches) open(opener);
      return;
    }
    if (!dialog.open) return;
    const pane = event.target.closest<HTMLElement>('[data-show-pane]')?.dataset.showPane;
    if (pane === 'docs' || pane === 'main') showPane(pane);
    // A click on the dialog element itself is on its backdrop.
    else if (event.target === dialog && !isInside(event, dialog)) close();
  };
  const onLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!dialog.open || !link || !dialog.contains(link) || link.target !== '' || !isPlainClick(event)) return;
    if (!event.defaultPrevented && isOverlayEntry()) {
      // The browser leaves from the page's own entry: it may ask first, and the visitor may stay there.
      event.preventDefault();
      window.addEventListener('popstate', () => window.location.assign(link.href), { once: true });
    } else isBackDue = false; // A navigation replaces the menu's entry.
    close();
  };
  const onClose = () => {
    if (isBackDue) leaveOverlayEntry();
    isBackDue = false;
  };
  const onPopState = () => {
    isBackDue = false;
    close();
  };
  const onWide = () => {
    if (wide.matches) close();
  };
  const onPageChange = () => {
    isBackDue = false;
    close();
  };

  // Whatever was opened while it was a popover: the docs list, or the whole menu.
  const opened = openPopover();
  const opener = document.querySelector(`button[popovertarget="${opened?.id}"]`);
  if (opened && opener && !wide.matches) {
    opened.hidePopover();
    open(opener);
  }

  document.addEventListener('click', onClick);
  // After the document's listener that follows links.
  window.addEventListener('click', onLink);
  window.addEventListener('popstate', onPopState);
  dialog.addEventListener('close', onClose);
  wide.addEventListener('change', onWide);
  document.addEventListener(pageChangedEvent, onPageChange);
  return () => {
    document.removeEventListener('click', onClick);
    window.removeEventListener('click', onLink);
    window.removeEventListener('popstate', onPopState);
    dialog.removeEventListener('close', onClose);
    wide.removeEventListener('change', onWide);
    document.removeEventListener(pageChangedEvent, onPageChange);
    close();
  };
}

function openPopover(): HTMLElement | undefined {
  // Browsers without popovers do not support the selector.
  if (!('popover' in HTMLElement.prototype)) return undefined;
  const menus = [...document.querySelectorAll<HTMLElement>('#docs-sidebar, #site-menu')];
  return menus.find((menu) => menu.matches(':popover-open'));
}

/** Whether the page is in the list of docs. */
function inDocs(): boolean {
  return document.querySelector('.sidebar [aria-current="page"]') !== null;
}

function isInside({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const box = element.getBoundingClientRect();
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}
