import { scrollPositionsSlot } from '@/lib/browser/settings/storage-slot';

/**
 * Gives a document's first entry its place in the tab's history, so that a later entry without one is known to
 * be new.
 *
 * @returns whether the entry is new; one with a state was left before, and has been returned to
 */
export function claimFirstEntry(): boolean {
  const { state } = history;
  // After a reload the entry's overlay does not exist.
  if (state?.overlay) history.back();
  if (state) return false;
  history.replaceState({ place: history.length - 1, isNew: true }, '');
  return true;
}

/**
 * The only module that knows what the site stores in the history of a tab. Each entry has its place, which gives
 * direction and distance between entries and is the key of its scroll position. The entry of an overlay (the site menu)
 * repeats that of its page: going back closes the overlay.
 *
 * The state is in the entries themselves, because several scripts and, after a reload, several documents share it.
 */
interface EntryState {
  readonly place: number;
  readonly overlay?: true;
  /** Claimed before this script ran: positions stored for its place are those of an entry that no longer exists. */
  readonly isNew?: true;
}

function stateOf(state: unknown): Partial<EntryState> {
  return typeof state === 'object' && state !== null ? (state as Partial<EntryState>) : {};
}

/** The current entry's place; `undefined` where the browser made it, for a load or an anchor link. */
export function placeOfEntry(): number | undefined {
  return stateOf(history.state).place;
}

/** The place of the entry at which this script starts. */
export function placeAtStart(): number {
  const place = placeOfEntry();
  return place === undefined || stateOf(history.state).isNew ? claimEntry(place ?? history.length - 1) : place;
}

/** Gives a new entry made by the browser its place. It is the last one: the entries ahead no longer exist. */
export function claimEntry(place: number): number {
  const { isNew: _, ...state } = stateOf(history.state);
  history.replaceState({ ...state, place }, '');
  forgetPositions(place);
  return place;
}

/** Makes an entry for a page, replacing that of an overlay. @returns its place */
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

/** Goes back from the entry of an overlay that has closed, because that entry would be a step without an effect. */
export function leaveOverlayEntry(): void {
  if (isOverlayEntry()) history.back();
}

/** Scroll positions by place, for the life of the tab. */
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

/** @returns `undefined` where the entry has not been left yet */
export function positionOf(place: number): number | undefined {
  const top = readPositions()[place];
  return typeof top === 'number' ? top : undefined;
}

/** A new entry discards the entries ahead. */
function forgetPositions(from: number): void {
  const known = readPositions();
  for (const place of Object.keys(known)) if (Number(place) >= from) delete known[Number(place)];
}

/** Stores the positions for the tab's later documents. */
export function storePositions(): void {
  scrollPositionsSlot.set(JSON.stringify(readPositions()));
}
