import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buildSiteStyles } from '@/lib/content/build/style-parts';

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Rules of WCAG 2.2 A and AA, and what axe's makers hold for good practice. */
const allRules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;
/** The rules that can find something else in another theme, which changes colours alone. */
const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const;

export const themes = ['light', 'dark'] as const;

const darkRule = /\[data-theme=dark\](?:,[^{}]*)?\{[^}]*\}/g;
let darkRules: string | undefined;

/** The dark theme's values, which the pages of a site with one theme do not have. */
async function readDarkRules(): Promise<string> {
  return ((await buildSiteStyles()).match(darkRule) ?? []).join('');
}

/** Shows a page in a theme, whatever its site has chosen. A page with no theme of its own follows what the visitor prefers. */
export async function setTheme(page: Page, theme: (typeof themes)[number]): Promise<void> {
  darkRules ??= await readDarkRules();
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(
    ([name, rules]) => {
      const root = document.documentElement;
      if (getComputedStyle(root).colorScheme === 'normal') return;
      root.dataset.theme = name;
      if (getComputedStyle(root).colorScheme === name) return;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
      if (getComputedStyle(root).colorScheme !== name) throw new Error(`The page does not show its ${name} theme.`);
    },
    [theme, darkRules] as const,
  );
}

export interface Violation {
  readonly rule: string;
  /** Selectors of what is wrong. */
  readonly places: readonly string[];
}

/** What axe finds in a page as it is shown now. @param rules all of them, or those that look at colours */
export async function findViolations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<Violation[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as {
        axe: {
          run: (
            context: Document,
            options: object,
          ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
        };
      };
      const result = await axe.run(document, { runOnly, resultTypes: ['violations'] });
      return result.violations.map(({ id, nodes }) => ({
        rule: id,
        places: nodes.map((node) => node.target.join(' ')),
      }));
    },
    rules === 'all' ? allRules : colourRules,
  );
}

/** The same, in short. */
export async function violations(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  return (await findViolations(page, rules)).map(({ rule, places }) => `${rule}: ${places.join(', ')}`);
}
