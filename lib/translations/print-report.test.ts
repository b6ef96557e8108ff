import { describeBehind, type LocaleFigures } from './print-report';

const none = { stale: 0, staleMessages: 0, stalePictures: 0, unstamped: 0, unstampedPictures: 0, unread: 0 };
const figures = (some: Partial<typeof none>) => ({ locale: 'it', ...none, ...some }) as LocaleFigures;

describe('describeBehind', () => {
  test('says nothing of a locale that is behind in nothing', () => {
    expect(describeBehind(figures({}))).toBeUndefined();
  });

  test('counts what is stale, was never stamped, and was never read', () => {
    expect(describeBehind(figures({ stale: 2, unstamped: 1, unstampedPictures: 3, unread: 4 }))).toBe(
      '  it: stale pages 2, stale messages 0, never stamped 4, machine drafts that nobody has read 4',
    );
  });
});
