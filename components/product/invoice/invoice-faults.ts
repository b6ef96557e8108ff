import { type InvoiceField, type InvoiceRequest, invoiceFields } from '@/lib/product/backend/port';

export type InvoiceFault = 'empty' | 'no-address';

/** What is wrong with a request for an invoice, as far as a browser can know it; the backend has the last word. */
export function invoiceFaults(request: InvoiceRequest): ReadonlyMap<InvoiceField, InvoiceFault> {
  const faults = new Map<InvoiceField, InvoiceFault>();
  for (const field of invoiceFields) if (request[field].trim() === '') faults.set(field, 'empty');
  if (!faults.has('email') && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(request.email.trim())) {
    faults.set('email', 'no-address');
  }
  return faults;
}
