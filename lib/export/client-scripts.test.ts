import { hasThemes } from '@/lib/site/site-config';
import { type ClientScripts, codeOf } from './client-scripts';

const scripts: ClientScripts = {
  early: '/_site/early.1.js',
  leadToLocale: '/_site/lead-to-locale.1.js',
  fixAddress: '/_site/fix-address.1.js',
  prePaint: 'settle()',
  store: 'store()',
  recognise: 'recognise()',
};

describe('the code that a tab is of', () => {
  const code = codeOf(scripts, 'body{}');

  test('[ROUTE-06] is the same for the same scripts and styles', () => {
    expect(codeOf({ ...scripts }, 'body{}')).toBe(code);
    expect(code).toMatch(/^[0-9a-f]{10}$/);
  });

  test.each([
    ['another early script, which names all that come later', { early: '/_site/early.2.js' }, 'body{}'],
    ['another script before the first paint', { prePaint: 'settle(1)' }, 'body{}'],
    ['other styles', {}, 'body{margin:0}'],
  ])('[ROUTE-06] is another with %s', (_, changes, styles) => {
    expect(codeOf({ ...scripts, ...changes }, styles)).not.toBe(code);
  });

  test('[ROUTE-06] is the same with another list of pages, which only other scripts know', () => {
    const changes = { leadToLocale: '/_site/lead-to-locale.2.js', fixAddress: '/_site/fix-address.2.js' };
    expect(codeOf({ ...scripts, ...changes }, 'body{}')).toBe(code);
  });
});

test.each([
  [{ disableSwitch: true, respectPrefersColorScheme: false }, false],
  [{ disableSwitch: false, respectPrefersColorScheme: false }, true],
  [{ disableSwitch: true, respectPrefersColorScheme: true }, true],
])('[SHELL-07] with %p a page’s theme can change: %p', (colorMode, expected) => {
  expect(hasThemes({ colorMode: { defaultMode: 'light', ...colorMode } } as Parameters<typeof hasThemes>[0])).toBe(
    expected,
  );
});
