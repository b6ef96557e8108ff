/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { CrashPanel } from './crash-panel';

const words = { title: 'Pagina bloccata', tryAgain: 'Riprova', documentTitle: 'Errore' };

describe('CrashPanel', () => {
  test('[SHELL-09] is announced, in the language of its words', () => {
    render(<CrashPanel words={words} error={new Error('Outer')} onTryAgain={() => {}} />);
    expect(screen.getByRole('alert')).toContainElement(
      screen.getByRole('heading', { name: 'Pagina bloccata', level: 1 }),
    );
  });

  test('[SHELL-09] lists the messages of the error and of its causes in their order', () => {
    const error = new Error('Outer', { cause: new Error('Middle', { cause: 'Inner' }) });
    render(<CrashPanel words={words} error={error} onTryAgain={() => {}} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Outer', 'Middle', 'Inner']);
  });

  test('[SHELL-09] tries again once for each press, and not before', () => {
    const onTryAgain = jest.fn();
    render(<CrashPanel words={words} error={new Error('Outer')} onTryAgain={onTryAgain} />);
    expect(onTryAgain).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(onTryAgain).toHaveBeenCalledTimes(1);
  });

  test.each([undefined, null, 'Text', 7])('[SHELL-09] can still try again where %p was thrown', (error) => {
    render(<CrashPanel words={words} error={error} onTryAgain={() => {}} />);
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeEnabled();
  });
});
