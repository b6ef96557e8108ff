import { z } from 'zod';
import type { Checkout, Invoice, InvoiceRequest, MangaOffer, Membership, Pack, Session } from './port';
import { invoiceFields, invoiceStates, mangaOfferStates, packKinds, packUnits } from './port';

/**
 * The contract with the product's backend as schemas, for the stub server, the tests and the OpenAPI document. Not for
 * the browser, where zod would weigh too much: `send.ts` implements the same by hand, and a test compares the two.
 */
const day = z.iso.date();
const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const httpsUrl = z.string().regex(/^https:\/\/[^\s/]+/);

const money = z.object({
  amount: z.string().regex(/^\d{1,9}(\.\d{1,4})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
});

export const sessionSchema = z.discriminatedUnion('signedIn', [
  z.object({ signedIn: z.literal(false) }),
  z.object({ signedIn: z.literal(true), email: z.string().min(1), role: z.enum(['member', 'subscriber']) }),
]) satisfies z.ZodType<Session>;

export const membershipSchema = z.object({ plan: z.enum(['pro', 'max']), endsOn: day }) satisfies z.ZodType<Membership>;

export const mangaOfferSchema = z.object({ status: z.enum(mangaOfferStates) }) satisfies z.ZodType<MangaOffer>;

const packSchema = z.object({
  id,
  kind: z.enum(packKinds),
  unit: z.enum(packUnits),
  quantity: z.int().positive(),
  validDays: z.int().positive(),
  price: money,
}) satisfies z.ZodType<Pack>;

export const packsSchema = z.object({ packs: z.array(packSchema) });

export const checkoutSchema = z.object({ url: httpsUrl }) satisfies z.ZodType<Checkout>;

const invoiceSchema = z.object({
  id,
  paidOn: day,
  total: money,
  status: z.enum(invoiceStates),
  documentUrl: httpsUrl.optional(),
}) satisfies z.ZodType<Invoice>;

export const invoicesSchema = z.object({ invoices: z.array(invoiceSchema) });

export const acceptedSchema = z.object({ accepted: z.literal(true) });

export const redemptionRequestSchema = z.strictObject({ code: z.string().regex(/^[A-Z0-9]{4,64}$/) });

const emptyRequestSchema = z.strictObject({});

export const invoiceRequestSchema = z.strictObject({
  company: z.string().min(1).max(200),
  taxNumber: z.string().min(1).max(64),
  email: z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
}) satisfies z.ZodType<InvoiceRequest>;

/** Body of every unsuccessful answer. It may be missing: the status alone decides. */
export const problemSchema = z.object({
  error: z.string().optional(),
  /** Rejected fields. */
  fields: z.array(z.enum(['code', ...invoiceFields])).optional(),
});

/** Meaning of each unsuccessful status. */
export const problemStatuses = {
  400: 'The request is not understood.',
  401: 'Nobody has signed in.',
  403: 'This account may not.',
  409: 'It has been done before.',
  410: 'It has ended, expired or is no longer sold.',
  422: 'A value is not accepted.',
  429: 'Too many tries; Retry-After says when to try again.',
  500: 'The service has a problem; so has every other status from 500 on.',
} as const;

type ProblemStatus = keyof typeof problemStatuses;

export interface Operation {
  readonly method: 'get' | 'post';
  /** Relative to the configured address. */
  readonly path: string;
  readonly request?: z.ZodType;
  readonly success: { readonly status: 200 | 201 | 202; readonly schema: z.ZodType };
  readonly problems: readonly ProblemStatus[];
}

export const operations = {
  session: {
    method: 'get',
    path: '/session',
    success: { status: 200, schema: sessionSchema },
    problems: [429, 500],
  },
  redeemCode: {
    method: 'post',
    path: '/redemptions',
    request: redemptionRequestSchema,
    success: { status: 200, schema: membershipSchema },
    problems: [400, 401, 403, 409, 410, 422, 429, 500],
  },
  mangaOffer: {
    method: 'get',
    path: '/offers/manga',
    success: { status: 200, schema: mangaOfferSchema },
    problems: [401, 429, 500],
  },
  redeemMangaOffer: {
    method: 'post',
    path: '/offers/manga/redemptions',
    request: emptyRequestSchema,
    success: { status: 200, schema: membershipSchema },
    problems: [400, 401, 403, 409, 410, 429, 500],
  },
  packs: {
    method: 'get',
    path: '/packs',
    success: { status: 200, schema: packsSchema },
    problems: [401, 429, 500],
  },
  checkout: {
    method: 'post',
    path: '/packs/{packId}/checkouts',
    request: emptyRequestSchema,
    success: { status: 201, schema: checkoutSchema },
    problems: [400, 401, 403, 410, 429, 500],
  },
  invoices: {
    method: 'get',
    path: '/invoices',
    success: { status: 200, schema: invoicesSchema },
    problems: [401, 429, 500],
  },
  requestInvoice: {
    method: 'post',
    path: '/invoices',
    request: invoiceRequestSchema,
    success: { status: 202, schema: acceptedSchema },
    problems: [400, 401, 403, 409, 410, 422, 429, 500],
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
