/** The ways to have the product; `content/platforms.ts` knows each one's name and address. */
export const platformIds = ['chrome', 'edge', 'firefox', 'safari', 'ios', 'android', 'userscript', 'zip'] as const;

export type PlatformId = (typeof platformIds)[number];

export function isPlatformId(name: string): name is PlatformId {
  return (platformIds as readonly string[]).includes(name);
}
