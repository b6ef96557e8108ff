/** @jest-environment jsdom */

import { start as startExtensionCheck } from './extension-check/island';
import { start as startCampaign } from './pricing/campaign-island';

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  document.querySelector('a')?.focus();
  return document.body;
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

afterEach(() => jest.useRealTimers());

test('[PAGE-02] a campaign that ends leaves the focus in its place', () => {
  jest.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') });
  const root = show('<div data-start="2025-01-01T00:00:00Z" data-end="2026-01-01T00:01:00Z"><a href="/"></a></div>');
  const stop = startCampaign(root);
  expect(find('a')).toHaveFocus();
  jest.advanceTimersByTime(60_000);
  expect(find('[data-start]')).not.toHaveAttribute('data-running');
  expect(find('a')).not.toHaveFocus();
  stop();
});

test('[PAGE-09] what is said of the extension keeps the focus when it changes', () => {
  const stop = startExtensionCheck(show('<div data-view="unknown"><a href="/download/"></a></div>'));
  expect(find('[data-view]')).toHaveFocus();
  stop?.();
});
