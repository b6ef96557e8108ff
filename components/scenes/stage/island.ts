import { adoptStyles } from '@/lib/browser/loading/adopt-styles';
import { fetchInTime } from '@/lib/browser/loading/fetch-in-time';
import { partAddedEvent } from '@/lib/browser/loading/page-changed';
import { fileEnd } from '@/lib/browser/navigation/page-file';

/** Pending and loaded files of scenes, by address. */
const files = new Map<string, Promise<Document>>();

/** Makes the tabs switch scenes. Scenes that are not in the page are fetched. */
export function start(root: HTMLElement): (() => void) | undefined {
  const list = root.querySelector<HTMLElement>('[role="tablist"]');
  const address = list?.dataset.scenes;
  if (!list || address === undefined) return undefined;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const panelOf = (tab: HTMLElement) => document.getElementById(tab.getAttribute('aria-controls') ?? '');

  const select = (chosen: HTMLElement) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      panelOf(tab)?.toggleAttribute('data-shown', isChosen);
    }
    // Scroll sideways only: the page stays where it is.
    list.scrollTo({ left: chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2 });
    const place = panelOf(chosen)?.querySelector<HTMLElement>('[data-scene]:empty');
    if (place) void fill(place, address);
  };
  const ask = () => void scenesAt(address).catch(() => {});
  const onClick = ({ target }: MouseEvent) => {
    const tab = tabs.find((one) => target instanceof Node && one.contains(target));
    if (tab) select(tab);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = tabs.indexOf(event.target as HTMLElement);
    const forwards = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backwards = forwards === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    const next = { [forwards]: at + 1, [backwards]: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = at < 0 || next === undefined ? undefined : tabs[next % tabs.length];
    if (!tab) return;
    event.preventDefault();
    tab.focus({ preventScroll: true });
    select(tab);
  };

  list.addEventListener('pointerenter', ask);
  list.addEventListener('focusin', ask);
  list.addEventListener('click', onClick);
  list.addEventListener('keydown', onKey);
  return undefined;
}

/**
 * Inserts a scene into its place. If it cannot be loaded, the place is removed: the text beside it links to the scene's
 * page.
 */
async function fill(place: HTMLElement, address: string): Promise<void> {
  place.hidden = false;
  try {
    const scene = (await scenesAt(address)).querySelector(`[data-scene="${place.dataset.scene}"]`);
    if (!scene) throw new Error(`${address} has no scene "${place.dataset.scene}".`);
    if (place.hasChildNodes()) return;
    place.append(...[...scene.childNodes].map((node) => document.importNode(node, true)));
    document.dispatchEvent(new Event(partAddedEvent));
  } catch (error) {
    place.hidden = true;
    console.error(error);
  }
}

/** Fetches the file of scenes once, and adds its styles to the document. A failure is not cached. */
function scenesAt(address: string): Promise<Document> {
  const known = files.get(address);
  if (known) return known;
  const file = fetchInTime(address, (response) => response.text()).then(async (text) => {
    if (!text.trimEnd().endsWith(fileEnd)) throw new Error(`${address} is cut off.`);
    const scenes = new DOMParser().parseFromString(text, 'text/html');
    // A constructed sheet, because the security policy allows only the style elements that came with the page.
    adoptStyles(scenes.querySelector('script')?.textContent ?? '');
    return scenes;
  });
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}
