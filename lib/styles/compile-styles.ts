import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Features, transform } from 'lightningcss';
import postcss, { type Declaration, type Root } from 'postcss';
import { compile } from 'tailwindcss';
import { styleTargets } from '@/lib/site/browser-floor';

const themeFile = path.join('app', 'styles', 'theme.css');

const compiled = new Map<string, Promise<string>>();

/**
 * Compiles styles on the theme (`app/styles/theme.css`), once for each text. Write `:lang(a, b)` as
 * `:is(:lang(a), :lang(b))`: Chromium does not support the list, and Tailwind's core leaves selectors as they are.
 */
export async function compileStyles(text: string): Promise<Root> {
  const theme = readFileSync(themeFile, 'utf8');
  const key = `${theme}\0${text}`;
  const css = compiled.get(key) ?? compileOn(theme, text);
  compiled.set(key, css);
  const root = postcss.parse(await css);
  // Minifying keeps the compiler's banner, of whose code styles contain none.
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkDecls('text-decoration', splitDecoration);
  return root;
}

/** WebKit ignores a shorthand with a thickness: each value gets a declaration of its own. */
function splitDecoration(declaration: Declaration): void {
  const [line = '', ...others] = postcss.list.space(declaration.value);
  declaration.value = line;
  for (const value of others.reverse()) {
    const kind = /^(?:dotted|dashed|wavy|double|solid)$/.test(value)
      ? 'style'
      : /^[\d.]/.test(value)
        ? 'thickness'
        : 'color';
    declaration.cloneAfter({ prop: `text-decoration-${kind}`, value });
  }
}

async function compileOn(theme: string, text: string): Promise<string> {
  const { build } = await compile(`@reference "${themeFile}";\n${text}`, {
    // No polyfills: the supported browsers have all features that are used.
    polyfills: 0,
    loadStylesheet: async (id) => {
      if (id !== themeFile) throw new Error(`Styles import ${id}: imports are at the head of a file, one a line.`);
      return { path: id, base: path.dirname(id), content: theme };
    },
  });
  return build([]);
}

/** Minifies rules for the supported browsers, with the prefixes that some of them need. */
export function minifyStyles(text: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(text),
    minify: true,
    targets: styleTargets,
    // `light-dark()` would be replaced by variables in every rule with a colour scheme, and lists with a selector that some
    // browser lacks by `:is()`, which gives all of a list the greatest weight.
    exclude: Features.LightDark | Features.IsSelector,
  });
  return code.toString();
}
