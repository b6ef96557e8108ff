import { takeBlocks } from '../bilingual-blocks';
import { tellGestureDone } from '../gesture-done';
import { say } from '../say';
import { type KeyMoment, onModifierTap } from './modifier-tap';

/** Makes Ctrl translate the paragraphs of a drawn page: the one under the pointer, else the focused one. */
export function start(root: HTMLElement): (() => void) | undefined {
  const practice = root.querySelector<HTMLElement>('[data-hover-practice]');
  const text = root.querySelector<HTMLElement>('[data-blocks]');
  if (!practice || !text) return undefined;
  const paragraphs = [...text.querySelectorAll<HTMLElement>('[data-block]')];
  const blocks = takeBlocks(text, 'original');
  for (const paragraph of paragraphs) paragraph.setAttribute('aria-pressed', 'false');
  // A picture of what it does, before anybody presses a key. The lesson leaves it to the visitor.
  if (root.closest('.hero')) {
    blocks.show(0, 'bilingual');
    paragraphs[0]?.setAttribute('aria-pressed', 'true');
  }

  const toggle = (paragraph: HTMLElement) => {
    const index = paragraphs.indexOf(paragraph);
    const isShown = blocks.shownAt(index) !== 'original';
    blocks.show(index, isShown ? 'original' : 'bilingual');
    paragraph.setAttribute('aria-pressed', String(!isShown));
    say(practice, isShown ? 'hidden' : 'shown');
    if (!isShown) tellGestureDone(root, 'hover');
  };

  let held = false;
  const follow = (moment: KeyMoment): boolean => {
    const result = onModifierTap(held, moment);
    held = result.held;
    return result.pressed;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    follow(event.key === 'Control' ? 'down' : 'other');
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key !== 'Control' || !follow('up')) return;
    const meant =
      paragraphs.find((paragraph) => paragraph.matches(':hover')) ??
      paragraphs.find((paragraph) => paragraph === document.activeElement);
    if (meant) toggle(meant);
  };
  const onOther = () => {
    follow('other');
  };

  let pointer: string | undefined;
  const onPointerDown = (event: PointerEvent) => {
    pointer = event.pointerType;
  };
  // Touch, keyboard and assistive technology press a paragraph; with a mouse, Ctrl translates it as in the product.
  const onClick = (event: MouseEvent) => {
    const paragraph = paragraphs.find((one) => event.target instanceof Node && one.contains(event.target));
    const byMouse = event.detail > 0 && pointer === 'mouse';
    pointer = undefined;
    if (paragraph && !byMouse) toggle(paragraph);
  };

  practice.dataset.ready = '';
  text.addEventListener('pointerdown', onPointerDown);
  text.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('keyup', onKeyUp);
  document.addEventListener('pointerdown', onOther);
  window.addEventListener('blur', onOther);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('keyup', onKeyUp);
    document.removeEventListener('pointerdown', onOther);
    window.removeEventListener('blur', onOther);
  };
}
