/** The session, with its account if the visitor is signed in. */
export type Session =
  | { readonly signedIn: false }
  | { readonly signedIn: true; readonly email: string; readonly role: 'member' | 'subscriber' };

/** A membership as returned by a redemption. */
export interface Membership {
  readonly plan: 'pro' | 'max';
  /** ISO day, the last one of the membership. */
  readonly endsOn: string;
}

export const mangaOfferStates = ['available', 'redeemed', 'ended', 'not-eligible'] as const;

/** State of the manga promotion for the signed-in account. */
export interface MangaOffer {
  readonly status: (typeof mangaOfferStates)[number];
}

export interface Money {
  /** Decimal number as text, such as `9.99`: a price is no float. */
  readonly amount: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

export const packKinds = ['openai', 'deepl', 'manga'] as const;
export const packUnits = ['tokens', 'characters', 'images'] as const;

/** A data pack that extends a month's quota. */
export interface Pack {
  readonly id: string;
  readonly kind: (typeof packKinds)[number];
  readonly unit: (typeof packUnits)[number];
  readonly quantity: number;
  readonly validDays: number;
  readonly price: Money;
}

/** Where a pack is paid. */
export interface Checkout {
  /** Address of a page of the payment service, with `https:`. */
  readonly url: string;
}

export const invoiceStates = ['requested', 'issued'] as const;

export interface Invoice {
  readonly id: string;
  /** ISO day of the payment. */
  readonly paidOn: string;
  readonly total: Money;
  readonly status: (typeof invoiceStates)[number];
  /** Address of the document, with `https:`, once it is issued. */
  readonly documentUrl?: string;
}

export const invoiceFields = ['company', 'taxNumber', 'email'] as const;
export type InvoiceField = (typeof invoiceFields)[number];
export type InvoiceRequest = Readonly<Record<InvoiceField, string>>;

/** Reasons why there is no value. Each is a state that the forms show. */
export type ProblemKind =
  | 'signed-out'
  | 'not-eligible'
  | 'already'
  | 'ended'
  | 'invalid'
  | 'rate-limited'
  | 'server'
  | 'offline'
  | 'timeout'
  | 'malformed'
  | 'aborted';

export interface Problem {
  readonly ok: false;
  readonly kind: ProblemKind;
  /** For `rate-limited`: when to try again, if the backend sends it. */
  readonly retryAfterSeconds?: number;
  /** For `invalid`: names of the rejected fields, if the backend sends them. */
  readonly fields?: readonly string[];
  /** For `malformed`: the fault in the answer, for support. */
  readonly detail?: string;
}

export type Answer<Value> = { readonly ok: true; readonly value: Value } | Problem;

export interface Call {
  readonly signal?: AbortSignal;
}

export interface ChangeCall extends Call {
  /** The same for every attempt of one change: the backend executes it once, however often it receives it. */
  readonly idempotencyKey: string;
}

/**
 * The account service, which belongs to the product and not to this site. No method throws: errors are answers.
 * `docs/product-backend.md` has the contract.
 */
export interface ProductBackend {
  session(call?: Call): Promise<Answer<Session>>;
  /** @param code as returned by `normalizeCode` */
  redeemCode(code: string, call: ChangeCall): Promise<Answer<Membership>>;
  mangaOffer(call?: Call): Promise<Answer<MangaOffer>>;
  redeemMangaOffer(call: ChangeCall): Promise<Answer<Membership>>;
  packs(call?: Call): Promise<Answer<readonly Pack[]>>;
  checkout(packId: string, call: ChangeCall): Promise<Answer<Checkout>>;
  invoices(call?: Call): Promise<Answer<readonly Invoice[]>>;
  /** The answer has no value: the request was accepted. */
  requestInvoice(request: InvoiceRequest, call: ChangeCall): Promise<Answer<true>>;
}
