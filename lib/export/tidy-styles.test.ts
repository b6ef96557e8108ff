import { parseSiteConfig } from '@/lib/site/site-config';
import { commonStyles, tidyStyles } from './tidy-styles';

test.each([
  [
    'rules for what no page has',
    '.bar[data-style=dark],.a{color:red}.bar[data-style=dark] p{color:red}',
    '.a{color:red}',
  ],
  ['what is left empty', '@media print{.bar[data-style=dark]{color:red}}.a{color:red}', '.a{color:red}'],
])('[EDGE-01] %s', (_, text, tidied) => {
  expect(tidyStyles(text, ['.bar[data-style=dark]'])).toBe(tidied);
});

const ofOneLocale =
  ':root[dir=rtl] .a{color:red}:root:is(:lang(de),:lang(pt)) .a,.b{color:red}:root:lang(zh) .a,[dir=rtl] .a{color:red}';

test.each([
  ['en', 'ltr', '.b{color:red}[dir=rtl] .a{color:red}'],
  ['de', 'ltr', ':root:is(:lang(de),:lang(pt)) .a,.b{color:red}[dir=rtl] .a{color:red}'],
  ['pt-PT', 'ltr', ':root:is(:lang(de),:lang(pt)) .a,.b{color:red}[dir=rtl] .a{color:red}'],
  ['zh-TW', 'ltr', '.b{color:red}:root:lang(zh) .a,[dir=rtl] .a{color:red}'],
  ['ar', 'rtl', ':root[dir=rtl] .a{color:red}.b{color:red}[dir=rtl] .a{color:red}'],
])('[EDGE-01] a page in %s has no rules for the frame of other languages', (lang, dir, tidied) => {
  expect(tidyStyles(ofOneLocale, [], { lang, dir })).toBe(tidied);
});

const ofTexts = '[lang|=ja]{color:red}[lang=zh-TW],:is(h1,h2):lang(zh),[lang]{color:red}.a:not(:lang(ja)){color:red}';

test.each([
  ['en', '[lang]{color:red}.a:not(:lang(ja)){color:red}'],
  ['ja', '[lang|=ja]{color:red}[lang]{color:red}.a:not(:lang(ja)){color:red}'],
  ['zh-CN', '[lang=zh-TW],:is(h1,h2):lang(zh),[lang]{color:red}.a:not(:lang(ja)){color:red}'],
])('[EDGE-01] a page in %s has no rules for texts in other languages', (lang, tidied) => {
  expect(tidyStyles(ofTexts, [], { lang, dir: 'ltr' })).toBe(tidied);
});

test.each([
  '.a{height:100vh;height:100dvh}',
  '.a{color:red!important;color:red}',
  '@supports (display:grid){.a{display:grid}}',
  '.a:is(.b,.c),.d{color:red}',
  '.a{color:red}.b{color:blue}.a{color:green}',
])('[EDGE-01] %s stays as it is', (text) => {
  expect(tidyStyles(text, [])).toBe(text);
});

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
