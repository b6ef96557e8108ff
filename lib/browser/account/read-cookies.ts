/** `document.cookie`; `undefined` where cookies cannot be read, as in a frame without an origin. */
export function readCookies(): string | undefined {
  try {
    return document.cookie;
  } catch {
    return undefined;
  }
}
