/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { mountRoot } from './mount-root';

/** A button that is removed when it is pressed, as a retry button is. */
function Again() {
  const [isPressed, setPressed] = useState(false);
  return isPressed ? (
    <p>Done</p>
  ) : (
    <button type="button" onClick={() => setPressed(true)}>
      Again
    </button>
  );
}

let unmount = () => {};

async function mount(around: string): Promise<void> {
  document.body.innerHTML = around;
  await act(async () => {
    unmount = mountRoot(document.querySelector('#host') as HTMLElement, <Again />);
  });
}

async function pressAgain(): Promise<void> {
  const button = screen.getByRole('button', { name: 'Again' });
  button.focus();
  await act(async () => fireEvent.click(button));
}

afterEach(() => act(async () => unmount()));

describe('the focus of what goes', () => {
  test('[SHELL-10] [SEARCH-01] goes to the input of the dialog', async () => {
    await mount('<dialog open><input><div id="host"></div></dialog>');
    await pressAgain();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('[SHELL-09] [SEARCH-14] goes to the place of the results on their page', async () => {
    await mount('<input><div id="host"></div>');
    await pressAgain();
    expect(document.querySelector('#host')).toHaveFocus();
  });

  test('[SEARCH-01] is nobody’s concern where it has gone on', async () => {
    await mount('<input><div id="host"></div>');
    const button = screen.getByRole('button', { name: 'Again' });
    button.focus();
    screen.getByRole('textbox').focus();
    await act(async () => fireEvent.click(button));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
