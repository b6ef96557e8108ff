/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { startCodeCopying } from './copy-code';

const writeText = jest.fn<Promise<void>, [string]>();
let stop = () => {};

function giveClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

/** Presses a button and waits for the clipboard. */
async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockResolvedValue();
  giveClipboard({ writeText });
  document.body.innerHTML = `
    <figure class="code-block">
      <button data-copy data-copied="Copied" data-failed="Could not copy" aria-label="Copy"><svg></svg></button>
      <pre><code><span>{ "a": 1 }</span>\n<span>// 第二行</span></code></pre>
    </figure>
    <button>Other</button>`;
  stop = startCodeCopying();
});

afterEach(() => {
  stop();
  giveClipboard(undefined);
  jest.useRealTimers();
});

describe('the copy button of a code block', () => {
  test('[DOCS-09] copies the code as it is written, without its colours', async () => {
    await press('Copy');
    expect(writeText.mock.calls).toEqual([['{ "a": 1 }\n// 第二行']]);
  });

  test('[DOCS-09] works where the click falls on its icon', async () => {
    const icon = document.querySelector('svg');
    if (icon) fireEvent.click(icon);
    expect(writeText).toHaveBeenCalledTimes(1);
  });

  test('[DOCS-09] says that it has copied, in its name and to screen readers', async () => {
    await press('Copy');
    expect(screen.getByRole('button', { name: 'Copied' })).toHaveAttribute('data-state', 'copied');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  test('[DOCS-09] says so where the browser refuses', async () => {
    writeText.mockRejectedValue(new DOMException('Write permission denied.', 'NotAllowedError'));
    await press('Copy');
    expect(screen.getByRole('button', { name: 'Could not copy' })).toHaveAttribute('data-state', 'failed');
    expect(screen.getByRole('status')).toHaveTextContent('Could not copy');
  });

  test('[DOCS-09] says so where there is no clipboard', async () => {
    giveClipboard(undefined);
    await press('Copy');
    expect(screen.getByRole('status')).toHaveTextContent('Could not copy');
  });

  test('[DOCS-09] has its own name again after two seconds', async () => {
    await press('Copy');
    jest.advanceTimersByTime(2000);
    expect(screen.getByRole('button', { name: 'Copy' })).not.toHaveAttribute('data-state');
  });

  test('[DOCS-09] keeps its own name however often it is pressed', async () => {
    await press('Copy');
    await press('Copied');
    jest.advanceTimersByTime(4000);
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  });

  test('[DOCS-09] answers a second press for its whole two seconds', async () => {
    await press('Copy');
    jest.advanceTimersByTime(1500);
    await press('Copied');
    jest.advanceTimersByTime(1999);
    expect(screen.getByRole('button', { name: 'Copied' })).toHaveAttribute('data-state', 'copied');
  });

  test('[DOCS-09] ends the answer to a second press, too', async () => {
    await press('Copy');
    jest.advanceTimersByTime(1500);
    await press('Copied');
    jest.advanceTimersByTime(2000);
    expect(screen.getByRole('button', { name: 'Copy' })).not.toHaveAttribute('data-state');
  });

  test('[DOCS-09] speaks through one region, however often it is pressed', async () => {
    await press('Copy');
    await press('Copied');
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  test('[DOCS-09] is quiet once copying is stopped', async () => {
    stop();
    await press('Copy');
    expect(writeText).not.toHaveBeenCalled();
  });
});

describe('the button that copies a page as Markdown', () => {
  const fetchPage = jest.fn<Promise<Response>, [string]>();
  const page = (text: string, ok = true) => ({ ok, status: ok ? 200 : 404, text: async () => text }) as Response;

  beforeEach(() => {
    global.fetch = fetchPage as typeof fetch;
    fetchPage.mockResolvedValue(page('# الصفحة'));
    document.body.innerHTML = `
      <button data-copy data-copy-from="/en/docs/usage.md" data-copied="Copied" data-failed="Open the text">Copy page</button>`;
  });

  afterEach(() => Reflect.deleteProperty(global, 'fetch'));

  test('[DOCS-09] fetches the text once, when it is pressed, and copies it', async () => {
    expect(fetchPage).not.toHaveBeenCalled();
    await press('Copy page');
    expect(fetchPage.mock.calls).toEqual([['/en/docs/usage.md']]);
    expect(writeText.mock.calls).toEqual([['# الصفحة']]);
  });

  test('[DOCS-09] answers in its own words and to screen readers, and has its name again', async () => {
    await press('Copy page');
    expect(screen.getByRole('button')).toHaveTextContent('Copied');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    jest.advanceTimersByTime(2000);
    expect(screen.getByRole('button')).toHaveTextContent('Copy page');
  });

  test.each<[string, () => void]>([
    ['is not there', () => fetchPage.mockResolvedValue(page('Not found', false))],
    ['cannot be fetched', () => fetchPage.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('[DOCS-09] says what to do where the text %s, long enough to read it', async (_, fail) => {
    fail();
    await press('Copy page');
    expect(writeText).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveTextContent('Open the text');
    expect(screen.getByRole('status')).toHaveTextContent('Open the text');
    jest.advanceTimersByTime(5999);
    expect(screen.getByRole('button')).toHaveTextContent('Open the text');
    jest.advanceTimersByTime(1);
    expect(screen.getByRole('button')).toHaveTextContent('Copy page');
  });

  test('[DOCS-09] gives the clipboard the text’s promise within the press, where it takes one', async () => {
    const items: Record<string, Promise<Blob>>[] = [];
    const write = jest.fn(async () => {});
    class Item {
      constructor(data: Record<string, Promise<Blob>>) {
        items.push(data);
      }
    }
    Object.assign(global, { ClipboardItem: Item });
    Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
    fireEvent.click(screen.getByRole('button'));
    expect(write).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(0);
    expect((await items[0]?.['text/plain'])?.type).toBe('text/plain');
    expect(screen.getByRole('button')).toHaveTextContent('Copied');
    Reflect.deleteProperty(global, 'ClipboardItem');
  });
});

test('[DOCS-09] other buttons copy nothing', async () => {
  await press('Other');
  expect(writeText).not.toHaveBeenCalled();
});

test('[DOCS-09] a copy button that belongs to no code copies nothing', async () => {
  screen.getByRole('button', { name: 'Other' }).dataset.copy = '';
  await press('Other');
  expect(writeText).not.toHaveBeenCalled();
});
