import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import type { AtRule, Root, Rule } from 'postcss';
import postcss from 'postcss';
import { compile } from 'tailwindcss';
import type { Utility } from './select-utilities';

const themeFile = path.join('app', 'styles', 'theme.css');

const compiled = new Map<string, Promise<string>>();

/**
 * Compiles styles on the theme (`app/styles/theme.css`), once for each text. Write `:lang(a, b)` as
 * `:is(:lang(a), :lang(b))`: Chromium does not support the list, and Tailwind's core leaves selectors as they are.
 *
 * @param candidates possible utilities, for `@tailwind utilities`
 */
export async function compileStyles(text: string, candidates: readonly string[] = []): Promise<Root> {
  const theme = readFileSync(themeFile, 'utf8');
  const key = [theme, text, ...candidates].join('\0');
  const css = compiled.get(key) ?? compileOn(theme, text, candidates);
  compiled.set(key, css);
  return postcss.parse(await css);
}

async function compileOn(theme: string, text: string, candidates: readonly string[]): Promise<string> {
  const { build } = await compile(`@reference "${themeFile}";\n${text}`, {
    // No polyfills: the supported browsers have all features that are used.
    polyfills: 0,
    loadStylesheet: async (id) => {
      if (id !== themeFile) throw new Error(`Styles import ${id}: imports are at the head of a file, one a line.`);
      return { path: id, base: path.dirname(id), content: theme };
    },
  });
  return build([...candidates]);
}

/** Minifies rules for the supported browsers. */
export async function minifyStyles(text: string): Promise<string> {
  const { code } = await transform(text, {
    loader: 'css',
    minify: true,
    legalComments: 'none',
    target: ['chrome111', 'firefox113', 'safari16.4'],
  });
  return code.trim();
}

/**
 * Compiles every utility that the sources use, in override order. Any selection in this order is a style sheet; two
 * sheets with utilities in one page would override each other by chance.
 *
 * @throws where a utility needs a registered property: such styles must be a feature's own CSS
 */
export async function compileUtilities(sources: readonly string[]): Promise<Utility[]> {
  const words = sources.flatMap((file) => wordsOf(readFileSync(file, 'utf8')));
  const root = await compileStyles('@tailwind utilities;', [...new Set(words)].sort());
  const initial = new Map<string, string>();
  root.walkAtRules('property', ({ params, nodes }) => {
    const value = nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value');
    initial.set(params, value?.type === 'decl' ? value.value : '');
  });
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    if (rule.selector.startsWith('.')) rules.push(rule);
  });
  const set = new Set(rules.flatMap((rule) => [...propertiesSetIn(rule).keys()]));
  return Promise.all(
    rules.map(async (rule) => {
      resolveProperties(rule, initial, set);
      const condition = conditionOf(rule);
      const text = await minifyStyles(`${condition}{${rule}}`.replace(/^\{(.*)\}$/s, '$1'));
      return {
        name: nameOf(rule.selector),
        condition: condition && text.slice(0, text.indexOf('{')),
        rule: condition ? text.slice(text.indexOf('{') + 1, -1) : text,
      };
    }),
  );
}

/** Possible class names in a source, as Tailwind splits it. */
export const wordsOf = (text: string): string[] => text.split(/[\s"'`]+/).filter(Boolean);

/** The conditions around a rule, from the outside in, without layers. */
function conditionsOf(rule: Rule): AtRule[] {
  const found: AtRule[] = [];
  let at = rule.parent;
  while (at?.type === 'atrule') {
    found.unshift(at as AtRule);
    at = at.parent as Rule['parent'];
  }
  return found;
}

function conditionOf(rule: Rule): string {
  const [condition, ...more] = conditionsOf(rule).filter(({ name }) => name !== 'layer');
  if (more.length > 0) {
    throw new Error(`"${nameOf(rule.selector)}" has two conditions: write it as CSS beside its feature.`);
  }
  return condition ? `@${condition.name} ${condition.params}` : '';
}

/** The class of `.md\:p-4:hover` is `md:p-4`. */
function nameOf(selector: string): string {
  const [, name = ''] = /^\.((?:\\.|[\w-])+)/.exec(selector) ?? [];
  return name.replace(/\\(.)/g, '$1');
}

const ownProperty = /^--tw-/;

function propertiesSetIn(rule: Rule): Map<string, string> {
  const found = new Map<string, string>();
  rule.walkDecls(ownProperty, ({ prop, value }) => {
    found.set(prop, value);
  });
  return found;
}

const read = /var\((--tw-[\w-]+)(?:,\s*([^()]*(?:\([^()]*\))?[^()]*))?\)/g;

/**
 * Tailwind composes shadows, borders and the like from custom properties with initial values. Here each utility is
 * independent: a value that the rule sets itself, or that no rule sets, is substituted.
 */
function resolveProperties(rule: Rule, initial: ReadonlyMap<string, string>, set: ReadonlySet<string>): void {
  const own = propertiesSetIn(rule);
  const resolve = (value: string): string =>
    value.replace(read, (_, name: string, fallback?: string) => {
      const found = own.get(name) ?? (set.has(name) ? undefined : initial.get(name) || (fallback ?? ''));
      if (found === undefined) {
        throw new Error(
          `"${nameOf(rule.selector)}" is changed by another utility through ${name}: write it as CSS beside its feature.`,
        );
      }
      return resolve(found);
    });
  rule.walkDecls((declaration) => {
    if (ownProperty.test(declaration.prop)) return;
    declaration.value = resolve(declaration.value)
      .replace(/0 0 #0000,\s*/g, '')
      .replace(/,\s*0 0 #0000$/, '')
      .trim();
  });
  rule.walkDecls(ownProperty, (declaration) => {
    declaration.remove();
  });
}
