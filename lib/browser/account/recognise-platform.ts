import type { PlatformId } from '@/lib/product/product-facts';
import { extensionMinimum } from '@/lib/site/browser-floor';

/** What a browser reports of itself, as in `navigator`. */
export interface BrowserClaims {
  readonly userAgent: string;
  readonly maxTouchPoints?: number;
  /** Whether nothing can point without touching, as `(hover: none)` says. */
  readonly isTouchOnly?: boolean;
  /** Client hints, which Chromium-based browsers provide on secure origins. */
  readonly userAgentData?: {
    readonly brands?: readonly { readonly brand: string; readonly version: string }[];
    readonly platform?: string;
  };
}

/** Instructions for a visitor; each is a message under `platforms.ways`. */
export const ways = [
  'store',
  'chromeStore',
  'safariMac',
  'safariPhone',
  'inSafari',
  'menu',
  'app',
  'update',
  'leave',
  'switch',
  'unknown',
] as const;

export type Way = (typeof ways)[number];

export interface RecognisedPlatform {
  /** Proper names, the same in every language; `undefined` where not recognised. */
  readonly browser: string | undefined;
  readonly system: SystemName | undefined;
  /** What to offer first, if anything fits. */
  readonly offer: PlatformId | undefined;
  readonly way: Way;
}

type SystemName = 'Windows' | 'macOS' | 'Linux' | 'ChromeOS' | 'Android' | 'iOS' | 'iPadOS' | 'HarmonyOS';
type Kind = 'inApp' | 'edge' | 'chrome' | 'chromium' | 'phoneChromium' | 'firefox' | 'safari' | 'none';

/**
 * Browsers by a token of their user agent; one that also names others comes before them. `kind` says which extensions
 * it supports: `phoneChromium` also on Android, `none` nowhere.
 */
const browsers: readonly (readonly [name: string, pattern: RegExp, kind: Kind])[] = [
  ['WeChat', /MicroMessenger\//, 'inApp'],
  ['Facebook', /\bFB(?:AN|AV|_IAB)\b/, 'inApp'],
  ['Instagram', /\bInstagram /, 'inApp'],
  ['LINE', /\bLine\//, 'inApp'],
  ['Weibo', /\bWeibo\b|__weibo__/, 'inApp'],
  ['DingTalk', /DingTalk\//, 'inApp'],
  ['TikTok', /musical_ly|BytedanceWebview|\bTikTok\b/, 'inApp'],
  ['QQ', /(?<!M)\bQQ\/[\d.]+/, 'inApp'],
  ['Internet Explorer', /\bMSIE |Trident\//, 'none'],
  ['Edge', /\b(?:Edg|EdgA|EdgiOS|Edge)\//, 'edge'],
  ['Opera Mini', /Opera Mini\/|\bOPiOS\//, 'none'],
  ['Opera', /\b(?:OPR|OPT)\//, 'chromium'],
  ['Opera', /\bOpera[ /]/, 'none'],
  ['Samsung Internet', /SamsungBrowser\//, 'chromium'],
  ['Huawei Browser', /HuaweiBrowser\//, 'chromium'],
  ['Mi Browser', /MiuiBrowser\//, 'chromium'],
  ['UC Browser', /\bUC?Browser\//, 'none'],
  ['QQ Browser', /QQBrowser\//, 'chromium'],
  ['Yandex Browser', /YaBrowser\//, 'chromium'],
  ['Vivaldi', /Vivaldi\//, 'chromium'],
  ['Whale', /\bWhale\//, 'chromium'],
  ['DuckDuckGo', /DuckDuckGo\/|\bDdg\//, 'none'],
  ['Kiwi Browser', /\bKiwi\b/, 'phoneChromium'],
  ['Lemur Browser', /\bLemur\b/, 'phoneChromium'],
  ['Brave', /\bBrave\b/, 'chromium'],
  ['Firefox Focus', /\b(?:Focus|Klar)\//, 'none'],
  ['Firefox', /\b(?:Firefox|FxiOS)\//, 'firefox'],
  // A page inside an app, which otherwise looks like Chrome.
  ['WebView', /; wv\)/, 'inApp'],
  ['Android Browser', /Android.*Version\/\d.*Safari\//, 'none'],
  ['Chromium', /\bChromium\//, 'chrome'],
  ['Chrome', /\b(?:Chrome|CriOS)\//, 'chrome'],
  ['Safari', /Version\/[\d.]+.*Safari\//, 'safari'],
];

/** Names that client hints report and user agents omit. */
const brandNames: Readonly<Record<string, string>> = { Brave: 'Brave', Opera: 'Opera', Vivaldi: 'Vivaldi' };

/** Oldest Safari that supports the extension; on phones the system's version counts, which is the same number. */
const safariMinimum = 15.4;
/** The first version with WebExtensions only (blog.mozilla.org/addons, 2017). */
const firefoxMinimum = 57;

/**
 * Recognises browser and system, and what to offer (PAGE-06). A tested table instead of a library: only a few stores
 * have to be told apart, and libraries of this kind weigh 10 kB and more.
 */
export function recognisePlatform(claims: BrowserClaims): RecognisedPlatform {
  const system = systemOf(claims);
  const brand = claims.userAgentData?.brands?.find(({ brand }) => Object.hasOwn(brandNames, brand))?.brand;
  const row = browsers.find(([, pattern]) => pattern.test(claims.userAgent));
  const [name, kind] = row ? [row[0], row[2]] : [undefined, undefined];
  const isBranded = brand !== undefined && (kind === 'chrome' || kind === 'chromium');
  const browser = isBranded ? brandNames[brand] : name;
  return { browser, system, ...adviceFor(isBranded ? 'chromium' : kind, system, claims) };
}

type Advice = Pick<RecognisedPlatform, 'offer' | 'way'>;

function adviceFor(kind: Kind | undefined, system: SystemName | undefined, claims: BrowserClaims): Advice {
  if (system === 'HarmonyOS') return { offer: undefined, way: 'switch' };
  if (system === 'iOS' || system === 'iPadOS') return adviceForApple(kind, claims.userAgent);
  if (system === 'Android') return adviceForAndroid(kind);
  if (kind === undefined) return { offer: undefined, way: 'unknown' };
  if (kind === 'inApp') return { offer: undefined, way: 'leave' };
  return adviceForDesktop(kind, claims);
}

function adviceForApple(kind: Kind | undefined, userAgent: string): Advice {
  // Like a Mac, an iPad hides its system's version; only Safari's own version is real.
  const version =
    numberIn(userAgent, /\bOS (\d+)_(\d+)/) ??
    (kind === 'safari' ? numberIn(userAgent, /Version\/(\d+)\.(\d+)/) : undefined);
  if (version !== undefined && version < safariMinimum) return { offer: 'ios', way: 'update' };
  if (kind === 'inApp') return { offer: 'ios', way: 'leave' };
  return { offer: 'ios', way: kind === 'safari' ? 'safariPhone' : 'inSafari' };
}

function adviceForAndroid(kind: Kind | undefined): Advice {
  if (kind === 'inApp') return { offer: 'android', way: 'leave' };
  if (kind === 'edge') return { offer: 'edge', way: 'menu' };
  if (kind === 'firefox') return { offer: 'firefox', way: 'store' };
  if (kind === 'phoneChromium') return { offer: 'chrome', way: 'chromeStore' };
  return { offer: 'android', way: 'app' };
}

function adviceForDesktop(kind: Exclude<Kind, 'inApp'>, { userAgent, userAgentData }: BrowserClaims): Advice {
  if (kind === 'none') return { offer: undefined, way: 'switch' };
  if (kind === 'firefox') {
    const version = numberIn(userAgent, /Firefox\/(\d+)\.(\d+)/) ?? 0;
    return { offer: 'firefox', way: version < firefoxMinimum ? 'update' : 'store' };
  }
  if (kind === 'safari') {
    const version = numberIn(userAgent, /Version\/(\d+)\.(\d+)/) ?? 0;
    return { offer: 'safari', way: version < safariMinimum ? 'update' : 'safariMac' };
  }
  const offer = kind === 'edge' ? 'edge' : 'chrome';
  const hinted = userAgentData?.brands?.find(({ brand }) => brand === 'Chromium')?.version;
  const version = Number.parseInt(hinted ?? /\bChrom(?:e|ium)\/(\d+)/.exec(userAgent)?.[1] ?? '0', 10);
  // EdgeHTML (before 2020) also names a Chrome version.
  if (version < extensionMinimum || /\bEdge\//.test(userAgent)) return { offer, way: 'update' };
  return { offer, way: kind === 'chrome' || kind === 'edge' ? 'store' : 'chromeStore' };
}

function systemOf({
  userAgent,
  maxTouchPoints = 0,
  isTouchOnly,
  userAgentData,
}: BrowserClaims): SystemName | undefined {
  if (/OpenHarmony|ArkWeb\//.test(userAgent)) return 'HarmonyOS';
  if (/\biP(?:hone|od)\b/.test(userAgent)) return 'iOS';
  if (/\biPad\b/.test(userAgent)) return 'iPadOS';
  // An iPad that requests desktop sites reports a Mac, but no Mac has a touch screen.
  if (/\bMacintosh\b/.test(userAgent)) return maxTouchPoints > 1 ? 'iPadOS' : 'macOS';
  if (/\bAndroid\b/.test(userAgent) || userAgentData?.platform === 'Android') return 'Android';
  if (/\bWindows\b/.test(userAgent)) return 'Windows';
  if (/\bCrOS\b/.test(userAgent)) return 'ChromeOS';
  if (!/\bLinux\b|\bX11\b/.test(userAgent)) return undefined;
  // An Android tablet that requests desktop sites reports Linux.
  return isTouchOnly ? 'Android' : 'Linux';
}

/** `15_4` and `15.4` as 15.4, `15.10` as 15.9: no minimum has two digits after the point. */
function numberIn(text: string, pattern: RegExp): number | undefined {
  const [, major, minor = '0'] = pattern.exec(text) ?? [];
  return major === undefined ? undefined : Number(major) + Math.min(Number(minor), 9) / 10;
}

/** Whether the visitor has nothing but fingers: words and drawings go by the same query (`by-pointer.css`). */
export const isTouchOnly = (): boolean => matchMedia('(hover: none)').matches;

/** Recognises the visitor's browser. */
export function recogniseVisitor(): RecognisedPlatform {
  // The platform's types lack client hints.
  const { userAgent, maxTouchPoints, userAgentData }: Navigator & Pick<BrowserClaims, 'userAgentData'> = navigator;
  return recognisePlatform({ userAgent, maxTouchPoints, isTouchOnly: isTouchOnly(), userAgentData });
}

/**
 * The store that a browser installs from, by its user agent alone: there is no time for more before the first paint.
 * The download page looks closer (`recognisePlatform`), and a test holds the two together.
 *
 * @param touchPoints `navigator.maxTouchPoints`: an iPad calls itself a Mac
 * @param onlyTouch whether nothing can hover: an Android tablet calls itself Linux
 */
export function storeOf(userAgent: string, touchPoints = 0, onlyTouch = false): PlatformId | undefined {
  const is = (pattern: RegExp) => pattern.test(userAgent);
  if (is(/MicroMessenger|\bFB(?:AN|AV)\b|; wv\)/)) return undefined;
  if (is(/iP(?:hone|ad|od)/) || (is(/Macintosh/) && touchPoints > 1)) return 'ios';
  if (is(/Firefox\//)) return 'firefox';
  if (is(/Android/) || (onlyTouch && is(/\bLinux\b/))) return 'android';
  if (is(/Edg\//)) return 'edge';
  if (is(/Chrom(?:e|ium)\//)) return 'chrome';
  return is(/Version\/.*Safari\//) ? 'safari' : undefined;
}
