/** @jest-environment jsdom */
import { startAsking, toggleAssistants } from './ask-assistant';

const assistants = {
  services: [{ label: '<b>One</b>', url: 'https://one.example/?q={prompt}&from=site' }],
  prompt: 'Lies {url} & $&. Fragen?',
};
const links = () => [...document.querySelectorAll('[data-assistant] a')].map((link) => link.getAttribute('href'));
const buttonOf = () => document.querySelector('button') as HTMLElement;

beforeEach(() => {
  document.head.innerHTML = '<link rel="canonical" href="https://site.example/de/docs/a/?b=1&amp;c">';
  document.body.innerHTML = '<div><p><button data-ask aria-expanded="false">Ask</button></p><p>After</p></div>';
});

test('[DOCS-18] a press shows the services with the question, encoded, and the next one removes them', () => {
  toggleAssistants(buttonOf(), assistants);
  const question = 'Lies%20https%3A%2F%2Fsite.example%2Fde%2Fdocs%2Fa%2F%3Fb%3D1%26c%20%26%20%24%26.%20Fragen%3F';
  expect(links()).toEqual([`https://one.example/?q=${question}&from=site`]);
  expect(document.querySelector('[data-assistant]')?.textContent).toBe('<b>One</b>');
  expect(document.querySelector('p:has(button) + p')?.hasAttribute('data-assistant')).toBe(true);
  toggleAssistants(buttonOf(), assistants);
  expect([links(), buttonOf().getAttribute('aria-expanded')]).toEqual([[], 'false']);
});

test('[DOCS-18] nothing is loaded before the press, and what does not load is not there', async () => {
  const toggle = jest.fn();
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ toggle });
  const stop = startAsking(load);
  document.body.click();
  expect(load).not.toHaveBeenCalled();
  buttonOf().click();
  await Promise.resolve();
  expect(toggle).not.toHaveBeenCalled();
  buttonOf().click();
  await Promise.resolve();
  expect(toggle).toHaveBeenCalledWith(buttonOf());
  stop();
  buttonOf().click();
  expect(load).toHaveBeenCalledTimes(2);
});
