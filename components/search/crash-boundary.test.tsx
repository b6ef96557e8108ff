/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
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
  // React logs every caught error.
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

  test('[SHELL-09] [SHELL-12] a part that is taken away gives the title back, and the error stands in the console', () => {
    const { unmount } = render(
      <CrashBoundary words={words}>
        <Page />
      </CrashBoundary>,
    );
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'Outer' }));
    unmount();
    expect(document.title).toBe('Usage');
  });

  test('[SHELL-09] the title of the page that came after a crash stays', () => {
    const { unmount } = render(
      <CrashBoundary words={words}>
        <Page />
      </CrashBoundary>,
    );
    document.title = 'Services';
    unmount();
    expect(document.title).toBe('Services');
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
