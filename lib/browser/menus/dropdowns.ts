import { pageChangedEvent } from '../loading/page-changed';
import { leadFocusOut } from './focus';

/** Time on a menu before it opens, and away from it before it closes. */
export const hoverOpensMilliseconds = 140;
export const hoverClosesMilliseconds = 320;

/**
 * Makes the navbar's menus work (SHELL-03): a button that states whether its list of links is open. They open on a
 * press, on arrow keys and on hover; a menu opened by hover is hoverable, persistent and dismissible by Escape (WCAG
 * 1.4.13). Before this runs, the stylesheet opens them on hover and focus.
 *
 * @returns a function that stops it
 */
export function startDropdowns(): () => void {
  let hovered: Element | undefined;
  let opening: number | undefined;
  let closing: number | undefined;

  const waitNoMore = () => {
    window.clearTimeout(opening);
    window.clearTimeout(closing);
  };
  const setOpen = (dropdown: Element, isOpen: boolean) => {
    if (!isOpen) leadFocusOut(dropdown, buttonOf(dropdown));
    buttonOf(dropdown)?.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen && hovered === dropdown) hovered = undefined;
    if (isOpen) closeAll(dropdown);
  };
  const closeAll = (but?: Element) => {
    for (const dropdown of openDropdowns()) {
      if (dropdown !== but) setOpen(dropdown, false);
    }
  };

  const onClick = (event: MouseEvent) => {
    const dropdown = dropdownAt(event.target);
    if (!dropdown || !(event.target instanceof Element)) return;
    waitNoMore();
    if (event.target.closest('a')) {
      setOpen(dropdown, false);
      return;
    }
    if (!event.target.closest('[aria-expanded]')) return;
    // A press on a menu that hover has just opened keeps it open.
    const isKept = hovered === dropdown && isOpen(dropdown);
    hovered = undefined;
    setOpen(dropdown, isKept || !isOpen(dropdown));
  };

  const onPointerOver = (event: PointerEvent) => {
    const dropdown = dropdownAt(event.target);
    // Pointer events within a menu do not enter it.
    if (event.pointerType !== 'mouse' || !dropdown || dropdown === dropdownAt(event.relatedTarget)) return;
    if (dropdown === hovered) window.clearTimeout(closing);
    if (isOpen(dropdown)) return;
    window.clearTimeout(opening);
    opening = window.setTimeout(() => {
      // Hover must not close a list that has the focus.
      if (document.querySelector('.dropdown-sheet :focus')) return;
      setOpen(dropdown, true);
      hovered = dropdown;
    }, hoverOpensMilliseconds);
  };
  const onPointerOut = (event: PointerEvent) => {
    const dropdown = dropdownAt(event.target);
    if (event.pointerType !== 'mouse' || !dropdown || dropdown === dropdownAt(event.relatedTarget)) return;
    window.clearTimeout(opening);
    if (hovered !== dropdown) return;
    window.clearTimeout(closing);
    closing = window.setTimeout(() => {
      if (hovered === dropdown && !dropdown.contains(document.activeElement)) setOpen(dropdown, false);
    }, hoverClosesMilliseconds);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      waitNoMore();
      closeAll();
      return;
    }
    const dropdown = dropdownAt(event.target);
    if (!dropdown || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const links = [...dropdown.querySelectorAll<HTMLElement>('a')];
    const here = links.indexOf(document.activeElement as HTMLElement);
    const next = nextLink(event.key, here, links.length);
    if (next === undefined || (here < 0 && !event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    setOpen(dropdown, true);
    links[next]?.focus();
  };

  const onFocusOut = (event: FocusEvent) => {
    const dropdown = dropdownAt(event.target);
    // With no `relatedTarget` the window has lost the focus, which will return.
    if (dropdown && event.relatedTarget instanceof Node && !dropdown.contains(event.relatedTarget)) {
      setOpen(dropdown, false);
    }
  };
  const onPointerDown = (event: PointerEvent) => closeAll(dropdownAt(event.target));
  const onPageChange = () => {
    waitNoMore();
    closeAll();
  };

  document.documentElement.dataset.menusReady = '';
  // The stylesheet has opened the menu under the pointer, which must stay open.
  const pointed = document.querySelector('.dropdown:hover');
  if (pointed) {
    setOpen(pointed, true);
    hovered = pointed;
  }
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('pointerout', onPointerOut);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusout', onFocusOut);
  document.addEventListener('pointerdown', onPointerDown);
  document.addEventListener(pageChangedEvent, onPageChange);
  return () => {
    waitNoMore();
    delete document.documentElement.dataset.menusReady;
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onPointerOver);
    document.removeEventListener('pointerout', onPointerOut);
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusout', onFocusOut);
    document.removeEventListener('pointerdown', onPointerDown);
    document.removeEventListener(pageChangedEvent, onPageChange);
  };
}

const openDropdowns = () => document.querySelectorAll('.dropdown:has(> [aria-expanded="true"])');
const buttonOf = (dropdown: Element) => dropdown.querySelector<HTMLElement>('[aria-expanded]');
const isOpen = (dropdown: Element) => buttonOf(dropdown)?.getAttribute('aria-expanded') === 'true';

function dropdownAt(target: EventTarget | null): Element | undefined {
  return (target instanceof Element && target.closest('.dropdown')) || undefined;
}

/** The next index for a key in a list of links, wrapping around; `undefined` for other keys. */
function nextLink(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (here + 1) % count;
  if (key === 'ArrowUp') return here < 0 ? count - 1 : (here + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
