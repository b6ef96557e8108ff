import { leadFocusOut } from '@/lib/browser/menus/focus';
import { campaignPhase, untilNextPhase } from '@/lib/product/campaign-phase';

/** The longest delay of a timer, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

/** Shows a campaign from its start until its end, also on a page that stays open (PAGE-02). */
export function start(root: HTMLElement): () => void {
  const banners = [...root.querySelectorAll<HTMLElement>('[data-start][data-end]')];
  let timer: number | undefined;
  const settle = () => {
    window.clearTimeout(timer);
    const now = Date.now();
    const waits = banners.flatMap((banner) => {
      const times = { start: banner.dataset.start ?? '', end: banner.dataset.end ?? '' };
      const isRunning = campaignPhase(times, now) === 'running';
      if (!isRunning) leadFocusOut(banner, root);
      banner.toggleAttribute('data-running', isRunning);
      return untilNextPhase(times, now) ?? [];
    });
    if (waits.length > 0) timer = window.setTimeout(settle, Math.min(...waits, longestTimer));
  };
  settle();
  // Timers do not run while a computer sleeps.
  document.addEventListener('visibilitychange', settle);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', settle);
  };
}
