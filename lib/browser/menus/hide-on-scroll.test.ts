/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { startHideOnScroll } from './hide-on-scroll';

/** The navbar's height, for jsdom has no layout. */
const height = 60;
let stop = () => {};

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  document.dispatchEvent(new Event('scroll'));
}

function show(attribute = 'data-hide-on-scroll'): void {
  document.body.innerHTML = `
    <header ${attribute}><a href="#a">Home</a><button type="button" aria-expanded="false">Tools</button></header>
    <main><a href="#b">Text</a></main>`;
  Object.defineProperty(screen.getByRole('banner'), 'offsetHeight', { value: height });
  stop = startHideOnScroll();
}

const isHidden = () => document.documentElement.hasAttribute('data-navbar-hidden');

beforeEach(() => {
  stop();
  scrollTo(0);
});

afterEach(() => stop());

describe('the navbar', () => {
  beforeEach(() => show());

  test('[SHELL-05] is there at first', () => {
    expect(isHidden()).toBe(false);
  });

  test('[SHELL-05] goes when the reader scrolls down past its height', () => {
    scrollTo(height + 1);
    expect(isHidden()).toBe(true);
  });

  test('[SHELL-05] stays while the reader has not come past its height', () => {
    scrollTo(height);
    expect(isHidden()).toBe(false);
  });

  test('[SHELL-05] comes back when the reader scrolls up, wherever that is', () => {
    scrollTo(3000);
    scrollTo(2992);
    expect(isHidden()).toBe(false);
  });

  test('[SHELL-05] goes again when the reader scrolls on', () => {
    scrollTo(3000);
    scrollTo(2900);
    scrollTo(2908);
    expect(isHidden()).toBe(true);
  });

  test('[SHELL-05] does not come back for a finger that trembles', () => {
    scrollTo(3000);
    scrollTo(2993);
    expect(isHidden()).toBe(true);
  });

  test('[SHELL-05] does not go for a finger that trembles', () => {
    scrollTo(3000);
    scrollTo(2900);
    scrollTo(2907);
    expect(isHidden()).toBe(false);
  });

  test('[SHELL-05] comes back when small moves add up', () => {
    scrollTo(3000);
    scrollTo(2995);
    scrollTo(2990);
    expect(isHidden()).toBe(false);
  });

  test.each(['link', 'button'] as const)('[SHELL-05] stays while a %s of it holds the focus', (role) => {
    (role === 'link' ? screen.getByRole('link', { name: 'Home' }) : screen.getByRole('button')).focus();
    scrollTo(3000);
    expect(isHidden()).toBe(false);
  });

  test('[SHELL-05] goes while the focus is elsewhere', () => {
    screen.getByRole('link', { name: 'Text' }).focus();
    scrollTo(3000);
    expect(isHidden()).toBe(true);
  });

  test('[SHELL-05] stays while a menu of it is open', () => {
    screen.getByRole('button').setAttribute('aria-expanded', 'true');
    scrollTo(3000);
    expect(isHidden()).toBe(false);
  });

  test('[SHELL-05] comes back when it gets the focus', () => {
    scrollTo(3000);
    screen.getByRole('link', { name: 'Home' }).focus();
    expect(isHidden()).toBe(false);
  });

  test('[SHELL-05] is there, and stays, once that is stopped', () => {
    scrollTo(3000);
    stop();
    expect(isHidden()).toBe(false);
    scrollTo(4000);
    expect(isHidden()).toBe(false);
  });
});

test('[SHELL-05] a page that is opened in its middle shows the navbar, and hides it at once when scrolled down', () => {
  scrollTo(2000);
  show();
  expect(isHidden()).toBe(false);
  scrollTo(2008);
  expect(isHidden()).toBe(true);
});

test('[SHELL-05] a navbar that is not configured so stays', () => {
  show('');
  scrollTo(3000);
  expect(isHidden()).toBe(false);
});

test('[SHELL-05] a page without a navbar is left alone', () => {
  document.body.innerHTML = '<main>Text</main>';
  stop = startHideOnScroll();
  scrollTo(3000);
  expect(isHidden()).toBe(false);
});
