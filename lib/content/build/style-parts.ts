import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { StylePart } from '../style-sheet';

/** Each feature's styles lie beside its markup; those of languages have no markup. */
const folders = ['components', path.join('app', 'styles', 'languages')];

/** Reads every part. They take their values from the tokens that the site's own style sheet declares. */
export function buildStyleParts(): StylePart[] {
  return [...partFiles().keys()].sort().map((name) => ({ name, text: bundleStyles([name]) }));
}

/** Style sheets by the names of their parts. @throws where two parts have one name */
function partFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.css')) continue;
      const name = path.basename(file, '.css');
      const other = files.get(name);
      if (other)
        throw new Error(`${path.join(folder, file)} has the name of ${other}: style parts need names of their own.`);
      files.set(name, path.join(folder, file));
    }
  }
  return files;
}

/** The styles of some parts, made small. What several of them import stands in it once. @throws where a part does not exist */
export function bundleStyles(names: readonly string[]): string {
  const files = partFiles();
  const importOf = (name: string) => {
    const file = files.get(name);
    if (!file) throw new Error(`There are no styles "${name}.css" in components or app/styles/languages.`);
    return `@import "./${file}" layer(components);`;
  };
  const { outputFiles } = buildSync({
    stdin: { contents: names.map(importOf).join('\n'), resolveDir: '.', loader: 'css' },
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
