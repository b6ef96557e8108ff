import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, locales } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import { feedbackMetaName } from '@/lib/browser/loading/load-feedback';
import { consentWords, privacyRoute } from '@/lib/browser/privacy/consent-words';
import { backendMetaName } from '@/lib/product/backend/http-backend';
import { type AlgoliaSettings, readAlgoliaSettings } from '@/lib/search/algolia/algolia-settings';
import type { DeploymentSettings } from '../hosting/deployment';
import { addressOf, listHtml } from '../hosting/export-files';
import { compileStyles, minifyStyles } from '../styles/compile-styles';
import { assetFolder, writeAsset } from '../tools/write-files';
import { bundle } from './client-scripts';
import { escapeAttribute } from './page-document';
import { writeCopyManifest } from './write-copies';

export interface StampReport {
  readonly pages: number;
  /** Number of pages that had to be changed. */
  readonly changed: number;
}

/**
 * Writes a deployment's settings into an export, replacing those of an earlier stamp. It works on finished pages, so
 * another deployment of the same export only needs another stamp. Unchanged pages are not written.
 *
 * Pages without a locale redirect to one with a locale, and need no settings.
 *
 * @throws where there is no export, or it lacks what a setting needs; the pages are then unchanged
 */
export async function stampExport(
  outFolder: string,
  settings: DeploymentSettings,
  translatorOf: (locale: Locale) => Translator,
): Promise<StampReport> {
  const exported = locales.filter((locale) => existsSync(path.join(outFolder, locale)));
  if (exported.length === 0) throw new Error(`There is no export in ${outFolder}: "npm run build" makes one.`);
  const tagsByLocale = new Map<Locale, readonly StampedTag[]>();
  for (const locale of exported) {
    const id = settings.TAG_MANAGER_ID;
    const consent = id ? await consentTags(outFolder, locale, translatorOf(locale), id) : [];
    tagsByLocale.set(locale, [...serviceTags(settings), ...consent]);
  }
  deleteAssetsBut(outFolder, [...tagsByLocale.values()].flat());
  for (const locale of exported) stampSearch(outFolder, locale, readAlgoliaSettings(settings));

  let pages = 0;
  let changed = 0;
  for (const [locale, tags] of tagsByLocale) {
    const read = new Map<string, Buffer>();
    for (const file of listHtml(path.join(outFolder, locale))) {
      const before = readFileSync(file);
      const after = isUnstamped(before, tags) ? before : Buffer.from(stampPage(before.toString(), tags));
      read.set(addressOf(outFolder, file), after);
      pages += 1;
      if (after.equals(before)) continue;
      writeFileSync(file, after);
      changed += 1;
    }
    writeCopyManifest(outFolder, locale, read);
  }
  return { pages, changed };
}

/** Whether a page is as exported, and to be so: the usual case, told without decoding thousands of pages. */
const isUnstamped = (html: Buffer, tags: readonly StampedTag[]) =>
  tags.length === 0 && !html.includes(` ${stampAttribute}=`);

/** Deletes the files of an earlier stamp that no tag refers to any more. */
function deleteAssetsBut(outFolder: string, tags: readonly StampedTag[]): void {
  const folder = path.join(outFolder, assetFolder);
  if (!existsSync(folder)) return;
  const needed = new Set(tags.flatMap(({ attributes }) => [attributes.src, attributes.href]));
  for (const name of readdirSync(folder)) {
    if (consentAsset.test(name) && !needed.has(`/${assetFolder}/${name}`)) rmSync(path.join(folder, name));
  }
}

/**
 * Writes a deployment's search service into the file that the search loads with its words, replacing that of an earlier
 * stamp. Pages contain nothing of it.
 */
function stampSearch(outFolder: string, locale: Locale, service: AlgoliaSettings | undefined): void {
  const file = path.join(outFolder, locale, 'search', 'words.json');
  if (!existsSync(file)) return;
  const before = readFileSync(file, 'utf8');
  const { service: _, ...texts } = JSON.parse(before) as Record<string, unknown>;
  // A service has its own index. After a later stamp without a service, the search loads the embedded one by its
  // manifest.
  const { index: _index, ...others } = texts;
  const after = JSON.stringify(service ? { ...others, service } : texts);
  if (after !== before) writeFileSync(file, after);
}

/** The first attribute of every stamped tag, by which the next stamp finds them. */
const stampAttribute = 'data-deployment';

/** A tag that is stamped into a page for a deployment's settings. */
export interface StampedTag {
  /** The element at whose end it is inserted. */
  readonly place: 'head' | 'body';
  readonly name: 'link' | 'meta' | 'script' | 'section';
  /** Its purpose, such as `consent`. */
  readonly purpose: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** HTML inside it; it must not contain a tag of the same name. */
  readonly content?: string;
}

const stamped = new RegExp(
  `<(?:link|meta) ${stampAttribute}=[^>]*>|<(script|section) ${stampAttribute}=[\\s\\S]*?</\\1>`,
  'g',
);

/**
 * Stamps a deployment's tags into a page, replacing those of an earlier stamp. The same tags give the same page, and no
 * tags the page as exported.
 */
export function stampPage(html: string, tags: readonly StampedTag[]): string {
  const render = (place: StampedTag['place']) =>
    tags
      .filter((tag) => tag.place === place)
      .map(renderTag)
      .join('');
  return html
    .replace(stamped, '')
    .replace('</head>', () => `${render('head')}</head>`)
    .replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${render('body')}</body>`);
}

function renderTag({ name, purpose, attributes, content = '' }: StampedTag): string {
  const pairs = Object.entries({ [stampAttribute]: purpose, ...attributes });
  const written = pairs.map(([key, value]) => ` ${key}="${escapeAttribute(value).replaceAll('>', '&gt;')}"`);
  const open = `<${name}${written.join('')}>`;
  return name === 'link' || name === 'meta' ? open : `${open}${content}</${name}>`;
}

/**
 * The meta tags with the addresses of the product's backend, which the forms read and by which the stylesheet shows them
 * before any script runs, and of the service for feedback. In every page, because a navigation without a load can lead
 * from any page to one that needs them.
 */
export function serviceTags({ PRODUCT_API_URL, FEEDBACK_URL }: DeploymentSettings): StampedTag[] {
  const tag = (purpose: string, name: string, url: string | undefined): StampedTag[] =>
    url ? [{ place: 'head', name: 'meta', purpose, attributes: { name, content: url.replace(/\/+$/, '') } }] : [];
  return [...tag('product', backendMetaName, PRODUCT_API_URL), ...tag('feedback', feedbackMetaName, FEEDBACK_URL)];
}

const purpose = 'consent';
const clientFolder = path.join('app', 'client');

/**
 * The tags for consent in a locale: a style sheet, a script with that language's texts, and below the footer the button
 * that reopens the choice. Writes the two files into the export.
 *
 * @throws where the export has no privacy page
 */
async function consentTags(
  outFolder: string,
  locale: Locale,
  t: Translator,
  containerId: string,
): Promise<StampedTag[]> {
  const words = consentWords(locale, t);
  if (!existsSync(path.join(outFolder, words.privacy.href, 'index.html'))) {
    throw new Error(
      `${outFolder} has no page ${words.privacy.href}, to which the question for consent links. Write it (content/en${privacyRoute.slice(0, -1)}.mdx), or leave TAG_MANAGER_ID unset.`,
    );
  }
  const rules = await compileStyles(readFileSync(path.join(clientFolder, 'consent.css'), 'utf8'));
  const css = minifyStyles(rules.toString());
  const js = await bundle(path.join(clientFolder, 'consent.ts'), 'iife', { __CONSENT_WORDS__: words });
  const label = words.preferences;
  return [
    {
      place: 'head',
      name: 'link',
      purpose,
      attributes: { rel: 'stylesheet', href: writeAsset(outFolder, 'consent', 'css', css) },
    },
    {
      place: 'head',
      name: 'script',
      purpose,
      attributes: {
        src: writeAsset(outFolder, `consent-${locale}`, 'js', js),
        defer: '',
        'data-tag-manager': containerId,
      },
    },
    {
      place: 'body',
      name: 'section',
      purpose,
      attributes: { class: 'consent-settings', 'aria-label': label, 'data-consent-settings': '' },
      // The library opens its settings from any element with this attribute.
      content: `<div><button type="button" class="nav-link" data-cc="show-preferencesModal">${escapeAttribute(label)}</button></div>`,
    },
  ];
}

/** Names of the files that the tags refer to. */
const consentAsset = /^consent(?:-[A-Za-z-]+)?\.[0-9a-f]{10}\.(?:css|js)$/;
