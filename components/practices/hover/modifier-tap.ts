/** What happens around a modifier key, in the order in which it happens. */
export type KeyMoment = 'down' | 'up' | 'other';

/**
 * Tells a modifier that is pressed by itself from one that is part of a combination, as in copying: it counts when it is
 * let go, and only if nothing else came between.
 *
 * @returns whether the key is held with nothing else so far, and whether it has just been pressed by itself
 */
export function onModifierTap(held: boolean, moment: KeyMoment): { held: boolean; pressed: boolean } {
  return { held: moment === 'down', pressed: moment === 'up' && held };
}
