/** Oldest Chromium for which the framework compiles (nextjs.org/docs/architecture/supported-browsers, Next 16). */
const buildTarget = 111;

/** Oldest Chromium on which the present extension runs. */
export const extensionMinimum = 115;

/** A browser with an older Chromium inside is told to upgrade (SHELL-13). */
export const chromeFloor = Math.max(buildTarget, extensionMinimum);
