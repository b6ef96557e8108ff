import { existsSync, readFileSync } from 'node:fs';
import { addressOf, listHtml } from '@/lib/hosting/export-files';
import { readHosting } from '@/lib/hosting/hosting';

/** A page that differs between two exports, in all locales that it differs in. */
export interface ChangedPage {
  readonly kind: 'added' | 'changed' | 'removed';
  /** Address without its locale. */
  readonly route: string;
  /** An empty one is a page without a locale. */
  readonly locales: readonly string[];
}

export interface ExportChanges {
  readonly pages: readonly ChangedPage[];
  /** Addresses of pages that differ only around their text: navbar, footer, styles, scripts. */
  readonly around: readonly string[];
  readonly unchanged: number;
}

export const addressOfPage = ({ locales: [locale], route }: ChangedPage) => (locale ? `/${locale}${route}` : route);

/**
 * Compares what readers get of two exports, page by page.
 *
 * @throws where one of the folders contains no export
 */
export function compareExports(before: string, after: string): ExportChanges {
  const locales = new Set<string>([...readHosting(before).locales, ...readHosting(after).locales]);
  const old = readPages(before);
  const next = readPages(after);
  const changed = new Map<string, { kind: ChangedPage['kind']; route: string; locales: string[] }>();
  const around: string[] = [];
  let unchanged = 0;
  for (const address of [...new Set([...old.keys(), ...next.keys()])].sort()) {
    const [was, is] = [old.get(address), next.get(address)];
    if (was && is && was.text === is.text) {
      if (was.rest === is.rest) unchanged += 1;
      else around.push(address);
      continue;
    }
    const kind = !was ? 'added' : is ? 'changed' : 'removed';
    const [, first = '', rest = '/'] = /^\/([^/]+)(\/.*)$/.exec(address) ?? [];
    const [locale, route] = locales.has(first) ? [first, rest] : ['', address];
    const page = changed.get(`${kind} ${route}`) ?? { kind, route, locales: [] };
    page.locales.push(locale);
    changed.set(`${kind} ${route}`, page);
  }
  return { pages: [...changed.values()].sort((a, b) => (a.route < b.route ? -1 : 1)), around, unchanged };
}

/** The pages of an export by address: the text, without the list of docs that is the same on all of them, and the rest. */
function readPages(out: string): Map<string, { text: string; rest: string }> {
  return new Map(
    listHtml(out).map((file) => {
      const address = addressOf(out, file);
      const html = withoutHashes(readFileSync(file, 'utf8'));
      const own = file.replace(/index\.html$/, 'main.txt');
      const text = existsSync(own) && own !== file ? withoutHashes(readFileSync(own, 'utf8')) : html;
      return [address, { text: pageContent(text), rest: html.replace(/<main[\s>][\s\S]*<\/main>/, '') }];
    }),
  );
}

/** Title, description and main part. */
function pageContent(html: string): string {
  const parts = [/<title>[\s\S]*?<\/title>/, /<meta name="?description"?[^>]*>/, /<main[\s>][\s\S]*<\/main>/];
  return parts.map((part) => part.exec(html)?.[0] ?? '').join('\n');
}

/** Names of files and of the code change with anything that is in them. Pictures do so with what is to be seen. */
function withoutHashes(html: string): string {
  return html
    .replace(/(\/_site\/[\w./-]+?)\.[0-9a-f]{8,}(?=\.(?:css|js|json|txt)\b)/g, '$1')
    .replace(/ data-code="?[0-9a-f]+"?/, '');
}
