/** @jest-environment jsdom */
import { forgetMenuEntry, isMenuEntry, pushMenuEntry } from './menu-entry';

beforeEach(() => history.replaceState(null, '', '/it/docs/'));

describe('the entry of the open menu', () => {
  test('[SHELL-06] is one more in the history, at the same address', () => {
    const before = history.length;
    pushMenuEntry();
    expect(history.length).toBe(before + 1);
    expect(window.location.pathname).toBe('/it/docs/');
  });

  test('[SHELL-06] is told from that of a page', () => {
    expect(isMenuEntry()).toBe(false);
    pushMenuEntry();
    expect(isMenuEntry()).toBe(true);
  });

  test('[SHELL-06] keeps what the router has noted', () => {
    history.replaceState({ tree: ['docs'] }, '');
    pushMenuEntry();
    expect(history.state).toMatchObject({ tree: ['docs'] });
  });

  test.each([null, 'siteMenu', 7, { other: true }])('[SHELL-06] is not one whose state is %p', (state) => {
    history.replaceState(state, '');
    expect(isMenuEntry()).toBe(false);
  });
});

describe('an entry that is forgotten', () => {
  test('[SHELL-06] is that of a page, and keeps what the router has noted', () => {
    history.replaceState({ tree: ['docs'] }, '');
    pushMenuEntry();
    const before = history.length;
    forgetMenuEntry();
    expect(isMenuEntry()).toBe(false);
    expect(history.state).toEqual({ tree: ['docs'] });
    expect(history.length).toBe(before);
  });

  test('[SHELL-06] stays as it is if it was that of a page', () => {
    history.replaceState('state of another script', '');
    forgetMenuEntry();
    expect(history.state).toBe('state of another script');
  });
});
