import { createPanel, showMembership } from '@/components/product/product-panel';
import { type ExtensionState, lookForExtension } from '@/lib/browser/account/extension-handshake';
import { mangaOffer, redeemMangaOffer } from '@/lib/product/backend/http-backend';
import type { Problem, ProblemKind } from '@/lib/product/backend/port';
import { campaignPhase } from '@/lib/product/campaign-phase';

/** Problems that may be gone at the next attempt. */
const passing: ReadonlySet<ProblemKind> = new Set(['offline', 'timeout', 'server', 'rate-limited', 'malformed']);

/** The gift for new readers of manga: what this account gets, and the button that redeems it. */
export function start(root: HTMLElement): (() => void) | undefined {
  const panel = createPanel(root);
  const part = <Name extends string>(name: Name) => root.querySelector<HTMLElement>(`[data-${name}]`);
  const [campaign, get, again, missing] = [
    part('campaign'),
    part('get'),
    part('load-again'),
    part('missing-extension'),
  ];
  if (!panel || !campaign || !get || !again || !missing) return undefined;

  const end = (name: string) => {
    campaign.hidden = true;
    panel.say(name);
  };
  const { start = '', end: until = '' } = campaign.dataset;
  if (campaignPhase({ start, end: until }, Date.now()) !== 'running') {
    end('ended');
    return panel.stop;
  }

  let isAvailable = false;
  let extension: ExtensionState | undefined;
  /** The button waits for both answers, because its action depends on the extension. */
  const settle = () => {
    get.hidden = !isAvailable || extension === undefined;
    missing.hidden = !isAvailable || extension !== 'missing';
  };
  const showProblem = (problem: Problem) => {
    isAvailable &&= passing.has(problem.kind);
    settle();
    panel.showProblem(problem);
  };
  const load = async () => {
    const answer = await panel.once('status', () => mangaOffer(panel.connection)({ signal: panel.signal }));
    if (!answer) return;
    again.hidden = answer.ok || !passing.has(answer.kind);
    if (!answer.ok) showProblem(answer);
    else if (answer.value.status === 'available') {
      isAvailable = true;
      settle();
      panel.keepFocus(get);
    } else end(answer.value.status === 'redeemed' ? 'already' : answer.value.status);
  };

  const stopLooking = lookForExtension((state) => {
    extension = state;
    settle();
  });
  again.addEventListener('click', load);
  get.addEventListener('click', async () => {
    if (extension === 'missing') return missing.focus();
    const answer = await panel.once('redeem', redeemMangaOffer(panel.connection));
    if (!answer) return;
    if (!answer.ok) return showProblem(answer);
    isAvailable = false;
    settle();
    campaign.hidden = true;
    showMembership(root, answer.value);
  });
  for (const button of root.querySelectorAll('[data-reload]')) {
    button.addEventListener('click', () => window.location.reload());
  }
  void load();
  return () => {
    stopLooking();
    panel.stop();
  };
}
