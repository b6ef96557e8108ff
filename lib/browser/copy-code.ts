import { announce } from './announce';

const answerMilliseconds = 2000;

/** The timer that ends each button's present answer. */
const answers = new WeakMap<HTMLElement, number>();

/** Makes the copy buttons of code blocks and of addresses work. @returns a function that stops it */
export function startCodeCopying(): () => void {
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    // A button says itself what it copies, or belongs to a block of code.
    const text = button?.dataset.copy || button?.closest('.code-block')?.querySelector('pre')?.textContent;
    if (!button || !text) return;
    const copied = copyText(text);
    copied.then(
      () => answer(button, 'copied'),
      () => answer(button, 'failed'),
    );
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

async function copyText(text: string): Promise<void> {
  // There is no clipboard on an insecure origin.
  if (!navigator.clipboard) throw new Error('The clipboard is not available.');
  await navigator.clipboard.writeText(text);
}

/** Says in the button, and to screen readers, what became of it. */
function answer(button: HTMLElement, outcome: 'copied' | 'failed'): void {
  const name = button.dataset.name ?? button.getAttribute('aria-label') ?? '';
  button.dataset.name = name;
  button.dataset.state = outcome;
  const words = outcome === 'copied' ? button.dataset.copied : button.dataset.failed;
  button.setAttribute('aria-label', words ?? '');
  announce(words ?? '');
  window.clearTimeout(answers.get(button));
  const timer = window.setTimeout(() => {
    delete button.dataset.state;
    button.setAttribute('aria-label', name);
  }, answerMilliseconds);
  answers.set(button, timer);
}
