import { announce } from './announce';

/** A failure comes with advice, which takes longer to read. */
const answerMilliseconds = { copied: 2000, failed: 6000 };

/** The timer that ends each button's present answer. */
const answers = new WeakMap<HTMLElement, number>();

/** Makes the copy buttons of code blocks, of addresses and of whole pages work. @returns a function that stops it */
export function startCodeCopying(): () => void {
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (!button) return;
    // A button says itself what it copies or where that is, or belongs to a block of code.
    const { copy, copyFrom } = button.dataset;
    const text = copy || button.closest('.code-block')?.querySelector('pre')?.textContent;
    if (!text && !copyFrom) return;
    const copied = text ? copyText(text) : copyFile(copyFrom ?? '');
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

async function copyFile(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
  // Safari lets a page copy only while it answers the press, so that its clipboard takes the promise of a text.
  if (typeof ClipboardItem === 'undefined') return copyText(await text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** A button is named by its label, or else by the words in it. */
function rename(button: HTMLElement, name: string): void {
  if (button.hasAttribute('aria-label')) button.setAttribute('aria-label', name);
  else button.textContent = name;
}

/** Says in the button, and to screen readers, what became of it. */
function answer(button: HTMLElement, outcome: 'copied' | 'failed'): void {
  const name = button.dataset.name ?? button.getAttribute('aria-label') ?? button.textContent ?? '';
  button.dataset.name = name;
  button.dataset.state = outcome;
  const words = outcome === 'copied' ? button.dataset.copied : button.dataset.failed;
  rename(button, words ?? '');
  announce(words ?? '');
  window.clearTimeout(answers.get(button));
  const timer = window.setTimeout(() => {
    delete button.dataset.state;
    rename(button, name);
  }, answerMilliseconds[outcome]);
  answers.set(button, timer);
}
