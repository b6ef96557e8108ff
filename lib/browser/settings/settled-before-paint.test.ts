/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { startAnnouncement } from './settled-before-paint';

test.each(['<main id="main" tabindex="-1">', '<main id="main">'])(
  '[SHELL-02] with the announcement closed the focus goes on from the content, %s, and not from the top of the page',
  (main) => {
    document.body.innerHTML = `<div><button type="button" data-announcement-close>Close</button></div>${main}Text</main>`;
    const stop = startAnnouncement();
    const button = screen.getByRole('button', { name: 'Close' });
    button.focus();
    button.click();
    stop();
    expect(document.documentElement).toHaveAttribute('data-announcement-dismissed');
    expect(screen.getByRole('main')).toHaveFocus();
  },
);
