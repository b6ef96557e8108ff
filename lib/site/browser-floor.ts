/**
 * Oldest Chromium for which styles are compiled, by the framework (nextjs.org/docs/architecture/supported-browsers, Next 16)
 * and for parts by our own steps. Scripts are for ES2020, which is older.
 */
const buildTarget = 111;

/** Oldest Chromium on which the present extension runs. */
export const extensionMinimum = 115;

/** A browser with an older Chromium inside is told to upgrade (SHELL-13). */
export const chromeFloor = Math.max(buildTarget, extensionMinimum);
