import type { ProductBackend } from './port';
import {
  type Connection,
  readAccepted,
  readCheckout,
  readInvoices,
  readMangaOffer,
  readMembership,
  readPacks,
  readSession,
  send,
} from './send';

/** The backend over HTTP. One function for each method, so that a form's script contains only those it uses. */
type Method<Name extends keyof ProductBackend> = (connection: Connection) => ProductBackend[Name];

export const session: Method<'session'> = (connection) => (call) =>
  send(connection, { ...call, path: '/session', read: readSession });

export const redeemCode: Method<'redeemCode'> =
  (connection) =>
  (code, { idempotencyKey, signal }) =>
    send(connection, {
      path: '/redemptions',
      change: { body: { code }, idempotencyKey },
      read: readMembership,
      signal,
    });

export const mangaOffer: Method<'mangaOffer'> = (connection) => (call) =>
  send(connection, { ...call, path: '/offers/manga', read: readMangaOffer });

export const redeemMangaOffer: Method<'redeemMangaOffer'> =
  (connection) =>
  ({ idempotencyKey, signal }) =>
    send(connection, {
      path: '/offers/manga/redemptions',
      change: { body: {}, idempotencyKey },
      read: readMembership,
      signal,
    });

export const packs: Method<'packs'> = (connection) => (call) =>
  send(connection, { ...call, path: '/packs', read: readPacks });

export const checkout: Method<'checkout'> =
  (connection) =>
  (packId, { idempotencyKey, signal }) =>
    send(connection, {
      path: `/packs/${encodeURIComponent(packId)}/checkouts`,
      change: { body: {}, idempotencyKey },
      read: readCheckout,
      signal,
    });

export const invoices: Method<'invoices'> = (connection) => (call) =>
  send(connection, { ...call, path: '/invoices', read: readInvoices });

export const requestInvoice: Method<'requestInvoice'> =
  (connection) =>
  (request, { idempotencyKey, signal }) =>
    send(connection, {
      path: '/invoices',
      change: { body: { ...request }, idempotencyKey },
      read: readAccepted,
      signal,
    });

/** All methods. */
export function httpBackend(connection: Connection): ProductBackend {
  return {
    session: session(connection),
    redeemCode: redeemCode(connection),
    mangaOffer: mangaOffer(connection),
    redeemMangaOffer: redeemMangaOffer(connection),
    packs: packs(connection),
    checkout: checkout(connection),
    invoices: invoices(connection),
    requestInvoice: requestInvoice(connection),
  };
}

/** Name of the `<meta>` in the pages of a deployment with a backend. */
export const backendMetaName = 'product-api';

/** Whether a text is an address to which forms may send a visitor's session: encrypted, or on this machine. */
export function isBackendUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, search, hash } = new URL(text);
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isLocal) && username + password + search + hash === '';
}
