import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** Styles that only some pages need: a file of `app/styles/parts`, made small and named by its content. */
export interface StylePart {
  readonly name: string;
  /** Where an export has it. */
  readonly address: string;
  readonly text: string;
}

const folder = path.join('app', 'styles', 'parts');

/**
 * Reads every part. What several share, they import from `shared`, so that a page fetches one file for each. They take
 * their values from the tokens that the site's own style sheet declares.
 */
export function buildStyleParts(): StylePart[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => {
      const name = path.basename(file, '.css');
      const { outputFiles } = buildSync({
        stdin: { contents: `@import "./${file}" layer(components);`, resolveDir: folder, loader: 'css' },
        bundle: true,
        write: false,
        minify: true,
        target: ['chrome111', 'firefox113', 'safari16.4'],
      });
      const text = outputFiles[0]?.text.trim() ?? '';
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
      return { name, address: `/_site/part-${name}.${hash}.css`, text };
    });
}

/** Names of the parts that a page's HTML asks for with `data-part`. */
export function partsOf(html: string): string[] {
  return [...new Set([...html.matchAll(/\bdata-part="([a-z-]+)"/g)].map(([, name]) => name ?? ''))].sort();
}
