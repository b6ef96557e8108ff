import fc from 'fast-check';
import { hasSession, isSafari, isSubscriber, showsProBadge } from './account-links';

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

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('isSafari', () => {
  test.each([
    ['Safari on a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/17.4 Safari/605.1.15`],
    [
      'Safari on an iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${apple} Version/17.4 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Safari on an iPad',
      `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) ${apple} Version/16.6 Mobile/15E148 Safari/604.1`,
    ],
  ])('[PRO-01] %s is Safari', (_, userAgent) => {
    expect(isSafari(userAgent)).toBe(true);
  });

  test.each([
    [
      'Chrome on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    ],
    [
      'Chrome on an iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${apple} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`,
    ],
    [
      'Firefox on an iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${apple} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`,
    ],
    [
      'Edge on an iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${apple} Version/17.0 EdgiOS/125.0.2535.60 Mobile/15E148 Safari/604.1`,
    ],
    [
      'DuckDuckGo on an iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) ${apple} Version/17.4 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
    ],
    [
      'Edge on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    ],
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    ],
    [
      'the old Android browser',
      'Mozilla/5.0 (Linux; U; Android 4.4.2; en-us) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
    ],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    ],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
    ['nothing', ''],
  ])('[PRO-01] %s is not', (_, userAgent) => {
    expect(isSafari(userAgent)).toBe(false);
  });
});
