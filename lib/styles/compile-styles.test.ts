import { compileStyles, minifyStyles } from './compile-styles';

const compiled = async (text: string) => minifyStyles((await compileStyles(text)).toString());

test('[EDGE-01] lengths and colours are those of the theme, and nothing else of it is in the rules', async () => {
  expect(await compiled('.a { margin: --spacing(4); border-radius: --theme(--radius-sheet); }')).toBe(
    '.a{border-radius:.625rem;margin:1rem}',
  );
});

test('[PAGE-12] Safari draws a coloured underline only with a prefix', async () => {
  expect(await compiled('.a { text-decoration: underline 2px red; }')).toContain('-webkit-text-decoration:underline');
});

test('[EDGE-01] colours of both themes stay as they are written', async () => {
  expect(await compiled('.a { color-scheme: light; color: light-dark(#000, #fff); }')).toBe(
    '.a{color-scheme:light;color:light-dark(#000,#fff)}',
  );
});
