/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ArticleHtml } from './article-html';

// jsdom has no `CSS`. What it escapes here are the slashes and signs of an address.
beforeAll(() => {
  Object.defineProperty(globalThis, 'CSS', {
    value: { escape: (text: string) => text.replace(/[^\w-]/g, (sign) => `\\${sign}`) },
    configurable: true,
  });
});

/** A page each: what is taken over is kept by the page's name. */
let page = 0;
let name = '';

beforeEach(() => {
  page += 1;
  name = `it/docs/page-${page}/`;
});

const article = (html: string, of = name) => (
  <ArticleHtml name={of} html={html} lang="it" dir="ltr" className="prose" />
);

/** The document as the export wrote it, before the page wakes. */
function exported(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(article(html));
  document.body.append(container);
  return container;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('ArticleHtml', () => {
  test('[DOCS-09] shows the text that it is given', () => {
    render(article('<p>Testo <b>in grassetto</b></p>'));
    expect(screen.getByText('in grassetto').tagName).toBe('B');
  });

  test('[LOC-08] says the language and direction of the text', () => {
    render(<ArticleHtml name={name} html="<p>نص</p>" lang="ar" dir="rtl" className="prose" />);
    const text = screen.getByText('نص').parentElement;
    expect(text).toHaveAttribute('lang', 'ar');
    expect(text).toHaveAttribute('dir', 'rtl');
  });

  test('[EDGE-01] given none, it keeps the text that is in the document', () => {
    const container = exported('<p>Testo esportato</p>');
    render(article(''), { container, hydrate: true });
    expect(screen.getByText('Testo esportato')).toBeInTheDocument();
  });

  test('[SHELL-15] given none, it keeps a text that was translated before the page woke', () => {
    const container = exported('<p>Testo esportato</p>');
    screen.getByText('Testo esportato').innerHTML = '<font>Exported text</font>';
    render(article(''), { container, hydrate: true });
    expect(screen.getByText('Exported text')).toBeInTheDocument();
    expect(screen.queryByText('Testo esportato')).toBeNull();
  });

  test('[SHELL-15] given a text, it leaves one alone that was translated before the page woke', () => {
    const container = exported('<p>Testo esportato</p>');
    screen.getByText('Testo esportato').innerHTML = '<font>Exported text</font>';
    render(article('<p>Testo esportato</p>'), { container, hydrate: true });
    expect(screen.getByText('Exported text')).toBeInTheDocument();
  });

  test('[SHELL-15] leaves a translation alone when the page is rendered again', () => {
    const { rerender } = render(article('<p>Testo</p>'));
    screen.getByText('Testo').innerHTML = '<font>Text</font>';
    rerender(article('<p>Testo</p>'));
    expect(screen.getByText('Text')).toBeInTheDocument();
  });

  test('[EDGE-01] given none again, it leaves the text where it is', () => {
    const container = exported('<p>Testo esportato</p>');
    const { rerender } = render(article(''), { container, hydrate: true });
    rerender(article(''));
    expect(screen.getByText('Testo esportato')).toBeInTheDocument();
  });

  test('[ROUTE-08] who comes back to the page finds its text again', () => {
    const container = exported('<p>Testo esportato</p>');
    render(article(''), { container, hydrate: true }).unmount();
    expect(screen.queryByText('Testo esportato')).toBeNull();
    render(article(''));
    expect(screen.getByText('Testo esportato')).toBeInTheDocument();
  });

  test('[DOCS-11] what its reader put under a text is not taken over with it', () => {
    const container = exported('<p>Testo esportato</p>');
    screen.getByText('Testo esportato').insertAdjacentHTML('afterend', '<p data-second="p">Exported text</p>');
    render(article(''), { container, hydrate: true }).unmount();
    render(article(''));
    expect(screen.getByText('Testo esportato')).toBeInTheDocument();
    expect(screen.queryByText('Exported text')).toBeNull();
  });

  test('[ROUTE-08] each page finds its own text again', () => {
    const first = exported('<p>Prima pagina</p>');
    render(article(''), { container: first, hydrate: true }).unmount();
    const firstName = name;
    name = 'it/docs/another/';
    const second = exported('<p>Seconda pagina</p>');
    render(article(''), { container: second, hydrate: true }).unmount();
    render(article('', firstName));
    expect(screen.getByText('Prima pagina')).toBeInTheDocument();
    expect(screen.queryByText('Seconda pagina')).toBeNull();
  });

  test('[EDGE-01] takes no text over from another page', () => {
    exported('<p>Testo esportato</p>');
    const { container } = render(article('', 'it/docs/elsewhere/'));
    expect(container.textContent).toBe('');
  });

  test('[ROUTE-06] shows another text when it is given one', () => {
    const { rerender } = render(article('<p>Prima</p>'));
    rerender(article('<p>Dopo</p>'));
    expect(screen.getByText('Dopo')).toBeInTheDocument();
    expect(screen.queryByText('Prima')).toBeNull();
  });

  test('[ROUTE-06] shows a text that it is given after it took one over', () => {
    const container = exported('<p>Testo esportato</p>');
    const { rerender } = render(article(''), { container, hydrate: true });
    rerender(article('<p>Testo nuovo</p>'));
    expect(screen.getByText('Testo nuovo')).toBeInTheDocument();
    expect(screen.queryByText('Testo esportato')).toBeNull();
  });
});
