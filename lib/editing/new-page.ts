import path from 'node:path';
import { sourceLocale } from '@/i18n/locales';
import { idPattern } from '@/lib/content/entry';
import type { Problem } from '@/lib/content/problem';

/** The folder for each kind of page. */
export const folderOfKind = { doc: 'docs', page: 'pages', post: 'blog' } as const;

export type PageKind = keyof typeof folderOfKind;

export interface NewPage {
  readonly kind: PageKind;
  /** Path below the folder; `services/foo/index` is a folder's index, which has the folder's address. */
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** For a doc: label of the sidebar's category; without it, that of pages in the same folder, else no sidebar. */
  readonly category?: string;
  /** For a post: its ISO day. */
  readonly date?: string;
}

export interface NewPagePlan {
  readonly file: string;
  readonly text: string;
  /** The sidebars' file with the new doc. */
  readonly sidebars?: string;
  /** Category of the doc; absent for `outsideSidebars`. */
  readonly category?: string;
}

/** The placeholder for a description; the prose check asks for a real one. */
export const scaffoldDescription =
  'One sentence of 40 to 200 characters that says what a reader can do with this page.';
export const scaffoldText = 'Say in two or three sentences what this page helps to do.';

/**
 * Plans a new page, and a doc's position in the sidebar. Writes nothing.
 *
 * @param sidebars text of `content/sidebars.ts`
 * @param existing ids of all pages of the folder
 */
export function planNewPage(
  page: NewPage,
  root: string,
  sidebars: string,
  existing: readonly string[],
): NewPagePlan | Problem[] {
  const folder = folderOfKind[page.kind];
  const file = path.join(root, sourceLocale, folder, `${page.id}.mdx`);
  const id = page.id.replace(/\/index$/, '');
  const problem = (message: string, remedy: string, where = file): Problem[] => [{ file: where, message, remedy }];
  if (!idPattern.test(page.id)) {
    return problem(
      `"${page.id}" cannot be an address.`,
      'Use letters, digits and single hyphens, with "/" between folders.',
    );
  }
  if (page.title.trim() === '') return problem('The page has no title.', 'Add --title "What it is called".');
  const taken = existing.find((other) => other.toLowerCase() === id.toLowerCase());
  if (taken) return problem(`There is a page "${taken}" already.`, 'Choose another id, or edit that page.');
  const text = pageText(page);
  if (page.kind !== 'doc') {
    return page.category === undefined
      ? { file, text }
      : problem('Only docs stand in a sidebar.', 'Leave --category out.');
  }
  const labels = categoryLabels(sidebars);
  if (page.category !== undefined && !labels.includes(page.category)) {
    const where = path.join(root, 'sidebars.ts');
    return problem(`There is no category "${page.category}".`, `Choose of ${labels.join(', ')}.`, where);
  }
  const category = page.category ?? siblingCategory(sidebars, id, labels);
  return { file, text, sidebars: insertId(sidebars, id, category), category };
}

function pageText({ kind, title, description = scaffoldDescription, date }: NewPage): string {
  const quote = (value: string) => (/: |^["'[{>|*&!%#`@-]|\s#/.test(value) ? JSON.stringify(value) : value);
  const attribute = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const bodies: Readonly<Record<PageKind, string>> = {
    doc: `${scaffoldText}

## First step

1. Say what to click, with the **exact label** in bold.

## If it does not work

Say what to check first.`,
    page: `<Hero title="${attribute}" />

<Section title="First section">

${scaffoldText}

</Section>`,
    post: scaffoldText,
  };
  return `---
title: ${quote(title)}
description: ${quote(description)}
${kind === 'post' ? `date: ${date}\n` : ''}---

${bodies[kind]}
`;
}

/** Labels of all categories, in the order of the file. */
export function categoryLabels(sidebars: string): string[] {
  return [...sidebars.matchAll(/\blabel: '([^']+)'/g)].map(([, label]) => label ?? '');
}

/** The first category whose own items include a page of the same folder. */
function siblingCategory(sidebars: string, id: string, labels: readonly string[]): string | undefined {
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/') + 1) : undefined;
  if (folder === undefined) return undefined;
  return labels.find((label) => {
    const [start, end] = itemsOf(sidebars, label);
    const [ownItems = ''] = sidebars.slice(start, end).split('{');
    return ownItems.includes(`'${folder}`);
  });
}

/** Start and end of a category's items, or of `outsideSidebars`. */
function itemsOf(sidebars: string, category: string | undefined): [start: number, end: number] {
  const from =
    category === undefined ? sidebars.search(/outsideSidebars\b[^=]*=/) : sidebars.indexOf(`label: '${category}'`);
  const list =
    category === undefined
      ? sidebars.indexOf('[', sidebars.indexOf('=', from))
      : sidebars.indexOf('[', sidebars.indexOf('items:', from));
  let depth = 0;
  for (let at = list; at < sidebars.length; at += 1) {
    if (sidebars[at] === '[') depth += 1;
    if (sidebars[at] === ']') depth -= 1;
    if (depth === 0) return [list + 1, at];
  }
  throw new Error('content/sidebars.ts has a list that never ends.');
}

/** The formatter lays out the line afterwards. */
function insertId(sidebars: string, id: string, category: string | undefined): string {
  const [start, end] = itemsOf(sidebars, category);
  const before = sidebars.slice(0, end).trimEnd();
  const comma = before.endsWith(',') || before.length === start ? '' : ',';
  return `${before}${comma} '${id}',${sidebars.slice(end)}`;
}
