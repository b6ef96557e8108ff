import { makeElement } from '@/lib/browser/article/make-element';
import type { Delivery } from './deliver';
import type { FeedbackWords } from './words';

/** What a form says of its sending. */
export interface StatusLine {
  readonly element: HTMLElement;
  readonly say: (text: string) => void;
}

export function makeStatusLine(): StatusLine {
  const element = makeElement('p', 'feedback-status', { role: 'status', tabindex: '-1' });
  return {
    element,
    say: (text) => {
      element.textContent = text;
    },
  };
}

/**
 * Sends a form's report, says how it went, and takes the form away once it is done with. What was written stays until
 * then. The focus goes to what is said, because the button that had it is gone.
 *
 * @param button the one that sends it
 * @returns whether the form is done with
 */
export async function sendForm(
  form: HTMLElement,
  button: HTMLElement,
  status: StatusLine,
  words: FeedbackWords,
  deliver: () => Promise<Delivery | undefined>,
): Promise<boolean> {
  // A disabled button would lose the focus.
  button.setAttribute('aria-disabled', 'true');
  status.say(words.sending);
  const delivery = await deliver();
  // An earlier press is still on its way, and will say how it went.
  if (!delivery) return false;
  button.removeAttribute('aria-disabled');
  status.say(delivery.says);
  if (!delivery.isDone) return false;
  const { activeElement } = document;
  const hadFocus = button === activeElement || form.contains(activeElement);
  button.remove();
  form.remove();
  if (hadFocus) status.element.focus();
  return true;
}
