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

/** Elements that an author writes without a component, and whose styles are a part: `rare-elements.css`. */
const rareElement = /<(?:h[4-6]|hr|blockquote|small|su[bp])\b/;

/**
 * Names of the parts that a text's HTML asks for: with `data-part`, by its elements, and by the languages of what stands in it.
 *
 * @param pageLang language of the page's frame, whose styles every page of the locale has
 * @param textLang language of the text, where it is another one
 */
export function partsOf(html: string, pageLang = 'en', textLang = pageLang): string[] {
  const asked = [...html.matchAll(/\bdata-part="([a-z-]+)"/g)].map(([, name]) => name ?? '');
  const languages = [textLang, ...[...html.matchAll(/\slang="([\w-]+)"/g)].map(([, lang]) => lang ?? '')];
  const own = languagePart(pageLang);
  const other = languages.map(languagePart).filter((part) => part !== own);
  return [...new Set([...asked, ...other, ...(rareElement.test(html) ? ['rare-elements'] : [])])].sort();
}

/** The part with the fonts of a language, and with its rules for the breaking of lines. */
function languagePart(lang: string): string {
  const [language = ''] = lang.split('-');
  return `language-${['ar', 'hi', 'ja', 'ko', 'zh'].includes(language) ? language : 'latin'}`;
}
