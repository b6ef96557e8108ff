import { scrollPositionsSlot } from '@/lib/browser/settings/storage-slot';

/**
 * The one place that knows what the site keeps in the history of a tab. Each entry has its place in it, from which way and
 * distance to another follow, and by which the scroll position is kept. An entry of an overlay (the site menu) is that of the
 * page under it once more: going back closes the overlay.
 *
 * It is kept in the entries themselves, because several scripts and, after a reload, several documents share them.
 */
interface EntryState {
  readonly place: number;
  readonly overlay?: true;
}

function stateOf(state: unknown): Partial<EntryState> {
  return typeof state === 'object' && state !== null ? (state as Partial<EntryState>) : {};
}

/** The present entry's place; `undefined` where it is the browser's own, for a load or a link within the page. */
export function placeOfEntry(): number | undefined {
  return stateOf(history.state).place;
}

/** Gives a new entry of the browser's its place. It is the last of all: what lay ahead is gone. */
export function claimEntry(place: number): number {
  history.replaceState({ ...history.state, place }, '');
  forgetPositions(place);
  return place;
}

/** Makes an entry for a page; it takes the place of an overlay's. @returns its place */
export function enterPage(address: string): number {
  const present = placeOfEntry() ?? 0;
  const isSamePage = new URL(address, location.href).href === location.href;
  const replaces = isOverlayEntry() || isSamePage;
  const place = replaces ? present : present + 1;
  if (replaces) history.replaceState({ place }, '', address);
  else history.pushState({ place }, '', address);
  forgetPositions(place);
  return place;
}

export function enterOverlay(): void {
  history.pushState({ place: (placeOfEntry() ?? 0) + 1, overlay: true }, '');
}

export function isOverlayEntry(): boolean {
  return stateOf(history.state).overlay === true;
}

/** Goes back from the entry of an overlay that has closed: it would be a step that does nothing. */
export function leaveOverlayEntry(): void {
  if (isOverlayEntry()) history.back();
}

/** Scroll positions by the places of entries, for as long as the tab lives. */
type Positions = Record<number, number>;

let positions: Positions | undefined;

function readPositions(): Positions {
  if (positions) return positions;
  try {
    const stored: unknown = JSON.parse(scrollPositionsSlot.get() ?? '{}');
    positions = typeof stored === 'object' && stored !== null ? (stored as Positions) : {};
  } catch {
    positions = {};
  }
  return positions;
}

export function keepPosition(place: number, top: number): void {
  readPositions()[place] = top;
}

/** @returns `undefined` where nobody has left the entry yet */
export function positionOf(place: number): number | undefined {
  const top = readPositions()[place];
  return typeof top === 'number' ? top : undefined;
}

/** A new entry ends what lay ahead. */
function forgetPositions(from: number): void {
  const known = readPositions();
  for (const place of Object.keys(known)) if (Number(place) >= from) delete known[Number(place)];
}

/** Keeps the positions for the documents that come after this one. */
export function storePositions(): void {
  scrollPositionsSlot.set(JSON.stringify(readPositions()));
}
