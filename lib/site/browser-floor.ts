/** Oldest Chromium for which styles are compiled: that of Next 16 (nextjs.org/docs/architecture/supported-browsers). */
const oldestChromium = 111;

/** What scripts are compiled for: older than what styles are. */
export const scriptTarget = 'es2020';

/** A version as Lightning CSS reads it: a byte each for the major and minor number. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
/** The browsers that styles are compiled for. */
export const styleTargets = { chrome: version(oldestChromium), firefox: version(113), safari: version(16, 4) };

/** Oldest Chromium that the current extension supports. */
export const extensionMinimum = 115;

/** Browsers based on an older Chromium show a request to upgrade (SHELL-13). */
export const chromeFloor = /* @__PURE__ */ Math.max(oldestChromium, extensionMinimum);
