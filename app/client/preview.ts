import { loadPage } from '@/lib/browser/navigation/load-page';
import { loadStyles, showPage } from '@/lib/browser/navigation/show-page';

/** Live preview only: updates the page when its sources have changed. */
const { version } = (document.currentScript as HTMLScriptElement).dataset;
const changes = new EventSource(`/_preview/changes?since=${version}`);
let turn: AbortController | undefined;

changes.onmessage = async ({ data }) => {
  // The frame has changed: navbar, sidebars, scripts.
  if (data === 'frame') return window.location.reload();
  turn?.abort();
  turn = new AbortController();
  const { signal } = turn;
  try {
    const page = await loadPage(window.location.pathname, '', signal);
    await loadStyles(page);
    const top = window.scrollY;
    showPage(page, () => {});
    window.scrollTo({ top, behavior: 'instant' });
  } catch {
    // The page no longer exists.
    if (!signal.aborted) window.location.reload();
  }
};
