import { createHash } from 'node:crypto';

/** Inline scripts and styles of a page, which a policy has to allow. */
export interface InlineParts {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Origins that forms without a script submit to. */
  readonly formOrigins: readonly string[];
}

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const form = /<form\b[^>]* action="(https?:\/\/[^"/]+)/g;

/** Reads a page's inline scripts and styles, as hashes. Data blocks (`type="application/ld+json"`) are not scripts. */
export function readInlineParts(html: string): InlineParts {
  const scripts: string[] = [];
  const styles: string[] = [];
  for (const [, name, attributes = '', text = ''] of html.matchAll(element)) {
    if (name === 'style') styles.push(hashOf(text));
    else if (!/\ssrc=/.test(attributes) && !/\stype="application\//.test(attributes)) scripts.push(hashOf(text));
  }
  return { scripts, styles, formOrigins: [...html.matchAll(form)].map(([, origin = '']) => origin) };
}

/** The pre-paint script, and those that recognise the visitor's store or browser. */
const mostScripts = 3;

/** The most inline styles: each one lengthens a header of every answer. */
const mostStyles = 24;

/**
 * The inline parts of all pages of an export, deduplicated and sorted.
 *
 * @throws where pages have more than the three known scripts, or too many styles
 */
export function joinInlineParts(pages: ReadonlyMap<string, InlineParts>): InlineParts {
  const collect = (key: keyof InlineParts) => {
    const first = new Map<string, string>();
    for (const [file, parts] of pages) for (const part of parts[key]) if (!first.has(part)) first.set(part, file);
    return first;
  };
  const scripts = collect('scripts');
  if (scripts.size > mostScripts) {
    throw new Error(
      `The pages have ${scripts.size} different inline scripts, for example in ${[...scripts.values()].join(' and ')}. Three are allowed (app/client/pre-paint.ts, store.ts and recognise.ts), the same everywhere: put others into a file.`,
    );
  }
  const styles = collect('styles');
  if (styles.size > mostStyles) {
    throw new Error(
      `The pages have ${styles.size} different inline styles, for example in ${[...styles.values()].slice(0, 3).join(', ')}. At most ${mostStyles} are allowed: put styles into a file.`,
    );
  }
  const sorted = (parts: ReadonlyMap<string, string>) => [...parts.keys()].sort();
  return { scripts: sorted(scripts), styles: sorted(styles), formOrigins: sorted(collect('formOrigins')) };
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
