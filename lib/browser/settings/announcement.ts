import { focusOn } from '../menus/focus';
import { announcementDismissSlot } from './storage-slot';

/** Lets the visitor close the announcement bar. @returns a function that stops it */
export function startAnnouncement(): () => void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-announcement-close]')) return;
    announcementDismissSlot.set('true');
    document.documentElement.dataset.announcementDismissed = '';
    // The button is hidden: the focus moves to the content.
    focusOn(document.getElementById('main'));
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
