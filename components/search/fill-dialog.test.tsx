/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { createSearchClient } from '@/lib/search/create-search-client';
import { fillDialog } from './fill-dialog';

jest.mock('@/lib/search/create-search-client');
jest.mock('@/lib/search/page/search-texts', () => ({
  fetchSearchTexts: () =>
    Promise.resolve({ words: { crash: { title: 'Crashed', tryAgain: 'Again', documentTitle: 'Page Error' } } }),
}));
let onClose: () => void = () => undefined;
let isBroken = false;
jest.mock('./search-modal', () => ({
  SearchModal: ({ onClose: close }: { onClose: () => void }) => {
    onClose = close;
    if (isBroken) throw new Error('Broken');
    return 'The modal';
  },
}));

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

beforeEach(() => {
  isBroken = false;
  window.history.replaceState(null, '', '/it/docs/');
  document.title = 'Docs';
  document.body.innerHTML =
    '<a class="search-link" data-error="Errore" data-retry="Riprova" data-loading="…"></a><dialog open><form></form></dialog>';
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  jest.mocked(createSearchClient).mockResolvedValue({ indexName: 'test' } as never);
});

afterEach(() => jest.restoreAllMocks());

describe('fillDialog', () => {
  test('[SEARCH-01] fills the dialog once, with the locale of the page', async () => {
    await act(async () => fillDialog(dialog()));
    await act(async () => fillDialog(dialog()));
    expect(dialog().querySelectorAll('.search-host')).toHaveLength(1);
    expect(dialog()).toHaveTextContent('The modal');
    expect(createSearchClient).toHaveBeenCalledWith('it');
    await act(async () => dialog().close());
  });

  test('[SEARCH-01] when the dialog closes nothing is left in it', async () => {
    await act(async () => fillDialog(dialog()));
    await act(async () => dialog().close());
    expect(dialog().querySelector('.search-host')).toBeNull();
    expect(dialog()).not.toHaveTextContent('The modal');
  });

  test('[SEARCH-03] the modal is gone before the page goes on', async () => {
    await act(async () => fillDialog(dialog()));
    await act(async () => onClose());
    expect(dialog().open).toBe(false);
    expect(dialog().querySelector('.search-host')).toBeNull();
  });

  test('[SEARCH-01] a dialog that is closed stays empty', async () => {
    dialog().open = false;
    await act(async () => fillDialog(dialog()));
    expect(dialog().querySelector('.search-host')).toBeNull();
  });

  test('[SHELL-10] what cannot be loaded says so in the words of the link', async () => {
    jest.mocked(createSearchClient).mockRejectedValueOnce(new Error('404'));
    await act(async () => fillDialog(dialog()));
    expect(dialog().querySelector('[role="alert"]')).toHaveTextContent('Errore404Riprova');
    await act(async () => dialog().close());
  });

  test('[SHELL-09] a crash is shown in the dialog, and the title comes back when it closes', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    isBroken = true;
    await act(async () => fillDialog(dialog()));
    expect(dialog()).toHaveTextContent('CrashedBrokenAgain');
    expect(document.title).toBe('Page Error');
    await act(async () => dialog().close());
    expect(document.title).toBe('Docs');
  });
});
