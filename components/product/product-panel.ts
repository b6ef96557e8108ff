import { backendMetaName } from '@/lib/product/backend/http-backend';
import type { Answer, ChangeCall, Membership, Problem } from '@/lib/product/backend/port';
import { type Connection, createKeys } from '@/lib/product/backend/send';

/** How long to wait where the backend does not say it. */
const usualWaitSeconds = 60;

/** What the forms have in common: one request at a time, and one thing said at a time. All words are in the page. */
export interface ProductPanel {
  readonly connection: Connection;
  /** Ends with the island. */
  readonly signal: AbortSignal;
  /** Shows what is said under this name in place of what was said before; nothing says nothing. */
  say(name?: string): void;
  /** Leads the reader on where the control that had the focus has been hidden: the focus would be lost with it. */
  keepFocus(next: HTMLElement | null): void;
  /** What is said now. */
  readonly said: string | undefined;
  showProblem(problem: Problem): void;
  /**
   * Makes a change unless one is under way, with the same key as the last try where that one's outcome is not known.
   *
   * @param content what is asked for
   * @returns nothing where a change is under way, or the page has gone on
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
  // Some browsers take the focus from what is hidden at once, others later.
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

/** Writes a text into every place of a name. */
export function fill(root: ParentNode, name: string, text: string): void {
  for (const place of root.querySelectorAll(`[data-fill="${name}"]`)) place.textContent = text;
}

/** Of several words in the page shows the one of a value: `[data-plan="pro"]`. */
export function choose(root: ParentNode, name: string, value: string): void {
  for (const word of root.querySelectorAll<HTMLElement>(`[data-${name}]`)) {
    word.hidden = word.dataset[name] !== value;
  }
}

/** The language in which numbers and days are written beside the page's words. */
export function intlTag(root: HTMLElement): string | undefined {
  return root.closest<HTMLElement>('[data-intl]')?.dataset.intl;
}

export function formatIsoDay(day: string, language: string | undefined): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

/** A time to wait in words: seconds up to two minutes, else minutes. */
function duration(seconds: number, language: string | undefined): string {
  const [value, unit] = seconds <= 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** Shows what a redemption gave, and leads the reader to it. */
export function showMembership(root: HTMLElement, { plan, endsOn }: Membership): void {
  choose(root, 'plan', plan);
  fill(root, 'date', formatIsoDay(endsOn, intlTag(root)));
  showDone(root);
}

/** Shows the part that says what has been done. The focus goes there: what it was on is gone. */
export function showDone(root: HTMLElement): void {
  const done = root.querySelector<HTMLElement>('[data-done]');
  if (!done) return;
  done.hidden = false;
  done.focus();
}

/** Says what is wrong with a field; nothing takes it back. */
export function setFault(input: HTMLInputElement, fault?: string): void {
  const place = input.closest('.product-field');
  for (const text of place?.querySelectorAll<HTMLElement>('[data-fault]') ?? []) {
    text.hidden = text.dataset.fault !== fault;
  }
  if (fault === undefined) input.removeAttribute('aria-invalid');
  else input.setAttribute('aria-invalid', 'true');
}
