import type { IslandModule } from '@/lib/islands';
import { messageOf } from '@/lib/tools/error-messages';
import { leadFocusOut } from '../menus/focus';
import { patienceMilliseconds } from './fetch-in-time';
import { pageChangedEvent, partAddedEvent } from './page-changed';

/** Distance from the viewport at which an island's script is fetched. */
const nearness = '400px';

/** Attributes of an island's state, for markup and stylesheet. */
const readyAttribute = 'data-island-ready';
const failedAttribute = 'data-island-failed';

/**
 * @param name value of `data-island`
 * @param attempt number of failures so far: a browser remembers a failed module by its address
 */
export type LoadIsland = (name: string, attempt: number) => Promise<IslandModule>;

/**
 * Starts the islands of a page, each when it comes near the viewport or the visitor interacts with it. A press or form
 * submission before that is stored and replayed. If an island cannot be loaded it shows the error and a retry button
 * (SHELL-10).
 *
 * @returns a function that stops it
 */
export function startIslands(load: LoadIsland): () => void {
  const known = new WeakSet<Element>();
  const loading = new WeakSet<Element>();
  const attempts = new WeakMap<Element, number>();
  const kept = new WeakMap<Element, () => void>();
  const running = new Map<HTMLElement, (() => void) | undefined>();

  const start = async (island: HTMLElement) => {
    if (loading.has(island) || island.hasAttribute(readyAttribute)) return;
    loading.add(island);
    setFailed(island, false);
    const attempt = attempts.get(island) ?? 0;
    try {
      const module = await inTime(load(island.dataset.island ?? '', attempt));
      if (!island.isConnected) return;
      running.set(island, module.start(island) ?? undefined);
      island.setAttribute(readyAttribute, '');
      kept.get(island)?.();
      kept.delete(island);
    } catch (error) {
      attempts.set(island, attempt + 1);
      setFailed(island, true);
      const text = island.querySelector('[data-island-error]');
      if (text) text.textContent = messageOf(error);
      console.error(error);
    } finally {
      loading.delete(island);
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void start(target);
      }
    },
    { rootMargin: nearness },
  );
  const scan = () => {
    for (const [island, stop] of running) {
      if (island.isConnected) continue;
      stop?.();
      running.delete(island);
    }
    for (const island of document.querySelectorAll('[data-island]')) {
      if (known.has(island)) continue;
      known.add(island);
      observer.observe(island);
    }
  };

  const waitingIsland = (event: Event) =>
    event.target instanceof Element
      ? (event.target.closest<HTMLElement>(`[data-island]:not([${readyAttribute}])`) ?? undefined)
      : undefined;
  const onClick = (event: MouseEvent) => {
    const island = waitingIsland(event);
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    if (!island || !button) return;
    if (!button.hasAttribute('data-island-retry')) keep(event, island, () => button.click());
    void start(island);
  };
  const onSubmit = (event: SubmitEvent) => {
    const island = waitingIsland(event);
    const { target: form, submitter } = event;
    if (!island || !(form instanceof HTMLFormElement)) return;
    keep(event, island, () => form.requestSubmit(submitter));
    void start(island);
  };
  const keep = (event: Event, island: HTMLElement, again: () => void) => {
    event.preventDefault();
    event.stopPropagation();
    kept.set(island, again);
  };
  const onFocus = (event: FocusEvent) => {
    const island = waitingIsland(event);
    if (island && !island.hasAttribute(failedAttribute)) void start(island);
  };

  scan();
  // In the capture phase, before any other listener.
  document.addEventListener('click', onClick, true);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener('focusin', onFocus);
  document.addEventListener(pageChangedEvent, scan);
  document.addEventListener(partAddedEvent, scan);
  return () => {
    observer.disconnect();
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('submit', onSubmit, true);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener(pageChangedEvent, scan);
    document.removeEventListener(partAddedEvent, scan);
    for (const stop of running.values()) stop?.();
  };
}

function setFailed(island: HTMLElement, isFailed: boolean): void {
  island.toggleAttribute(failedAttribute, isFailed);
  const message = island.querySelector<HTMLElement>('.island-failed');
  if (!isFailed) leadFocusOut(message, island);
  if (message) message.hidden = !isFailed;
}

/** Resolves with a promise's value. @throws where it takes too long */
function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${patienceMilliseconds / 1000} s`)), patienceMilliseconds);
  });
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
}
