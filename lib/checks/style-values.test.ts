import { readFileSync } from 'node:fs';
import { listFiles, toPosix } from '@/lib/tools/list-files';
import { valuesOutsideTheme } from './style-values';

const sheets = ['app', 'components'].flatMap((folder) => listFiles(folder, /\.css$/).map(toPosix));

test('every colour, length, radius and size of type is one of the theme', () => {
  expect(sheets.flatMap((file) => valuesOutsideTheme(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('no selector lists languages: Chromium reads `:is(:lang(de), :lang(ru))` alone', () => {
  expect(sheets.filter((file) => /:lang\([^)]*,/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  'color: #b81d5b',
  'background: rgb(0 0 0 / 0.4)',
  'padding: 0.7rem var(--gutter)',
  'width: min(100%, 320px)',
  'border-radius: 3px',
  'font-size: 15px',
  '--inset: clamp(1rem, 2vw, 3em)',
])('"%s" is outside of the theme', (declaration) => {
  expect(valuesOutsideTheme('components/mdx/cards.css', `.a {\n  ${declaration};\n}`)).toEqual([
    `components/mdx/cards.css:2 "${declaration}" is outside of app/styles/theme.css`,
  ]);
});

test.each([
  'padding: --spacing(2.8) 0.5em',
  'border: 1px solid var(--rule)',
  'font-size: --theme(--text-sm)',
  'width: 100%',
  'mask: url("data:image/svg+xml,%23fff")',
])('"%s" is not', (declaration) => {
  expect(valuesOutsideTheme('components/mdx/cards.css', `.a { ${declaration}; }`)).toEqual([]);
});
