/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { navigationLoader, navigationReadyEvent } from './load-navigation';

const address = '/_site/navigation.1.js';
const scripts = () => [...document.head.querySelectorAll('script')];

/** Clicks that have reached the browser, or the script that follows links. */
let followed: string[];
const follow = (event: Event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && !event.defaultPrevented) followed.push(link.getAttribute('href') ?? '');
  // jsdom follows no links.
  event.preventDefault();
};
const comeReady = () => document.dispatchEvent(new Event(navigationReadyEvent));
let load: () => void;

beforeEach(() => {
  // Ends listeners that an earlier test has left.
  comeReady();
  jest.useFakeTimers();
  followed = [];
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <a href="/it/docs/faq/"><span>Questions</span></a><a href="/it/pricing/">Prices</a>
    <a href="/it/a.zip" download>File</a><a href="/it/" target="_blank">Tab</a><a href="https://other.example/">Site</a>`;
  load = navigationLoader(address);
  window.addEventListener('click', follow);
});

afterEach(() => {
  window.removeEventListener('click', follow);
  jest.useRealTimers();
});

describe('a link that is followed before the script is there', () => {
  test('[ROUTE-06] has it loaded, and is followed by it', () => {
    fireEvent.click(screen.getByText('Questions'));
    expect(followed).toEqual([]);
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual([address]);
    comeReady();
    expect(followed).toEqual(['/it/docs/faq/']);
  });

  test('[ROUTE-06] is the last one where there are several', () => {
    fireEvent.click(screen.getByText('Questions'));
    fireEvent.click(screen.getByText('Prices'));
    comeReady();
    expect(followed).toEqual(['/it/pricing/']);
  });

  test('[ROUTE-06] is followed by the browser where the script does not come', () => {
    fireEvent.click(screen.getByText('Questions'));
    scripts()[0]?.dispatchEvent(new Event('error'));
    expect(followed).toEqual(['/it/docs/faq/']);
  });

  test('[ROUTE-06] is followed once, also where the script comes after it was given up', () => {
    fireEvent.click(screen.getByText('Questions'));
    scripts()[0]?.dispatchEvent(new Event('error'));
    comeReady();
    expect(followed).toEqual(['/it/docs/faq/']);
  });

  test('[ROUTE-07] shows the progress bar when that takes more than a moment, until it is followed', () => {
    fireEvent.click(screen.getByText('Questions'));
    expect(document.querySelector('[aria-hidden=true]')).toBeNull();
    jest.advanceTimersByTime(200);
    expect(document.querySelectorAll('[aria-hidden=true]')).toHaveLength(1);
    comeReady();
    expect(document.querySelector('[aria-hidden=true]')).toBeNull();
  });
});

describe('the browser itself follows', () => {
  test.each(['File', 'Tab', 'Site'])('[ROUTE-06] the link “%s”', (name) => {
    fireEvent.click(screen.getByText(name));
    expect(followed).toHaveLength(1);
    expect(scripts()).toHaveLength(0);
  });

  test('[ROUTE-06] a link that is to open elsewhere', () => {
    fireEvent.click(screen.getByText('Questions'), { ctrlKey: true });
    expect(followed).toEqual(['/it/docs/faq/']);
  });

  test('[ROUTE-06] every link after the script has been given up', () => {
    load();
    scripts()[0]?.dispatchEvent(new Event('error'));
    fireEvent.click(screen.getByText('Prices'));
    expect(followed).toEqual(['/it/pricing/']);
  });
});

test('[ROUTE-06] the script is loaded once', () => {
  load();
  load();
  fireEvent.click(screen.getByText('Questions'));
  expect(scripts()).toHaveLength(1);
});

test('[ROUTE-06] with no link followed nothing happens when the script is there', () => {
  load();
  comeReady();
  expect(followed).toEqual([]);
});
