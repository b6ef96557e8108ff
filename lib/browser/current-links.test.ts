/** @jest-environment jsdom */
import { startCurrentLinks } from './current-links';

const marked = () => [...document.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent);

beforeEach(() => {
  document.body.innerHTML = `
    <a class="nav-link" href="/en/pricing/">Pricing</a>
    <a class="nav-link" href="/en/learn/">Learn</a>
    <a class="nav-link" href="https://app.example/en/pricing/">Application</a>
    <a href="/en/pricing/">In the text</a>`;
});

test('[SHELL-04] the link to the page itself is marked, and no other after the page has changed', () => {
  history.replaceState(null, '', '/en/pricing/?x=1#plans');
  startCurrentLinks();
  expect(marked()).toEqual(['Pricing']);
  history.replaceState(null, '', '/en/learn/');
  startCurrentLinks();
  expect(marked()).toEqual(['Learn']);
});
