import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { StylePart } from '../style-sheet';

const folder = path.join('app', 'styles', 'parts');

/** Reads every part. They take their values from the tokens that the site's own style sheet declares. */
export function buildStyleParts(): StylePart[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => {
      const name = path.basename(file, '.css');
      return { name, text: bundleStyles([name]) };
    });
}

/** The styles of some parts, made small. What several of them import stands in it once. */
export function bundleStyles(names: readonly string[]): string {
  const { outputFiles } = buildSync({
    stdin: {
      contents: names.map((name) => `@import "./${name}.css" layer(components);`).join('\n'),
      resolveDir: folder,
      loader: 'css',
    },
    bundle: true,
    write: false,
    minify: true,
    target: ['chrome111', 'firefox113', 'safari16.4'],
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Names of the parts that a page's HTML asks for with `data-part`. */
export function partsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/\bdata-part="([a-z-]+)"/g)].map(([, name]) => name ?? ''))].sort();
}
