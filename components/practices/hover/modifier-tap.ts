/** Events around a modifier key, in their order. */
export type KeyMoment = 'down' | 'up' | 'other';

/**
 * Distinguishes a modifier that is pressed alone from one in a combination, as in copying: it counts on release, and
 * only if nothing else came between.
 *
 * @returns whether the key is held with nothing else so far, and whether it has just been pressed alone
 */
export function onModifierTap(held: boolean, moment: KeyMoment): { held: boolean; pressed: boolean } {
  return { held: moment === 'down', pressed: moment === 'up' && held };
}
