/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticPart } from './static-part';

const list = <ul>{[<li key="a">One</li>, <li key="b">Two</li>]}</ul>;

/** The document as the export wrote it, before the page wakes. */
function exported(className: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <StaticPart as="nav" className={className} aria-label="Pages">
      {list}
    </StaticPart>,
  );
  document.body.append(container);
  return container;
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('StaticPart', () => {
  test('[SHELL-04] shows what it is given', () => {
    render(
      <StaticPart as="footer" className="given" data-style="dark">
        {list}
      </StaticPart>,
    );
    expect(screen.getByRole('contentinfo')).toHaveAttribute('data-style', 'dark');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['One', 'Two']);
  });

  test('[EDGE-01] given nothing, it keeps what is in the document, as scripts and translators left it', () => {
    const container = exported('kept');
    const [first] = screen.getAllByRole('listitem');
    if (first) first.innerHTML = '<font>Uno</font>';
    const complaints = jest.spyOn(console, 'error').mockReturnValue();
    render(<StaticPart as="nav" className="kept" aria-label="Pages" />, { container, hydrate: true });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Uno', 'Two']);
    expect(screen.getAllByRole('listitem')[0]).toBe(first);
    expect(complaints).not.toHaveBeenCalled();
  });

  test('[ROUTE-06] the markup of a soft navigation is shown, whatever part of that class is there', () => {
    exported('pages').remove();
    render(<StaticPart as="nav" className="pages" name="next page" aria-label="Pages" markup="<p>Next</p>" />);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Next');
  });

  test('[ROUTE-08] who comes back to a page finds its own part again, and not that of the page before', () => {
    const container = exported('list');
    const own = <StaticPart as="nav" className="list" name="first page" aria-label="Pages" />;
    render(own, { container, hydrate: true }).unmount();
    const { container: later } = render(
      <StaticPart as="nav" className="list" name="second page">
        <p>Another list</p>
      </StaticPart>,
    );
    expect(later).toHaveTextContent('Another list');
    render(own);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
