/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { crashWords } from '@/lib/browser/crash-words';
import { CrashBoundary } from './crash-boundary';

const words = { title: 'This page crashed', tryAgain: 'Try again', documentTitle: 'Page Error' };
let isBroken = true;

function Page() {
  if (isBroken) throw new Error('Outer', { cause: new Error('Inner') });
  return <p>All is well.</p>;
}

beforeEach(() => {
  isBroken = true;
  document.title = 'Usage';
  // React writes every caught error to the console.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

describe('CrashBoundary', () => {
  test('[SHELL-09] names the crash, with the messages of the error and its cause', () => {
    render(
      <CrashBoundary words={words}>
        <Page />
      </CrashBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'This page crashed' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Outer', 'Inner']);
    expect(document.title).toBe('Page Error');
  });

  test('[SHELL-09] "Try again" clears the error and shows the page', () => {
    render(
      <CrashBoundary words={words}>
        <Page />
      </CrashBoundary>,
    );
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('All is well.')).toBeInTheDocument();
    expect(document.title).toBe('Usage');
  });

  test('[SHELL-09] a page that crashes again is shown as crashed again', () => {
    render(
      <CrashBoundary words={words}>
        <Page />
      </CrashBoundary>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'This page crashed' })).toBeInTheDocument();
  });

  test('[SHELL-09] remembers its words for a crash of the frame around it', () => {
    isBroken = false;
    const itsWords = { title: 'Pagina bloccata', tryAgain: 'Riprova', documentTitle: 'Errore' };
    render(
      <CrashBoundary words={itsWords}>
        <Page />
      </CrashBoundary>,
    );
    expect(crashWords()).toEqual(itsWords);
  });

  test('[SHELL-09] leaves the title of a page that does not crash alone', () => {
    isBroken = false;
    render(
      <CrashBoundary words={words}>
        <Page />
      </CrashBoundary>,
    );
    expect(document.title).toBe('Usage');
  });
});
