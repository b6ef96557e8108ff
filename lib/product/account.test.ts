import fc from 'fast-check';
import { hasSession, isSubscriber, showsProBadge } from './account';

const visit = { userInfo: undefined, route: '/docs/', isSafari: false };
const subscriber = JSON.stringify({ subscription: { subscriptionStatus: 'active' } });

describe('the Pro badge', () => {
  test('[PRO-01] is shown to a visitor', () => {
    expect(showsProBadge(visit)).toBe(true);
  });

  test('[PRO-01] is not shown to a subscriber, on the pricing page or in Safari', () => {
    expect(showsProBadge({ ...visit, userInfo: subscriber })).toBe(false);
    expect(showsProBadge({ ...visit, route: '/pricing/' })).toBe(false);
    expect(showsProBadge({ ...visit, isSafari: true })).toBe(false);
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '"active"',
    '{"subscription":null}',
    '{"subscription":{"subscriptionStatus":"trial"}}',
  ])('[PRO-01] %s in storage is no subscription', (userInfo) => {
    expect(isSubscriber(userInfo)).toBe(false);
  });

  test('[PRO-01] whatever storage holds, nothing is thrown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (userInfo) => typeof isSubscriber(userInfo) === 'boolean'),
      { numRuns: 2000 },
    );
  });
});

describe('a session', () => {
  test.each([
    ['immersive_translate_token=abc', true],
    ['theme=dark; immersive_translate_token=abc', true],
    ['immersive_translate_token=', false],
    ['not_immersive_translate_token=abc', false],
    ['immersive_translate_token_old=abc', false],
    ['', false],
  ])('[PRO-02] cookies "%s": %p', (cookies, expected) => {
    expect(hasSession(cookies)).toBe(expected);
  });
});
