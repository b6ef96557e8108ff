import fc from 'fast-check';
import { invoiceRequestSchema } from '@/lib/product/backend/contract';
import { invoiceFaults } from './invoice-faults';

const request = { company: 'Example Ltd', taxNumber: '12-34', email: 'a@b.example' };

test('[PAGE-08] a complete request has no fault', () => {
  expect(invoiceFaults(request).size).toBe(0);
});

test.each([
  [{ company: ' ' }, 'company', 'empty'],
  [{ taxNumber: '' }, 'taxNumber', 'empty'],
  [{ email: '' }, 'email', 'empty'],
  [{ email: 'a@b' }, 'email', 'no-address'],
  [{ email: 'a b@c.example' }, 'email', 'no-address'],
] as const)('[PAGE-08] %j has a fault at %s: %s', (change, field, fault) => {
  expect([...invoiceFaults({ ...request, ...change })]).toEqual([[field, fault]]);
});

test('[PAGE-08] what has no fault is what the contract takes', () => {
  const text = fc.string({ maxLength: 60 });
  fc.assert(
    fc.property(text, text, fc.oneof(text, fc.emailAddress()), (company, taxNumber, email) => {
      const trimmed = { company: company.trim(), taxNumber: taxNumber.trim(), email: email.trim() };
      return invoiceFaults(trimmed).size > 0 || invoiceRequestSchema.safeParse(trimmed).success;
    }),
    { numRuns: 1000 },
  );
});
