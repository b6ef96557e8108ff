import { backendMetaName } from '@/lib/product/backend/http-backend';
import type { Answer, ChangeCall, Membership, Problem } from '@/lib/product/backend/port';
import { type Connection, createKeys } from '@/lib/product/backend/send';

/** Time to wait where the backend gives none. */
export const usualWaitSeconds = 60;

/** What the forms have in common: one request at a time, and one message at a time. All texts are in the page. */
export interface ProductPanel {
  readonly connection: Connection;
  /** Aborts with the island. */
  readonly signal: AbortSignal;
  /** Shows the message of this name instead of the last one; without a name, none. */
  say(name?: string): void;
  /** Moves the focus if the control that had it has been hidden: it would be lost. */
  keepFocus(next: HTMLElement | null): void;
  /** Name of the message that is shown. */
  readonly said: string | undefined;
  showProblem(problem: Problem): void;
  /**
   * Sends a change unless one is pending, with the key of the last attempt if that one's outcome is unknown.
   *
   * @param content what is requested
   * @returns `undefined` where a change is pending, or the page has been left
   */
  once<Value>(content: string, run: (call: ChangeCall) => Promise<Answer<Value>>): Promise<Answer<Value> | undefined>;
  stop(): void;
}

/** `undefined` where the deployment has no backend. */
export function createPanel(root: HTMLElement): ProductPanel | undefined {
  const url = document.querySelector<HTMLMetaElement>(`meta[name="${backendMetaName}"]`)?.content;
  if (!url) return undefined;
  const ending = new AbortController();
  const keys = createKeys();
  const language = intlTag(root);
  let said: string | undefined;
  let isBusy = false;
  let focused: Element | undefined;
  root.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : undefined;
  });
  // Some browsers move the focus from a hidden element at once, others later.
  root.addEventListener('focusout', () => {
    if (!focused?.closest('[hidden]')) focused = undefined;
  });

  const panel: ProductPanel = {
    connection: { url },
    signal: ending.signal,
    get said() {
      return said;
    },
    say(name) {
      said = name;
      for (const text of root.querySelectorAll<HTMLElement>('[data-say]')) text.hidden = text.dataset.say !== name;
      panel.keepFocus(root.querySelector<HTMLElement>('[role="status"]'));
    },
    keepFocus(next) {
      if (!next || !focused?.closest('[hidden]')) return;
      if (next.tabIndex < 0) next.tabIndex = -1;
      next.focus();
    },
    showProblem({ kind, retryAfterSeconds = usualWaitSeconds, detail = '' }) {
      if (kind === 'aborted') return;
      fill(root, 'wait', duration(retryAfterSeconds, language));
      fill(root, 'detail', detail);
      if (kind === 'malformed') console.warn(`The product's backend broke its contract. ${detail}`);
      panel.say(kind);
    },
    async once(content, run) {
      if (isBusy) return undefined;
      isBusy = true;
      // A disabled button would lose the focus.
      const buttons = root.querySelectorAll<HTMLButtonElement>('button');
      for (const button of buttons) button.setAttribute('aria-disabled', 'true');
      panel.say('working');
      const answer = await run({ idempotencyKey: keys.keyFor(content), signal: ending.signal });
      keys.settle(answer.ok ? undefined : answer.kind);
      for (const button of buttons) button.removeAttribute('aria-disabled');
      isBusy = false;
      if (ending.signal.aborted) return undefined;
      panel.say();
      return answer;
    },
    stop: () => ending.abort(),
  };
  return panel;
}

/** Writes a text into every slot of a name. */
export function fill(root: ParentNode, name: string, text: string): void {
  for (const place of root.querySelectorAll(`[data-fill="${name}"]`)) place.textContent = text;
}

/** Shows the alternative that belongs to a value: `[data-plan="pro"]`. */
export function choose(root: ParentNode, name: string, value: string): void {
  for (const word of root.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    word.hidden = word.dataset[name] !== value;
  }
}

/** The language in which numbers and days are written beside the page's texts. */
export function intlTag(root: HTMLElement): string | undefined {
  return root.closest<HTMLElement>('[data-intl]')?.dataset.intl;
}

export function formatIsoDay(day: string, language: string | undefined): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** A waiting time in words: seconds up to two minutes, else minutes. */
export function duration(seconds: number, language: string | undefined): string {
  const [value, unit] = seconds <= 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** Shows what a redemption gave, and moves the focus to it. */
export function showMembership(root: HTMLElement, { plan, endsOn }: Membership): void {
  choose(root, 'plan', plan);
  fill(root, 'date', formatIsoDay(endsOn, intlTag(root)));
  showDone(root);
}

/** Shows the confirmation and moves the focus there, because the focused control is gone. */
export function showDone(root: HTMLElement): void {
  const done = root.querySelector<HTMLElement>('[data-done]');
  if (!done) return;
  done.hidden = false;
  done.focus();
}

/** Sets the error of a field; without a fault, clears it. */
export function setFault(input: HTMLInputElement, fault?: string): void {
  const place = input.closest('.product-field');
  for (const text of place?.querySelectorAll<HTMLElement>('[data-fault]') ?? []) {
    text.hidden = text.dataset.fault !== fault;
  }
  if (fault === undefined) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}
