import { announce } from './announce';

/** How long the result shows. A failure has an explanation, which takes longer to read. */
const answerMilliseconds = { copied: 2000, failed: 6000 };

/** Timers that reset each button's label. */
const answers = new WeakMap<HTMLElement, number>();

/** Makes the copy buttons of code blocks, of addresses and of whole pages work. @returns a function that stops it */
export function startCodeCopying(): () => void {
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (!button) return;
    // A button names its text or the text's element, or belongs to a block of code.
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
  // `navigator.clipboard` is missing on insecure origins.
  if (!navigator.clipboard) throw new Error('The clipboard is not available.');
  await navigator.clipboard.writeText(text);
}

async function copyFile(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  });
  // Safari allows copying only within the click, so the clipboard gets a promise of the text.
  if (typeof ClipboardItem === 'undefined') return copyText(await text);
  const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** A button's name is its label, or else its text. */
function rename(button: HTMLElement, name: string): void {
  if (button.hasAttribute('aria-label')) button.setAttribute('aria-label', name);
  else button.textContent = name;
}

/** Shows the outcome in the button, and announces it to screen readers. */
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
