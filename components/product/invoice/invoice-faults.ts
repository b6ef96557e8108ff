import { type InvoiceField, type InvoiceRequest, invoiceFields } from '@/lib/product/backend/port';

export type InvoiceFault = 'empty' | 'no-address';

/** Faults in a request for an invoice that a browser can detect; the backend decides. */
export function invoiceFaults(request: InvoiceRequest): ReadonlyMap<InvoiceField, InvoiceFault> {
  const faults = new Map<InvoiceField, InvoiceFault>();
  for (const field of invoiceFields) if (request[field].trim() === '') faults.set(field, 'empty');
  if (!faults.has('email') && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(request.email.trim())) {
    faults.set('email', 'no-address');
  }
  return faults;
}
