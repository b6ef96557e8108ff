import { loadPage } from '@/lib/navigation/load-page';
import { loadStyles, showPage } from '@/lib/navigation/show-page';

/** In the live preview: shows the page anew when something it is made from has changed. */
const changes = new EventSource('/_preview/changes');
let turn: AbortController | undefined;

changes.onmessage = async () => {
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
    // Scripts have changed, or there is no such page any more.
    if (!signal.aborted) window.location.reload();
  }
};
