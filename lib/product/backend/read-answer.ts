import type { Checkout, Invoice, MangaOffer, Membership, Money, Pack, Session } from './port';
import { invoiceStates, mangaOfferStates, packKinds, packUnits } from './port';

/** An answer that violates the contract. The message contains the position and the fault, for support. */
export class MalformedAnswer extends Error {}

/** Reads a value at a position of the answer. @throws MalformedAnswer */
type Reader<Value> = (value: unknown, place: string) => Value;

function fail(place: string, wanted: string): never {
  throw new MalformedAnswer(`${place}: not ${wanted}`);
}

function field<Value>(value: unknown, name: string, read: Reader<Value>, place: string): Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(place, 'an object');
  return read((value as Readonly<Record<string, unknown>>)[name], place === 'answer' ? name : `${place}.${name}`);
}

const text =
  (pattern: RegExp, wanted: string): Reader<string> =>
  (value, place) =>
    typeof value === 'string' && pattern.test(value) ? value : fail(place, wanted);

const oneOf =
  <Value>(values: readonly Value[]): Reader<Value> =>
  (value, place) =>
    values.find((candidate) => candidate === value) ?? fail(place, values.join(', '));

const list =
  <Value>(read: Reader<Value>): Reader<readonly Value[]> =>
  (value, place) =>
    Array.isArray(value)
      ? value.map((item: unknown, index) => read(item, `${place}[${index}]`))
      : fail(place, 'a list');

const id = text(/^[A-Za-z0-9_-]{1,64}$/, 'an identifier');
const httpsUrl = text(/^https:\/\/[^\s/]+/, 'an https address');

const positive: Reader<number> = (value, place) =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : fail(place, 'a positive whole number');

/** A day of the calendar: `Date` would accept 30 February as a day of March. */
const day: Reader<string> = (value, place) => {
  const time = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value
    ? fail(place, 'a day')
    : (value as string);
};

const money: Reader<Money> = (value, place) => ({
  amount: field(value, 'amount', text(/^\d{1,9}(\.\d{1,4})?$/, 'an amount'), place),
  currency: field(value, 'currency', text(/^[A-Z]{3}$/, 'a currency'), place),
});

export const readSession: Reader<Session> = (value, place) => {
  if (!field(value, 'signedIn', flag, place)) return { signedIn: false };
  return {
    signedIn: true,
    email: field(value, 'email', text(/[\s\S]/, 'a text'), place),
    role: field(value, 'role', oneOf(['member', 'subscriber'] as const), place),
  };
};

const flag: Reader<boolean> = (value, place) => (typeof value === 'boolean' ? value : fail(place, 'true or false'));

export const readMembership: Reader<Membership> = (value, place) => ({
  plan: field(value, 'plan', oneOf(['pro', 'max'] as const), place),
  endsOn: field(value, 'endsOn', day, place),
});

export const readMangaOffer: Reader<MangaOffer> = (value, place) => ({
  status: field(value, 'status', oneOf(mangaOfferStates), place),
});

const pack: Reader<Pack> = (value, place) => ({
  id: field(value, 'id', id, place),
  kind: field(value, 'kind', oneOf(packKinds), place),
  unit: field(value, 'unit', oneOf(packUnits), place),
  quantity: field(value, 'quantity', positive, place),
  validDays: field(value, 'validDays', positive, place),
  price: field(value, 'price', money, place),
});

export const readPacks: Reader<readonly Pack[]> = (value, place) => field(value, 'packs', list(pack), place);

export const readCheckout: Reader<Checkout> = (value, place) => ({ url: field(value, 'url', httpsUrl, place) });

const invoice: Reader<Invoice> = (value, place) => ({
  id: field(value, 'id', id, place),
  paidOn: field(value, 'paidOn', day, place),
  total: field(value, 'total', money, place),
  status: field(value, 'status', oneOf(invoiceStates), place),
  documentUrl: field(value, 'documentUrl', (url, at) => (url === undefined ? undefined : httpsUrl(url, at)), place),
});

export const readInvoices: Reader<readonly Invoice[]> = (value, place) =>
  field(value, 'invoices', list(invoice), place);

export const readAccepted: Reader<true> = (value, place) => field(value, 'accepted', oneOf([true] as const), place);
