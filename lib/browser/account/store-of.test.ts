import { recognisePlatform } from './recognise-platform';
import { storeOf } from './store-of';

const chromium = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('storeOf', () => {
  test.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36`, 0, 'chrome'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chromium} Safari/537.36 Edg/142.0.0.0`, 0, 'edge'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 0, 'firefox'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      0,
      'safari',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      5,
      'ios',
    ],
    [`${phone} Version/18.1 Mobile/15E148 Safari/604.1`, 5, 'ios'],
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chromium} Mobile Safari/537.36`, 5, 'android'],
  ] as const)('[PAGE-06] %s, %d points: %s, as the download page says', (userAgent, maxTouchPoints, store) => {
    expect(storeOf(userAgent, maxTouchPoints)).toBe(store);
    expect(recognisePlatform({ userAgent, maxTouchPoints }).offer).toBe(store);
  });

  test.each(['', 'curl/8.0', `${phone} Mobile/15E148 MicroMessenger/8.0.50`])(
    '[PAGE-06] nothing is guessed of “%s”',
    (userAgent) => {
      expect(storeOf(userAgent)).toBeUndefined();
    },
  );
});
