/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { LazyPart } from './lazy-part';

const words = { title: 'Unable to load', retry: 'Retry', loading: 'Loading' };

describe('LazyPart', () => {
  test('[SHELL-10] shows the part once it is there', async () => {
    const load = async () => 'part';
    await act(async () =>
      render(
        <LazyPart load={load} words={words}>
          {(part) => <p>{part}</p>}
        </LazyPart>,
      ),
    );
    expect(screen.getByText('part')).toBeVisible();
  });

  test('[SHELL-10] shows the error’s text and its cause, and really tries again on Retry', async () => {
    const load = jest
      .fn<Promise<string>, []>()
      .mockRejectedValueOnce(new Error('No chunk', { cause: new Error('offline') }))
      .mockRejectedValueOnce(new Error('Still none'))
      .mockResolvedValue('part');
    await act(async () =>
      render(
        <LazyPart load={load} words={words}>
          {(part) => <p>{part}</p>}
        </LazyPart>,
      ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Unable to loadNo chunkoffline');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(screen.getByRole('alert')).toHaveTextContent('Still none');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(screen.getByText('part')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(3);
  });

  test('[SHELL-10] what arrives after it is gone is nobody’s', async () => {
    let fail: (error: Error) => void = () => undefined;
    const load = () =>
      new Promise<string>((_, reject) => {
        fail = reject;
      });
    const { unmount } = render(
      <LazyPart load={load} words={words}>
        {(part) => <p>{part}</p>}
      </LazyPart>,
    );
    unmount();
    await act(async () => fail(new Error('late')));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
