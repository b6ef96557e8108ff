import { makeElement } from '@/lib/browser/article/make-element';

/** Distance from the selection, in CSS pixels; below the handles and the menu that a touched selection has. */
const gap = () => (matchMedia('(pointer: coarse)').matches ? 36 : 6);

/** The button that appears below selected text. */
export interface SelectionButton {
  /** Shows it below a selection. It stands after the text, so that the next stop of the keyboard is this button. */
  readonly show: (range: Range, article: HTMLElement) => void;
  readonly hide: () => void;
}

export function makeSelectionButton(label: string, press: (button: HTMLElement) => void): SelectionButton {
  const button = makeElement('button', 'feedback-report', { type: 'button' }, label);
  // Pressing it must not end the selection.
  button.addEventListener('pointerdown', (event) => event.preventDefault());
  button.addEventListener('click', (event) => {
    // A paragraph may be the label of a field.
    event.preventDefault();
    press(button);
  });
  return {
    show: (range, article) => {
      const { endContainer } = range;
      const end = endContainer instanceof Element ? endContainer : endContainer.parentElement;
      if (!end || !article.contains(end)) return;
      const blockEnd = end.closest('p,li,h1,h2,h3,h4,h5,h6,td,th,summary,dd,dt,figcaption') ?? end;
      // What scrolls would cut it off.
      const scroller = blockEnd.closest('.table-scroll');
      if (scroller) scroller.after(button);
      else blockEnd.append(button);
      placeBelow(button, range, article);
    },
    hide: () => {
      // The focus would be lost: it comes back here from a dialog, in which the selection has gone.
      if (document.activeElement === button) button.addEventListener('blur', () => button.remove(), { once: true });
      else button.remove();
    },
  };
}

function placeBelow(button: HTMLElement, range: Range, article: HTMLElement): void {
  const last = [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect();
  const around = (button.offsetParent ?? document.body).getBoundingClientRect();
  const { left, right } = article.getBoundingClientRect();
  const wanted = article.dir === 'rtl' ? last.right - button.offsetWidth : last.left;
  const x = Math.min(Math.max(wanted, left), right - button.offsetWidth);
  button.style.left = `${x - around.left}px`;
  button.style.top = `${last.bottom + gap() - around.top}px`;
}
