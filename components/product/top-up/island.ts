import { choose, createPanel, fill, intlTag } from '@/components/product/product-panel';
import { checkout, packs } from '@/lib/product/backend/http-backend';
import type { Pack } from '@/lib/product/backend/port';
import { formatMoney } from '@/lib/product/product-facts';

/** Lists the packs on sale, each with its checkout. */
export function start(root: HTMLElement): (() => void) | undefined {
  const panel = createPanel(root);
  const items = root.querySelector<HTMLElement>('[data-list]');
  const template = root.querySelector('template');
  const again = root.querySelector<HTMLElement>('[data-load-again]');
  if (!panel || !items || !template || !again) return undefined;

  const buy = async (pack: Pack) => {
    const answer = await panel.once(pack.id, (call) => checkout(panel.connection)(pack.id, call));
    if (!answer) return;
    if (!answer.ok) return panel.showProblem(answer);
    panel.say('opening');
    window.location.assign(answer.value.url);
  };
  const load = async () => {
    const answer = await panel.once('list', () => packs(panel.connection)({ signal: panel.signal }));
    if (!answer) return;
    again.hidden = answer.ok || answer.kind === 'signed-out';
    if (!answer.ok) return panel.showProblem(answer);
    if (answer.value.length === 0) return panel.say('none');
    items.replaceChildren(...answer.value.map((pack) => itemOf(template, pack, intlTag(root), () => void buy(pack))));
    items.hidden = false;
    panel.keepFocus(items.querySelector('button'));
  };
  // The meter beside the list shows the pack that is pointed at or focused.
  const show = ({ target }: Event) => {
    const item = target instanceof Element ? target.closest('li') : undefined;
    const parts = item?.querySelectorAll('[data-fill="quantity"], [data-unit]:not([hidden])') ?? [];
    const [unit, quantity] = [...parts].map((part) => part.textContent);
    if (unit && quantity) fill(root.closest('.counter') ?? root, 'added', `${quantity} ${unit}`);
  };
  items.addEventListener('pointerover', show);
  items.addEventListener('focusin', show);
  again.addEventListener('click', load);
  void load();
  return panel.stop;
}

function itemOf(
  template: HTMLTemplateElement,
  pack: Pack,
  language: string | undefined,
  buy: () => void,
): DocumentFragment {
  const item = template.content.cloneNode(true) as DocumentFragment;
  choose(item, 'kind', pack.kind);
  choose(item, 'unit', pack.unit);
  fill(item, 'quantity', new Intl.NumberFormat(language).format(pack.quantity));
  const days = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  fill(item, 'valid', days.format(pack.validDays));
  fill(item, 'price', formatMoney(pack.price, language));
  const button = item.querySelector('button');
  const parts = [button, item.querySelector('.product-pack-title'), item.querySelector('.product-price')];
  // A button's name includes what it buys: several called "Buy" could not be told apart.
  for (const [index, part] of parts.entries()) part?.setAttribute('id', `pack-${pack.id}-${index}`);
  button?.setAttribute('aria-labelledby', parts.map((part) => part?.id).join(' '));
  button?.addEventListener('click', buy);
  return item;
}
