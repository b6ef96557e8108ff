import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { buildStyleParts } from '@/lib/content/build/style-parts';
import { partsText } from '@/lib/content/style-sheet';
import { scriptTarget } from '@/lib/site/browser-floor';
import { writeAsset } from '../tools/write-files';

/**
 * React's interface at a fraction of its size. Sources import React; only the search's browser bundle is built with
 * Preact.
 */
const renderer = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** Styles are added by the script: a file of their own would be one more request to wait for. */
const stylesInScript: Plugin = {
  name: 'styles-in-script',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const text = JSON.stringify(partsText(await buildStyleParts(), [path.basename(file, '.css')]));
      return {
        contents: `const sheet = new CSSStyleSheet();
sheet.replaceSync(${text});
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];`,
      };
    });
  },
};

/** Changes to DocSearch 3.9.0, which is published as one minified file. */
const changes = [
  // A client of Algolia's, passed to `transformSearchClient`, which returns the site's own.
  {
    code: /useMemo\(\(function\(\)\{var e=function\(.*?\}\(t,r\);return e\.addAlgoliaAgent\(.*?,n\(e\)\}\),\[t,r,n\]\)/s,
    instead: 'useMemo((function(){return n()}),[n])',
  },
  // A plugin that loads a script from another host. Its option is never set.
  { code: 'se({__autocomplete_clickAnalytics:!1})', instead: '{}' },
  { code: 'r.plugins.push(se(l))', instead: '0' },
  {
    code: '"https://cdn.jsdelivr.net/npm/search-insights@".concat(ce,"/dist/search-insights.min.js")',
    instead: '""',
  },
  // DocSearch counts the favourites only when it opens. As soon as there is one, four recent searches are shown
  // (SEARCH-06).
  {
    code: 'getItems:function(){return Y.getAll()}',
    instead: 'getItems:function(){return Y.getAll().slice(0,G.getAll().length?4:7)}',
  },
] as const;

/** Applies the changes. The bundler then drops the code that is no longer used. */
const changedDocSearch: Plugin = {
  name: 'changed-docsearch',
  setup({ onLoad }) {
    onLoad({ filter: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/ }, async ({ path: file }) => {
      let contents = await readFile(file, 'utf8');
      for (const { code, instead } of changes) {
        const before = contents;
        contents = before.replace(code, instead);
        if (contents === before)
          throw new Error(`${file} is not as lib/export/bundle-search.ts knows it: it lacks ${code}.`);
      }
      return { contents };
    });
  },
};

/**
 * Bundles the search for the browser: one file with everything that a first search needs, and one for each dynamic
 * import (a service's client, a language's stemmer). Each of those is self-contained: shared chunks would be further
 * requests, one after the other.
 *
 * @returns the address of the module, whose interface is `SearchModule` in `lib/search/page/load-search.ts`
 */
export async function bundleSearch(outFolder: string): Promise<string> {
  return bundleModule(outFolder, path.resolve('components', 'search', 'browser.tsx'), 'search', new Map());
}

async function bundleModule(
  outFolder: string,
  file: string,
  name: string,
  addresses: Map<string, Promise<string>>,
): Promise<string> {
  const laterModules: Plugin = {
    name: 'later-modules',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /./ }, async ({ kind, path: wanted, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === 'resolved') return undefined;
        const resolved = await resolve(wanted, { kind, resolveDir, pluginData: 'resolved' });
        if (resolved.errors.length > 0) return { errors: resolved.errors };
        const later = addresses.get(resolved.path) ?? bundleModule(outFolder, resolved.path, nameOf(wanted), addresses);
        addresses.set(resolved.path, later);
        return { path: await later, external: true };
      });
    },
  };
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: scriptTarget,
    charset: 'utf8',
    jsx: 'automatic',
    tsconfig: 'tsconfig.json',
    alias: renderer,
    inject: name === 'search' ? [path.join('app', 'client', 'text-as-property.ts')] : [],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [stylesInScript, changedDocSearch, laterModules],
  });
  return writeAsset(outFolder, name, 'js', outputFiles[0]?.text ?? '');
}

/** `@orama/stemmers/german` becomes `search-german`. */
const nameOf = (specifier: string): string => `search-${path.basename(specifier)}`;
