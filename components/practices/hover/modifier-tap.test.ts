import { type KeyMoment, onModifierTap } from './modifier-tap';

function presses(...moments: KeyMoment[]): number {
  let held = false;
  return moments.filter((moment) => {
    const result = onModifierTap(held, moment);
    held = result.held;
    return result.pressed;
  }).length;
}

describe('a modifier key by itself', () => {
  test('counts when it is let go', () => {
    expect(presses('down')).toBe(0);
    expect(presses('down', 'up')).toBe(1);
    expect(presses('down', 'up', 'down', 'up')).toBe(2);
  });

  test('counts once, however long it is held', () => {
    expect(presses('down', 'down', 'down', 'up')).toBe(1);
  });

  test('does not count with another key or a press of the pointer', () => {
    expect(presses('down', 'other', 'up')).toBe(0);
    expect(presses('other', 'up')).toBe(0);
  });
});
