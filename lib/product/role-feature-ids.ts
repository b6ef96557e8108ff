/** What roles may have or not have (PRO-06), in the order of the table; `content/roles.ts` says who has what. */
export const roleFeatureIds = [
  'basics',
  'browserImages',
  'codes',
  'pdfPro',
  'aiContext',
  'manga',
  'aiImage',
  'sharing',
] as const;

export type RoleFeatureId = (typeof roleFeatureIds)[number];
