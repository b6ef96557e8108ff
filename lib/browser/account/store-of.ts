import type { PlatformId } from '@/lib/product/product-facts';

/**
 * The store that a browser installs from, by its user agent alone: there is no time for more before the first paint.
 * The download page looks closer (`recognise-platform.ts`), and a test holds the two together.
 *
 * @param touchPoints `navigator.maxTouchPoints`: an iPad calls itself a Mac
 */
export function storeOf(userAgent: string, touchPoints = 0): PlatformId | undefined {
  const is = (pattern: RegExp) => pattern.test(userAgent);
  if (is(/MicroMessenger|\bFB(?:AN|AV)\b|; wv\)/)) return undefined;
  if (is(/iP(?:hone|ad|od)/) || (is(/Macintosh/) && touchPoints > 1)) return 'ios';
  if (is(/Firefox\//)) return 'firefox';
  if (is(/Android/)) return 'android';
  if (is(/Edg\//)) return 'edge';
  if (is(/Chrom(?:e|ium)\//)) return 'chrome';
  return is(/Version\/.*Safari\//) ? 'safari' : undefined;
}
