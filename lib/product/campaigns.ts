import { z } from 'zod';
import { isLocale } from '@/i18n/locale-codes';

const windowSchema = z
  .strictObject({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) })
  .refine(({ start, end }) => Date.parse(start) < Date.parse(end), 'must start before it ends');

const schema = z.strictObject({ mangaOffer: windowSchema.optional() });

/** The campaigns of the site, by name. A missing one does not run. */
export type Campaigns = Readonly<z.infer<typeof schema>>;

/** @throws with the file and everything that is wrong in it */
export function parseCampaigns(input: unknown, file: string): Campaigns {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new Error(
    result.error.issues
      .map(({ path, message }) => `${file}: campaigns${path.map((key) => `.${String(key)}`).join('')}: ${message}.`)
      .join('\n'),
  );
}

const instant = z.iso.datetime({ offset: true, error: 'must be an instant such as "2027-01-31T23:59:59Z"' });

const campaignSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens'),
    /** The first instant at which it is shown. */
    start: instant,
    /** The first instant at which it is no longer shown. */
    end: instant,
    /** The text by locale; English is shown where a language has none. */
    text: z.partialRecord(z.string().refine(isLocale, 'is not a locale'), z.string().trim().min(1)),
    /** Route that the text links to. */
    to: z.string().regex(/^\/(?:[^\s?#]*\/)?(?:#\S+)?$/, 'must be a route such as "/pricing/"'),
  })
  .refine(({ start, end }) => Date.parse(start) < Date.parse(end), 'ends before it starts')
  .refine(({ text }) => text.en !== undefined, 'needs a text in English, which every other language falls back to');

/** A discount for a limited time (PAGE-02). */
export type Discount = z.infer<typeof campaignSchema>;
export type DiscountInput = z.input<typeof campaignSchema>;

/**
 * Checks the configured campaigns.
 *
 * @param file their file, for the message
 * @throws with the position in the list and the reason, where one is wrong, or two overlap in time
 */
export function parseDiscounts(input: unknown, file: string): Discount[] {
  const result = z.array(campaignSchema).safeParse(input);
  if (!result.success) {
    const reasons = result.error.issues.map(({ path, message }) => `discounts[${path.join('.')}] ${message}`);
    throw new Error(`${file}: ${reasons.join('; ')}. Correct it, or take the campaign out.`);
  }
  const inOrder = [...result.data].sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
  for (const [index, { id, start }] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (before && Date.parse(start) < Date.parse(before.end)) {
      throw new Error(
        `${file}: the campaigns "${before.id}" and "${id}" overlap. Let one end before the other starts.`,
      );
    }
  }
  return inOrder;
}
