import { parseSiteConfig } from '@/lib/site/site-config';
import { commonStyles } from './common-styles';

const config = parseSiteConfig(
  {
    url: 'https://example.com',
    locales: ['en'],
    signInUrl: 'https://example.com/sign-in',
    colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: false },
    navbar: { start: [], end: [] },
    footer: { links: [], copyrightHolder: 'Example' },
  },
  'content/site.ts',
);
const stacks = '[lang|=ar]{--font-text:A}[lang|=hi]{--font-text:H}[lang|=ja]{--font-text:J}[lang|=ko]{--font-text:K}';

test.each([
  ['ar', '[lang|=ar]{--font-text:A}'],
  ['hi', '[lang|=hi]{--font-text:H}'],
  ['ja', '[lang|=ja]{--font-text:J}'],
  ['ko', '[lang|=ko]{--font-text:K}'],
  ['it', ''],
] as const)('[EDGE-01] the sheet of %s keeps the fonts of its own language alone', (locale, kept) => {
  expect(commonStyles(stacks, locale, config)).toBe(kept);
});

test('[SHELL-05] rules for the styles of bars go with the bars', () => {
  const bars =
    '.navbar[data-style]{color:red}.navbar[data-style=primary]{color:blue}.navbar[data-style=dark]{color:tan}';
  expect(commonStyles(bars, 'en', config)).toBe('');
  const primary = { ...config, navbar: { ...config.navbar, style: 'primary' as const } };
  expect(commonStyles(bars, 'en', primary)).toBe(
    '.navbar[data-style]{color:red}.navbar[data-style=primary]{color:blue}',
  );
});

test('[SHELL-08] rules for a dark footer go with it', () => {
  const rules = '.footer[data-style]{color:red}.footer[data-style=dark]{color:blue}';
  expect(commonStyles(rules, 'en', { ...config, footer: { ...config.footer, style: 'light' } })).toBe('');
  expect(commonStyles(rules, 'en', { ...config, footer: { ...config.footer, style: 'dark' } })).toBe(rules);
});
