import {
  type BrowserClaims,
  type RecognisedPlatform,
  recognisePlatform,
  storeOf,
  type Way,
} from './recognise-platform';
import { guideFor } from './show-recognised';

describe('recognise platform', () => {
  const apple = (rest: string, device = 'iPhone; CPU iPhone OS 17_5 like Mac OS X') =>
    `Mozilla/5.0 (${device}) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
  const blink = (rest: string, device = 'Windows NT 10.0; Win64; x64') =>
    `Mozilla/5.0 (${device}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;
  const mac = 'Macintosh; Intel Mac OS X 10_15_7';
  const android = 'Linux; Android 14; Pixel 8';

  const nameOf = ({ browser, system }: RecognisedPlatform) =>
    browser === undefined || system === undefined ? (browser ?? system) : `${browser} (${system})`;

  /** Name, offer and way of a user agent. */
  type Row = [userAgent: string, name: string | undefined, offer: string | undefined, way: Way];

  const table: Row[] = [
    [blink('Chrome/128.0.0.0 Safari/537.36'), 'Chrome (Windows)', 'chrome', 'store'],
    [blink('Chrome/128.0.0.0 Safari/537.36', mac), 'Chrome (macOS)', 'chrome', 'store'],
    [blink('Chrome/128.0.0.0 Safari/537.36', 'X11; Linux x86_64'), 'Chrome (Linux)', 'chrome', 'store'],
    [blink('Chrome/128.0.0.0 Safari/537.36', 'X11; CrOS x86_64 14541.0.0'), 'Chrome (ChromeOS)', 'chrome', 'store'],
    [
      blink('Ubuntu Chromium/121.0.0.0 Chrome/121.0.0.0 Safari/537.36', 'X11; Linux x86_64'),
      'Chromium (Linux)',
      'chrome',
      'store',
    ],
    [blink('Chrome/114.0.0.0 Safari/537.36'), 'Chrome (Windows)', 'chrome', 'update'],
    [blink('Chrome/115.0.0.0 Safari/537.36'), 'Chrome (Windows)', 'chrome', 'store'],
    [blink('Chrome/49.0.2623.112 Safari/537.36', 'Windows NT 5.1'), 'Chrome (Windows)', 'chrome', 'update'],
    [blink('Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0'), 'Edge (Windows)', 'edge', 'store'],
    [blink('Chrome/128.0.0.0 Safari/537.36 Edg/128.0.2739.42', mac), 'Edge (macOS)', 'edge', 'store'],
    [blink('Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763'), 'Edge (Windows)', 'edge', 'update'],
    [
      blink('Chrome/109.0.0.0 Safari/537.36 Edg/109.0.1518.140', 'Windows NT 6.1; Win64; x64'),
      'Edge (Windows)',
      'edge',
      'update',
    ],
    [blink('Chrome/127.0.0.0 Safari/537.36 OPR/113.0.0.0'), 'Opera (Windows)', 'chrome', 'chromeStore'],
    [blink('Chrome/126.0.0.0 Safari/537.36 Vivaldi/6.8.3381.50'), 'Vivaldi (Windows)', 'chrome', 'chromeStore'],
    [blink('Chrome/126.0.0.0 YaBrowser/24.7.0.0 Safari/537.36'), 'Yandex Browser (Windows)', 'chrome', 'chromeStore'],
    [blink('Chrome/126.0.0.0 Whale/3.27.254.15 Safari/537.36'), 'Whale (Windows)', 'chrome', 'chromeStore'],
    [blink('Chrome/109.0.5414.120 Safari/537.36 QQBrowser/12.5.5623.400'), 'QQ Browser (Windows)', 'chrome', 'update'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:129.0) Gecko/20100101 Firefox/129.0',
      'Firefox (Windows)',
      'firefox',
      'store',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:129.0) Gecko/20100101 Firefox/129.0',
      'Firefox (macOS)',
      'firefox',
      'store',
    ],
    [
      'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
      'Firefox (Linux)',
      'firefox',
      'store',
    ],
    [
      'Mozilla/5.0 (Windows NT 6.1; WOW64; rv:52.0) Gecko/20100101 Firefox/52.0',
      'Firefox (Windows)',
      'firefox',
      'update',
    ],
    [apple('Version/17.5 Safari/605.1.15', mac), 'Safari (macOS)', 'safari', 'safariMac'],
    [apple('Version/15.3 Safari/605.1.15', mac), 'Safari (macOS)', 'safari', 'update'],
    [apple('Version/15.4 Safari/605.1.15', mac), 'Safari (macOS)', 'safari', 'safariMac'],
    [apple('Version/17.5 Ddg/17.5 Safari/605.1.15', mac), 'DuckDuckGo (macOS)', undefined, 'switch'],
    [
      'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
      'Internet Explorer (Windows)',
      undefined,
      'switch',
    ],
    [
      'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)',
      'Internet Explorer (Windows)',
      undefined,
      'switch',
    ],
    ['Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18', 'Opera (Windows)', undefined, 'switch'],
    [apple('Version/17.5 Mobile/15E148 Safari/604.1'), 'Safari (iOS)', 'ios', 'safariPhone'],
    [
      apple('Version/14.1 Mobile/15E148 Safari/604.1', 'iPhone; CPU iPhone OS 14_8 like Mac OS X'),
      'Safari (iOS)',
      'ios',
      'update',
    ],
    [
      apple('Version/16.6 Mobile/15E148 Safari/604.1', 'iPad; CPU OS 16_6 like Mac OS X'),
      'Safari (iPadOS)',
      'ios',
      'safariPhone',
    ],
    [apple('CriOS/128.0.6613.34 Mobile/15E148 Safari/604.1'), 'Chrome (iOS)', 'ios', 'inSafari'],
    [apple('FxiOS/129.0 Mobile/15E148 Safari/605.1.15'), 'Firefox (iOS)', 'ios', 'inSafari'],
    [apple('Version/17.0 EdgiOS/127.0.2651.111 Mobile/15E148 Safari/604.1'), 'Edge (iOS)', 'ios', 'inSafari'],
    [apple('Version/17.5 OPT/4.8.0 Mobile/15E148 Safari/604.1'), 'Opera (iOS)', 'ios', 'inSafari'],
    [
      apple('Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN'),
      'WeChat (iOS)',
      'ios',
      'leave',
    ],
    [apple('Mobile/15E148 Instagram 342.0.0.28.88 (iPhone15,2; iOS 17_5)'), 'Instagram (iOS)', 'ios', 'leave'],
    [apple('Mobile/15E148 [FBAN/FBIOS;FBAV/476.0.0.30.101;FBBV/631037862]'), 'Facebook (iOS)', 'ios', 'leave'],
    [blink('Chrome/128.0.0.0 Mobile Safari/537.36', 'Linux; Android 10; K'), 'Chrome (Android)', 'android', 'app'],
    [blink('Chrome/108.0.0.0 Mobile Safari/537.36', android), 'Chrome (Android)', 'android', 'app'],
    [
      blink('Chrome/128.0.0.0 Mobile Safari/537.36 EdgA/128.0.0.0', 'Linux; Android 10; K'),
      'Edge (Android)',
      'edge',
      'menu',
    ],
    [
      blink('SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36', 'Linux; Android 10; K'),
      'Samsung Internet (Android)',
      'android',
      'app',
    ],
    [
      blink('Chrome/127.0.0.0 Mobile Safari/537.36 OPR/84.0.0.0', 'Linux; Android 10; K'),
      'Opera (Android)',
      'android',
      'app',
    ],
    ['Mozilla/5.0 (Android 14; Mobile; rv:129.0) Gecko/129.0 Firefox/129.0', 'Firefox (Android)', 'firefox', 'store'],
    [
      blink('Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.49', 'Linux; Android 14; V2309A; wv'),
      'WeChat (Android)',
      'android',
      'leave',
    ],
    [
      blink('Version/4.0 Chrome/127.0.0.0 Mobile Safari/537.36', 'Linux; Android 14; Pixel 8; wv'),
      'WebView (Android)',
      'android',
      'leave',
    ],
    [
      blink(
        'Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36',
        'Linux; Android 12; HarmonyOS; NOH-AN00',
      ),
      'Huawei Browser (Android)',
      'android',
      'app',
    ],
    [
      blink('Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.1.3.300', 'Phone; OpenHarmony 5.0'),
      'Huawei Browser (HarmonyOS)',
      undefined,
      'switch',
    ],
    [
      blink('Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.7.50710', android),
      'Mi Browser (Android)',
      'android',
      'app',
    ],
    [
      blink('Chrome/124.0.0.0 Mobile Safari/537.36 Kiwi/124.0.6327.4', android),
      'Kiwi Browser (Android)',
      'chrome',
      'chromeStore',
    ],
    [
      blink('Chrome/127.0.0.0 Mobile Safari/537.36 Lemur/127.0.0.12', android),
      'Lemur Browser (Android)',
      'chrome',
      'chromeStore',
    ],
    [
      'Mozilla/5.0 (Linux; U; Android 4.0.3; de-de; GT-I9100) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
      'Android Browser (Android)',
      'android',
      'app',
    ],
    [
      'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; id) Presto/2.12.423 Version/12.16',
      'Opera Mini (Android)',
      'android',
      'app',
    ],
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', undefined, undefined, 'unknown'],
    ['Lynx/2.9.0 libwww-FM/2.14', undefined, undefined, 'unknown'],
    ['', undefined, undefined, 'unknown'],
  ];

  describe('recognisePlatform', () => {
    test.each(table)('[PAGE-06] %s is %s', (userAgent, name, offer, way) => {
      const recognised = recognisePlatform({ userAgent });
      expect({ name: nameOf(recognised), offer: recognised.offer, way: recognised.way }).toEqual({ name, offer, way });
    });

    test.each<[string, BrowserClaims, string]>([
      [
        'an iPad that asks for desktop sites',
        { userAgent: apple('Version/17.5 Safari/605.1.15', mac), maxTouchPoints: 5 },
        'Safari (iPadOS) ios safariPhone',
      ],
      [
        'an iPad with Chrome that asks for desktop sites',
        { userAgent: apple('CriOS/128.0 Version/11.1.1 Safari/605.1.15', mac), maxTouchPoints: 5 },
        'Chrome (iPadOS) ios inSafari',
      ],
      [
        'a Windows computer with a touch screen',
        { userAgent: blink('Chrome/128.0.0.0 Safari/537.36'), maxTouchPoints: 10 },
        'Chrome (Windows) chrome store',
      ],
      [
        'Brave, which its user agent keeps to itself',
        {
          userAgent: blink('Chrome/128.0.0.0 Safari/537.36'),
          userAgentData: {
            platform: 'Windows',
            brands: [
              { brand: 'Chromium', version: '128' },
              { brand: 'Not;A=Brand', version: '24' },
              { brand: 'Brave', version: '128' },
            ],
          },
        },
        'Brave (Windows) chrome chromeStore',
      ],
      [
        'a browser whose hints tell its true age',
        {
          userAgent: blink('Chrome/128.0.0.0 Safari/537.36'),
          userAgentData: { platform: 'Windows', brands: [{ brand: 'Chromium', version: '110' }] },
        },
        'Chrome (Windows) chrome update',
      ],
      [
        'Brave on a phone',
        {
          userAgent: blink('Chrome/128.0.0.0 Mobile Safari/537.36', 'Linux; Android 10; K'),
          userAgentData: { platform: 'Android', brands: [{ brand: 'Brave', version: '128' }] },
        },
        'Brave (Android) android app',
      ],
    ])('[PAGE-06] knows %s', (_, claims, expected) => {
      const recognised = recognisePlatform(claims);
      expect(`${nameOf(recognised)} ${recognised.offer} ${recognised.way}`).toBe(expected);
    });
  });
});

describe('the store of a browser', () => {
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

    test('[PAGE-06] an Android tablet that asks for desktop sites is told from a computer by its pointer', () => {
      const userAgent = `Mozilla/5.0 (X11; Linux x86_64) ${chromium} Safari/537.36`;
      expect(storeOf(userAgent, 5)).toBe('chrome');
      expect(recognisePlatform({ userAgent, maxTouchPoints: 5 }).offer).toBe('chrome');
      const tablet = recognisePlatform({ userAgent, maxTouchPoints: 5, isTouchOnly: true });
      expect(storeOf(userAgent, 5, true)).toBe('android');
      expect([tablet.offer, tablet.system, guideFor(tablet)]).toEqual(['android', 'Android', 'android']);
    });

    test.each(['', 'curl/8.0', `${phone} Mobile/15E148 MicroMessenger/8.0.50`])(
      '[PAGE-06] nothing is guessed of “%s”',
      (userAgent) => {
        expect(storeOf(userAgent)).toBeUndefined();
      },
    );
  });
});
