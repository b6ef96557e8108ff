import { tidyStyles } from './tidy-styles';

const mix = 'color-mix(in oklab, var(--accent) 22%, transparent)';

test.each([
  [
    'a condition that always holds, between the halves of a rule',
    `.a{background:var(--accent)}@supports (color:color-mix(in lab, red, red)){.a{background:${mix}}}.a{padding:0}`,
    `.a{background:${mix};padding:0}`,
  ],
  [
    'a condition around several rules',
    `@supports (color:color-mix(in lab, red, red)){.a{color:${mix}}.b{color:${mix}}}`,
    `.a{color:${mix}}.b{color:${mix}}`,
  ],
  ['declarations that stand several times', '.a{mask:x;-webkit-mask:x;mask:x}', '.a{-webkit-mask:x;mask:x}'],
  [
    'rules for what no page has',
    '.bar[data-style=dark],.a{color:red}.bar[data-style=dark] p{color:red}',
    '.a{color:red}',
  ],
  ['what is left empty', '@media print{.bar[data-style=dark]{color:red}}.a{color:red}', '.a{color:red}'],
])('[EDGE-01] %s', (_, text, tidied) => {
  expect(tidyStyles(text, ['.bar[data-style=dark]'])).toBe(tidied);
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
