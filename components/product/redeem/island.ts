import { createPanel, fill, setFault, showMembership } from '@/components/product/product-panel';
import { redeemCode, session } from '@/lib/product/backend/http-backend';
import type { ProblemKind } from '@/lib/product/backend/port';
import { normalizeCode, printedCode } from './redemption-code';

/** Faults of the code itself are shown at its field. */
const faultsOfCode: ReadonlySet<ProblemKind> = new Set(['invalid', 'already', 'ended', 'not-eligible']);

/** Redeems a code: validated when it is sent, and left as typed until it is redeemed. */
export function start(root: HTMLElement): (() => void) | undefined {
  const panel = createPanel(root);
  const form = root.querySelector('form');
  const input = root.querySelector('input');
  const account = root.querySelector<HTMLElement>('[data-account]');
  if (!panel || !form || !input) return undefined;
  // The drawn ticket is beside the form.
  const counter = root.closest<HTMLElement>('.counter') ?? root;
  const print = () => fill(counter, 'code', printedCode(input.value));
  input.addEventListener('input', print);
  print();

  void session(panel.connection)({ signal: panel.signal }).then((answer) => {
    if (!answer.ok) return;
    if (!answer.value.signedIn) {
      if (panel.said === undefined) panel.say('signed-out');
    } else if (account) {
      fill(root, 'email', answer.value.email);
      account.hidden = false;
    }
  });

  const refuse = (fault: string) => {
    setFault(input, fault);
    input.focus();
  };
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (panel.said === 'working') return;
    panel.say();
    setFault(input);
    const code = normalizeCode(input.value);
    if (code === undefined) return refuse(input.value.trim() === '' ? 'empty' : 'invalid');
    const answer = await panel.once(code, (call) => redeemCode(panel.connection)(code, call));
    if (!answer) return;
    if (answer.ok) {
      form.hidden = true;
      form.reset();
      showMembership(counter, answer.value);
    } else if (faultsOfCode.has(answer.kind)) refuse(answer.kind);
    else panel.showProblem(answer);
  });
  root.querySelector('[data-another]')?.addEventListener('click', () => {
    for (const done of root.querySelectorAll<HTMLElement>('[data-done]')) done.hidden = true;
    form.hidden = false;
    print();
    input.focus();
  });
  return panel.stop;
}
