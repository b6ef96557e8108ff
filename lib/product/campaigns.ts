import { z } from 'zod';

/** When a campaign runs: from its start until just before its end. */
export interface CampaignWindow {
  /** ISO instants with their zone. */
  readonly start: string;
  readonly end: string;
}

const windowSchema = z
  .strictObject({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) })
  .refine(({ start, end }) => Date.parse(start) < Date.parse(end), 'must start before it ends');

const schema = z.strictObject({ mangaOffer: windowSchema.optional() });

/** The campaigns of the site, by name. One that is not there does not run. */
export type Campaigns = Readonly<z.infer<typeof schema>>;

/** @throws naming the file and everything that is wrong in it */
export function parseCampaigns(input: unknown, file: string): Campaigns {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new Error(
    result.error.issues
      .map(({ path, message }) => `${file}: campaigns${path.map((key) => `.${String(key)}`).join('')}: ${message}.`)
      .join('\n'),
  );
}
