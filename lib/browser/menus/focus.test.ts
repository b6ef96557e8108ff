/** @jest-environment jsdom */
import { leadFocusOut } from './focus';

beforeEach(() => {
  document.body.innerHTML = '<div id="part"><button>In it</button></div><button>Beside it</button><p>Text</p>';
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

test('[SHELL-01] the focus of a part that goes is led to where its reader goes on, be that text', () => {
  find('#part button')?.focus();
  leadFocusOut(find('#part'), find('p'));
  expect(find('p')).toHaveFocus();
  expect(find('p')).toHaveAttribute('tabindex', '-1');
});

test('[SHELL-01] a focus that is elsewhere stays', () => {
  find('#part + button')?.focus();
  leadFocusOut(find('#part'), find('p'));
  expect(find('#part + button')).toHaveFocus();
});
