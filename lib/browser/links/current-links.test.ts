/** @jest-environment jsdom */
import { markCurrentLinks } from './current-links';

const marked = () => [...document.querySelectorAll('[aria-current="page"]')].map((link) => link.textContent);
const unfolded = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

function visit(address: string): void {
  history.replaceState(null, '', address);
  markCurrentLinks();
}

describe('links of navbar, menu and footer', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <a class="nav-link" href="/en/pricing/">Pricing</a>
      <a class="nav-link" href="/en/learn/">Learn</a>
      <a class="nav-link" href="https://app.example/en/pricing/">Application</a>
      <a href="/en/pricing/">In the text</a>`;
  });

  test('[SHELL-04] the link to the page itself is marked, and no other after the page has changed', () => {
    visit('/en/pricing/?x=1#plans');
    expect(marked()).toEqual(['Pricing']);
    visit('/en/learn/');
    expect(marked()).toEqual(['Learn']);
  });

  test('[SHELL-04] none is marked on a page to which none leads', () => {
    visit('/en/pricing/');
    visit('/en/docs/');
    expect(marked()).toEqual([]);
  });
});

describe('the list of docs, which stays while pages change,', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <nav class="sidebar">
        <details id="start"><summary>Start</summary><a href="/en/docs/">Docs</a>
          <details id="more"><summary>More</summary><a href="/en/docs/usage/">Usage</a></details>
        </details>
        <details id="services"><summary>Services</summary><a href="/en/docs/ai/">AI</a></details>
      </nav>`;
  });

  test('[DOCS-05] marks the page, and unfolds every branch in which it lies, and no other', () => {
    visit('/en/docs/usage/');
    expect(marked()).toEqual(['Usage']);
    expect(unfolded()).toEqual(['start', 'more']);
  });

  test('[DOCS-05] keeps unfolded what was unfolded', () => {
    visit('/en/docs/usage/');
    visit('/en/docs/ai/');
    expect(marked()).toEqual(['AI']);
    expect(unfolded()).toEqual(['start', 'more', 'services']);
  });

  test('[DOCS-05] keeps folded what the visitor has folded, on a page that lies elsewhere', () => {
    visit('/en/docs/usage/');
    document.querySelector('#start')?.removeAttribute('open');
    visit('/en/docs/ai/');
    expect(unfolded()).toEqual(['more', 'services']);
  });
});
