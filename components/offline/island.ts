import { parseChoice } from '@/components/bilingual/choice';
import { fill } from '@/components/product/product-panel';
import { isLocale, type Locale } from '@/i18n/locale-codes';
import { leadFocusOut } from '@/lib/browser/menus/focus';
import { mayPrefetch } from '@/lib/browser/navigation/load-page';
import { bilingualSlot } from '@/lib/browser/settings/storage-slot';
import { type CopyPlan, keepCopy, type Outcome, planCopy } from '@/lib/offline/keep-copy';
import { deleteCopies, type KeptCopy, readKeptCopy } from '@/lib/offline/kept-copy';
import { removeWorker, startWorker } from '@/lib/offline/start-worker';

type View = 'offer' | 'other' | 'keeping' | 'kept' | 'newer';
type Said = Exclude<Outcome, 'kept'> | 'done' | 'removed';

/** The copy that is being made. It goes on while the visitor reads other pages. */
let running: { readonly plan: CopyPlan; readonly stopping: AbortController; done: number } | undefined;
/** What the panel that is shown says of it. */
let tell: (said?: Said) => unknown = () => {};

/** One change of copies at a time, whatever tabs are open. */
const lock = 'docs-copy';

/** Lets a visitor keep the docs on the device, see the size, update and remove them. Nothing is stored unasked. */
export function start(root: HTMLElement): (() => void) | undefined {
  const panel = root.closest<HTMLElement>('[data-keeps]');
  const locale = panel?.dataset.keeps;
  if (!panel || !isLocale(locale)) return undefined;
  // Without encryption there are neither caches nor workers.
  if (!('serviceWorker' in navigator && 'caches' in window)) {
    panel.hidden = true;
    return undefined;
  }
  const megabytes = new Intl.NumberFormat(panel.dataset.intl, {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const size = (bytes: number) => megabytes.format(bytes / 1e6);
  const days = new Intl.DateTimeFormat(panel.dataset.intl, { dateStyle: 'long' });
  let kept: KeptCopy | undefined;
  let plan: CopyPlan | undefined;

  const show = (said?: Said) => {
    const view = viewOf(locale, kept, plan);
    if (kept) {
      fill(root, 'language', languageName(kept.locale, panel.dataset.intl));
      fill(root, 'day', days.format(kept.made));
      fill(root, 'size', size(kept.bytes));
    }
    fill(root, 'needed', plan ? size(plan.bytes) : '');
    if (running) {
      fill(root, 'done', size(running.done));
      fill(root, 'total', size(running.plan.bytes));
      const bar = root.querySelector('progress');
      if (bar) bar.value = running.done / running.plan.bytes;
    }
    for (const message of root.querySelectorAll<HTMLElement>('[data-say]'))
      message.hidden = message.dataset.say !== said;
    for (const part of root.querySelectorAll<HTMLElement>('[data-of]')) {
      const isShown = part.dataset.of?.split(' ').includes(view) ?? false;
      if (!isShown) leadFocusOut(part, root.querySelector('h2'));
      part.hidden = !isShown;
    }
  };
  /** Looks at what is kept, and at what could be. */
  const look = async (said?: Said) => {
    kept = await readKeptCopy(caches);
    plan ??= await planCopy(locale, secondLanguage(locale, kept)).catch(() => undefined);
    if (tell === own) show(said);
  };
  const own = (said?: Said) => (running ? show() : look(said));

  const begin = async () => {
    if (running) return;
    kept = await readKeptCopy(caches);
    // What an interrupted copy has left.
    await navigator.locks.request(lock, { ifAvailable: true }, async (free) => {
      if (free) await deleteCopies(caches, await readKeptCopy(caches));
    });
    // With data saver on, only a press fetches the list of files.
    if (!mayPrefetch(navigator)) return show();
    await look();
    panel.hidden = !plan && !kept;
  };

  const keep = async () => {
    if (running) return;
    plan = undefined;
    await look();
    if (!plan) return show('unreachable');
    // Browsers that keep it more safely may ask the visitor.
    void navigator.storage.persist?.();
    const stopping = new AbortController();
    running = { plan, stopping, done: 0 };
    show();
    const outcome = await make(plan, stopping.signal);
    running = undefined;
    await tell(outcome === 'kept' ? 'done' : outcome);
  };
  const remove = async () => {
    await navigator.locks.request(lock, async () => {
      await deleteCopies(caches);
      await removeWorker();
    });
    await look('removed');
  };
  const actions: Readonly<Record<string, () => unknown>> = { keep, remove, stop: () => running?.stopping.abort() };
  for (const button of root.querySelectorAll<HTMLElement>('[data-do]')) {
    button.addEventListener('click', () => void actions[button.dataset.do ?? '']?.());
  }

  tell = own;
  show();
  void begin();
  return () => {
    if (tell === own) tell = () => {};
  };
}

function viewOf(locale: Locale, kept: KeptCopy | undefined, plan: CopyPlan | undefined): View {
  if (running) return 'keeping';
  if (!kept) return 'offer';
  if (kept.locale !== locale) return 'other';
  return plan && plan.cache !== kept.cache ? 'newer' : 'kept';
}

/** Makes a copy if there is space for it, and reports progress to the panel that is shown. */
async function make(plan: CopyPlan, signal: AbortSignal): Promise<Outcome> {
  // Safari 16 does not know.
  const { quota = Infinity, usage = 0 } = (await navigator.storage.estimate?.()) ?? {};
  if (quota - usage < plan.bytes) return 'full';
  const onProgress = (bytes: number) => {
    if (running) running.done = bytes;
    void tell();
  };
  return navigator.locks.request(lock, () => keepCopy(plan, { storage: caches, startWorker, signal, onProgress }));
}

/** The language that the visitor reads beside the page's own; else that of the copy. */
function secondLanguage(locale: Locale, kept: KeptCopy | undefined): Locale | undefined {
  const { on, languages } = parseChoice(bilingualSlot.get());
  return on ? languages.find((language) => language !== locale) : kept?.second;
}

function languageName(locale: Locale, language: string | undefined): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale;
}
