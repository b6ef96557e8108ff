import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import { pageFileName } from '@/lib/browser/navigation/page-file';
import { announcementDismissSlot, announcementIdSlot, themeSlot } from '@/lib/browser/settings/storage-slot';
import { buildStyleParts } from '@/lib/content/build/style-parts';
import type { SiteData } from '@/lib/content/content-files';
import { partsText } from '@/lib/content/style-sheet';
import { islandScripts } from '@/lib/islands';
import { chromeFloor, scriptTarget } from '@/lib/site/browser-floor';
import { hasThemes } from '@/lib/site/site-config';
import { writeAsset } from '../tools/write-files';
import { bundleSearch } from './bundle-search';
import { scriptWords } from './script-words';

/** The site's own scripts: addresses, and the texts of the inline ones. */
export interface ClientScripts {
  /** Loaded by every page. It contains the addresses of the others. */
  readonly early: string;
  readonly leadToLocale: string;
  readonly fixAddress: string;
  readonly prePaint: string;
  /** Text of the script that recognises the visitor's store, for pages that offer the product. */
  readonly store: string;
  /** Text of the script that replaces it where the visitor's browser comes first. */
  readonly recognise: string;
}

type Definitions = Readonly<Record<string, unknown>>;

/**
 * Bundles the scripts of a site into its folder of assets.
 *
 * @param pageFile the file that a navigation fetches beside a page; empty where it fetches the page itself, as in the
 *   preview
 */
export async function bundleClientScripts(
  outFolder: string,
  { config, routes, redirects, versions }: SiteData,
  pageFile: string = pageFileName,
): Promise<ClientScripts> {
  const configured = {
    __HAS_ANNOUNCEMENT__: config.announcementBar !== undefined,
    __HAS_THEMES__: hasThemes(config),
  };
  const site = { __SITE__: { routes: routes.map(({ route }) => route), redirects, locales: config.locales } };
  const asset = async (entry: string, definitions?: Definitions, format: 'esm' | 'iife' = 'iife') =>
    writeAsset(outFolder, entry, 'js', await bundle(clientEntry(entry), format, definitions));
  const words = scriptWords(config.locales);
  const islands = await asset('islands', { __ISLANDS__: await bundleIslands(outFolder) });
  const search = { __SEARCH_SCRIPT__: await bundleSearch(outFolder) };
  const feedback = await asset(
    'feedback',
    {
      __FEEDBACK_STYLES__: partsText(await buildStyleParts(), ['feedback']),
      __ISSUE_FORM__: config.issueFormUrl ?? '',
      __PAGE_FILE__: pageFile,
    },
    'esm',
  );
  const bilingual = await asset('bilingual', {
    __BILINGUAL_STYLES__: partsText(await buildStyleParts(), ['bilingual']),
    __PAGE_FILE__: pageFile,
    __HAS_ISSUE_FORM__: config.issueFormUrl !== undefined,
    __MODULES__: { feedback },
  });
  const suggestion = await asset(
    'suggestion',
    {
      __SUGGESTIONS__: words.suggestions,
      __SUGGESTION_STYLES__: partsText(await buildStyleParts(), ['language-suggestion']),
    },
    'esm',
  );
  const shortcutList = await asset(
    'shortcut-list',
    {
      __SHORTCUT_WORDS__: words.shortcuts,
      __SHORTCUT_STYLES__: partsText(await buildStyleParts(), ['shortcut-list']),
    },
    'esm',
  );
  const docsList = await asset('docs-list', {}, 'esm');
  const assistants = await asset(
    'assistants',
    {
      __ASSISTANTS__: config.assistants ?? [],
      __PROMPTS__: words.prompts,
    },
    'esm',
  );
  const termPopover = await asset(
    'term-popover',
    { __TERM_STYLES__: partsText(await buildStyleParts(), ['term-popover']), __PAGE_FILE__: pageFile },
    'esm',
  );
  const early = await asset('early', {
    ...configured,
    ...search,
    __NAVIGATION_SCRIPT__: await asset('navigation', {
      __PAGE_FILE__: pageFile,
      __HAS_VERSIONS__: versions.length > 1,
    }),
    __BEHAVIOURS_SCRIPT__: await asset('behaviours', {
      ...search,
      __BILINGUAL_SCRIPT__: bilingual,
      // The bundler would look for a module at an address that is a text of its own.
      __MODULES__: { assistants, docsList, feedback, shortcutList, suggestion, termPopover },
      __HAS_ISSUE_FORM__: config.issueFormUrl !== undefined,
    }),
    __ISLANDS_SCRIPT__: islands,
  });
  const prePaint = await bundle(clientEntry('pre-paint'), 'iife', {
    ...configured,
    __CHROME_FLOOR__: chromeFloor,
    __KEYS__: { theme: themeSlot.key, dismiss: announcementDismissSlot.key, id: announcementIdSlot.key },
  });
  return {
    early,
    leadToLocale: await asset('lead-to-locale', site),
    fixAddress: await asset('fix-address', site),
    prePaint: prePaint.trim(),
    store: (await bundle(clientEntry('store'), 'iife')).trim(),
    recognise: (await bundle(clientEntry('recognise'), 'iife')).trim(),
  };
}

/** Writes the live preview's own script. @returns its address */
export async function bundlePreviewScript(outFolder: string): Promise<string> {
  return writeAsset(outFolder, 'preview', 'js', await bundle(clientEntry('preview'), 'iife'));
}

/**
 * Identifies the scripts and styles of a page, so that a tab with other code can be distinguished from one with other
 * texts.
 */
export function codeOf(scripts: ClientScripts, styles: string): string {
  return createHash('sha256')
    .update(scripts.early)
    .update(scripts.prePaint + scripts.store + scripts.recognise)
    .update(styles)
    .digest('hex')
    .slice(0, 10);
}

/** Writes each island's script. @returns their addresses by name */
async function bundleIslands(outFolder: string): Promise<Record<string, string>> {
  const addresses = await Promise.all(
    Object.entries(islandScripts).map(async ([name, entry]) => {
      return [name, writeAsset(outFolder, `island-${name}`, 'js', await bundle(entry, 'esm'))];
    }),
  );
  return Object.fromEntries(addresses);
}

const clientEntry = (name: string): string => path.join('app', 'client', `${name}.ts`);

/** Bundles a script and everything that it imports. @param definitions values that replace names in it */
export async function bundle(entry: string, format: 'esm' | 'iife', definitions: Definitions = {}): Promise<string> {
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format,
    // The pre-paint script must run in any browser.
    target: entry.endsWith('pre-paint.ts') ? 'es5' : scriptTarget,
    charset: 'utf8',
    tsconfig: 'tsconfig.json',
    define: Object.fromEntries(Object.entries(definitions).map(([name, value]) => [name, JSON.stringify(value)])),
  });
  return result.outputFiles[0]?.text ?? '';
}
