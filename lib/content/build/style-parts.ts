import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileStyles, minifyStyles } from '@/lib/styles/compile-styles';
import { contentHash } from '@/lib/tools/content-hash';
import { keptInFile } from '@/lib/tools/kept-file';
import { listFiles } from '@/lib/tools/list-files';
import type { StylePart } from '../style-sheet';

/** A feature's styles are beside its markup; those of languages and of several features are in folders of their own. */
const folders = ['components', path.join('app', 'styles', 'languages'), path.join('app', 'styles', 'shared')];

const importLine = /^@import "([^"]+)";$/gm;

/** What styles are made with, beside their own texts. */
const compiler = [
  path.join('app', 'styles', 'theme.css'),
  path.join('lib', 'content', 'build', 'style-parts.ts'),
  path.join('lib', 'site', 'browser-floor.ts'),
  path.join('lib', 'styles', 'compile-styles.ts'),
  'package-lock.json',
];

/**
 * Compiles every part, cached between runs: it takes a second. A part has rules of its own, based on the theme's tokens; it
 * may import others (`@import`).
 */
export function buildStyleParts(): Promise<StylePart[]> {
  const files = partFiles();
  const texts = new Map([...files].map(([name, file]) => [name, readFileSync(file, 'utf8')]));
  const key = keyOf([...files, ...texts]);
  if (lastBuilt?.key !== key) {
    lastBuilt = { key, parts: keptInFile(path.join('.cache', 'styles.json'), key, () => compileParts(files, texts)) };
  }
  return lastBuilt.parts;
}

/** The sheet of every page: it imports files in order, each in a layer. */
const siteSheet = path.join('app', 'styles', 'site.css');
const siteImport = /^@import "\.\/([^"]+)"(?: layer\((\w+)\))?;$/gm;

/** Compiles the styles of every page, cached between runs. They have the rules of all options and languages. */
export function buildSiteStyles(): Promise<string> {
  const text = readFileSync(siteSheet, 'utf8').replace(siteImport, (_, name: string, layer?: string) => {
    const own = readFileSync(path.join(path.dirname(siteSheet), name), 'utf8');
    return layer === undefined ? own : `@layer ${layer} {\n${own}\n}`;
  });
  return keptInFile(path.join('.cache', 'site-styles.json'), keyOf(text), async () =>
    minifyStyles((await compileStyles(text)).toString()),
  );
}

/** A hash of what styles are made from. */
const keyOf = (from: unknown) =>
  contentHash(JSON.stringify([from, compiler.map((file) => readFileSync(file, 'utf8'))]));

/** The live preview asks for the parts after each save. */
let lastBuilt: { readonly key: string; readonly parts: Promise<StylePart[]> } | undefined;

function compileParts(files: ReadonlyMap<string, string>, texts: ReadonlyMap<string, string>): Promise<StylePart[]> {
  return Promise.all(
    [...files]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([name, file]) => {
        const text = texts.get(name) ?? '';
        const own = await compileStyles(text.replace(importLine, ''));
        return { name, text: minifyStyles(own.toString()), imports: importsIn(text, file, files) };
      }),
  );
}

/** Style sheets by the names of their parts. @throws where two parts have one name */
function partFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const folder of folders) {
    for (const file of listFiles(folder, /\.css$/)) {
      const name = path.basename(file, '.css');
      const other = files.get(name);
      if (other) throw new Error(`${file} has the name of ${other}: style parts need names of their own.`);
      files.set(name, file);
    }
  }
  return files;
}

/** Names of the parts that a part imports. @throws where it imports something else */
function importsIn(text: string, file: string, files: ReadonlyMap<string, string>): string[] {
  return [...text.matchAll(importLine)].map(([, target = '']) => {
    const wanted = path.join(path.dirname(file), target);
    const name = path.basename(target, '.css');
    if (files.get(name) !== wanted) throw new Error(`${file} imports ${target}, which is no style part.`);
    return name;
  });
}

/** Elements that authors write without a component, and whose styles are a part: `rare-elements.css`. */
const rareElement = /<(?:h[4-6]|hr|blockquote|small|su[bp])\b/;

/**
 * Names of the parts that a text's HTML needs: by `data-part`, by its elements, and by the languages in it.
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

/**
 * The part with a language's fonts and line breaking. The site's own sheet imports all of them; each locale's pages
 * keep theirs there (`tidyStyles`), so a page needs the part only for text in another language.
 */
function languagePart(lang: string): string {
  const [language = ''] = lang.split('-');
  return `language-${['ar', 'hi', 'ja', 'ko', 'zh'].includes(language) ? language : 'latin'}`;
}
