import {
  choose,
  createPanel,
  fill,
  formatIsoDay,
  intlTag,
  setFault,
  showDone,
} from '@/components/product/product-panel';
import { invoices, requestInvoice } from '@/lib/product/backend/http-backend';
import { type Invoice, type InvoiceRequest, invoiceFields } from '@/lib/product/backend/port';
import { formatMoney } from '@/lib/product/product-facts';
import { invoiceFaults } from './invoice-faults';

/** Requests an invoice, and lists the existing ones. */
export function start(root: HTMLElement): (() => void) | undefined {
  const panel = createPanel(root);
  const form = root.querySelector('form');
  if (!panel || !form) return undefined;
  const inputs = invoiceFields.flatMap((field) => {
    const input = form.elements.namedItem(field);
    return input instanceof HTMLInputElement ? [[field, input] as const] : [];
  });

  // The drawn invoice is beside the form.
  const counter = root.closest<HTMLElement>('.counter') ?? root;
  const print = () => {
    for (const [field, input] of inputs) fill(counter, `paper-${field}`, input.value);
  };
  form.addEventListener('input', print);
  print();

  const refuse = (faults: ReadonlyMap<string, string>) => {
    const refused = inputs.filter(([field]) => faults.has(field));
    for (const [field, input] of refused) setFault(input, faults.get(field));
    refused[0]?.[1].focus();
    return refused.length > 0;
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (panel.said === 'working') return;
    panel.say();
    for (const [, input] of inputs) setFault(input);
    const request = Object.fromEntries(inputs.map(([field, input]) => [field, input.value.trim()])) as InvoiceRequest;
    if (refuse(invoiceFaults(request))) return;
    const answer = await panel.once(JSON.stringify(request), (call) => requestInvoice(panel.connection)(request, call));
    if (!answer) return;
    if (answer.ok) {
      form.hidden = true;
      fill(root, 'email', request.email);
      showDone(root);
    } else if (!refuse(new Map(answer.fields?.map((field) => [field, 'invalid'])))) panel.showProblem(answer);
  });

  void invoices(panel.connection)({ signal: panel.signal }).then((answer) => {
    if (answer.ok) showInvoices(root, answer.value);
    // A missing list is reported only where the reader can fix it: the form works without it.
    else if (answer.kind === 'signed-out' && panel.said === undefined) panel.say('signed-out');
  });
  return panel.stop;
}

function showInvoices(root: HTMLElement, list: readonly Invoice[]): void {
  const part = root.querySelector<HTMLElement>('[data-invoices]');
  const items = part?.querySelector<HTMLElement>('[data-list]');
  const template = part?.querySelector('template');
  const none = part?.querySelector<HTMLElement>('[data-none]');
  if (!part || !items || !template || !none) return;
  const language = intlTag(root);
  items.replaceChildren(
    ...list.map((invoice) => {
      const item = template.content.cloneNode(true) as DocumentFragment;
      fill(item, 'day', formatIsoDay(invoice.paidOn, language));
      fill(item, 'total', formatMoney(invoice.total, language));
      choose(item, 'status', invoice.status);
      const link = item.querySelector('a');
      if (invoice.documentUrl === undefined) link?.remove();
      else link?.setAttribute('href', invoice.documentUrl);
      link?.setAttribute('aria-label', `${link.textContent} ${formatIsoDay(invoice.paidOn, language)}`);
      return item;
    }),
  );
  none.hidden = list.length > 0;
  items.hidden = list.length === 0;
  part.hidden = false;
}
