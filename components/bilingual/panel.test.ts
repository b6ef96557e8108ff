/** @jest-environment jsdom */
import { makePanel } from './panel';
import type { BilingualWords } from './words';

const words = { title: 'Bilingual', close: 'Close', retry: 'Retry', styles: {}, languages: {} } as BilingualWords;

function open() {
  document.body.innerHTML = '<button id="opener"></button>';
  const opener = document.querySelector('button') as HTMLButtonElement;
  const nothing = () => {};
  const panel = makePanel(words, { toggle: nothing, chooseLanguage: nothing, chooseStyle: nothing, retry: nothing });
  panel.attach(opener);
  panel.open();
  return { panel, opener };
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

describe('the panel of bilingual reading', () => {
  test('[DOCS-11] gives the focus to its button when it is closed from inside', () => {
    const { opener } = open();
    find('.bilingual-close')?.focus();
    find('.bilingual-close')?.click();
    expect(find('.bilingual-panel')).not.toBeVisible();
    expect(opener).toHaveFocus();
  });

  test('[DOCS-11] keeps the focus of who has tried again, once the failure is over', () => {
    const { panel } = open();
    panel.showFailure('Offline');
    find('.bilingual-failure button')?.focus();
    panel.showFailure(undefined);
    expect(find('[role="switch"]')).toHaveFocus();
  });
});
