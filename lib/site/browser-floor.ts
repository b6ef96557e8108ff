/**
 * Oldest Chromium for which styles are compiled, by the framework (nextjs.org/docs/architecture/supported-browsers,
 * Next 16) and by our own steps for parts. Scripts target ES2020, which is older.
 */
const buildTarget = 111;

/** What esbuild compiles scripts for, and style sheets. */
export const scriptTarget = 'es2020';
export const styleTargets = [`chrome${buildTarget}`, 'firefox113', 'safari16.4'];

/** Oldest Chromium that the current extension supports. */
export const extensionMinimum = 115;

/** Browsers based on an older Chromium show a request to upgrade (SHELL-13). */
export const chromeFloor = /* @__PURE__ */ Math.max(buildTarget, extensionMinimum);
