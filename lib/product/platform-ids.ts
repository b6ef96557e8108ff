/** The ways to have the product; `content/platforms.ts` knows each one's name and address. */
export const platformIds = ['chrome', 'edge', 'firefox', 'safari', 'ios', 'android', 'userscript', 'zip'] as const;

export type PlatformId = (typeof platformIds)[number];
