import { compileStyles, minifyStyles } from './compile-styles';

const compiled = async (text: string) => minifyStyles((await compileStyles(text)).toString());

test('[EDGE-01] lengths and colours are those of the theme, and nothing else of it is in the rules', async () => {
  expect(await compiled('.a { margin: --spacing(4); border-radius: --theme(--radius-sheet); }')).toBe(
    '.a{border-radius:.625rem;margin:1rem}',
  );
});

test.each(['underline 2px var(--accent)', 'underline dotted 2px red'])(
  '[PAGE-12] WebKit reads no shorthand of a decoration with a thickness: %s',
  async (value) => {
    const css = await compiled(`.a { text-decoration: ${value}; }`);
    expect(css).toContain('text-decoration-thickness:2px');
    expect(css).not.toMatch(/text-decoration:[^;}]*2px/);
  },
);

test('[EDGE-01] colours of both themes stay as they are written', async () => {
  expect(await compiled('.a { color-scheme: light; color: light-dark(#000, #fff); }')).toBe(
    '.a{color-scheme:light;color:light-dark(#000,#fff)}',
  );
});

test('[EDGE-01] selectors keep their weights, also beside one that some browser lacks', async () => {
  const list = '.a .b,.c:has(.d:not([hidden])) .e:not(.f)';
  expect(await compiled(`${list} { display: none; }`)).toBe(`${list}{display:none}`);
});
