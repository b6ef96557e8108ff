import path from 'node:path';
import type { Problem } from '@/lib/content/problem';
import { idPattern } from './rename-page';

export interface NewDoc {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** Label of the sidebar's category; without it, that of pages in the same folder, else no sidebar. */
  readonly category?: string;
}

export interface NewDocPlan {
  readonly file: string;
  readonly text: string;
  /** The sidebars' file with the page in it. */
  readonly sidebars: string;
  /** Where it went: a category's label, or nothing for `outsideSidebars`. */
  readonly category?: string;
}

/** The sentence that stands for what nobody has written yet; the check of the prose asks for the real one. */
export const scaffoldDescription =
  'One sentence of 40 to 200 characters that says what a reader can do with this page.';
export const scaffoldText = 'Say in two or three sentences what this page helps to do.';

/**
 * Works out a new page of the docs and its place in the sidebar. Nothing is written here.
 *
 * @param sidebars text of `content/sidebars.ts`
 * @param existing ids of all docs
 */
export function planNewDoc(
  doc: NewDoc,
  root: string,
  sidebars: string,
  existing: readonly string[],
): NewDocPlan | Problem[] {
  const { id, title, description = scaffoldDescription } = doc;
  const file = path.join(root, 'en', 'docs', `${id}.mdx`);
  const problem = (message: string, remedy: string, where = file): Problem[] => [{ file: where, message, remedy }];
  if (!idPattern.test(id)) {
    return problem(
      `"${id}" cannot be an address.`,
      'Use letters, digits and single hyphens, with "/" between folders.',
    );
  }
  if (title.trim() === '') return problem('The page has no title.', 'Add --title "What it is called".');
  const taken = existing.find((other) => other.toLowerCase() === id.toLowerCase());
  if (taken) return problem(`There is a page "${taken}" already.`, 'Choose another id, or edit that page.');
  const labels = categoryLabels(sidebars);
  if (doc.category !== undefined && !labels.includes(doc.category)) {
    const where = path.join(root, 'sidebars.ts');
    return problem(`There is no category "${doc.category}".`, `Choose of ${labels.join(', ')}.`, where);
  }
  const category = doc.category ?? siblingCategory(sidebars, id, labels);
  return { file, text: pageText(title, description), sidebars: insertId(sidebars, id, category), category };
}

function pageText(title: string, description: string): string {
  const quote = (value: string) => (/: |^["'[{>|*&!%#`@-]|\s#/.test(value) ? JSON.stringify(value) : value);
  return `---
title: ${quote(title)}
description: ${quote(description)}
---

${scaffoldText}

## First step

1. Say what to click, with the **exact label** in bold.

## If it does not work

Say what to check first.
`;
}

/** Labels of all categories, in the order of the file. */
export function categoryLabels(sidebars: string): string[] {
  return [...sidebars.matchAll(/\blabel: '([^']+)'/g)].map(([, label]) => label ?? '');
}

/** The first category whose own items have a page of the same folder. */
function siblingCategory(sidebars: string, id: string, labels: readonly string[]): string | undefined {
  const folder = id.includes('/') ? id.slice(0, id.lastIndexOf('/') + 1) : undefined;
  if (folder === undefined) return undefined;
  return labels.find((label) => {
    const [start, end] = itemsOf(sidebars, label);
    const [ownItems = ''] = sidebars.slice(start, end).split('{');
    return ownItems.includes(`'${folder}`);
  });
}

/** Where a category's items begin and end, or those of `outsideSidebars`. */
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

/** The formatter lays the line out afterwards. */
function insertId(sidebars: string, id: string, category: string | undefined): string {
  const [start, end] = itemsOf(sidebars, category);
  const before = sidebars.slice(0, end).trimEnd();
  const comma = before.endsWith(',') || before.length === start ? '' : ',';
  return `${before}${comma} '${id}',${sidebars.slice(end)}`;
}
