import { fileOf } from '@/lib/hosting/answer-request';
import type { VercelConfig } from '@/lib/hosting/vercel-config';
import { decodePercent } from '@/lib/tools/escape';

/**
 * Answers of hosts that cannot be run here: small interpreters of their configuration files, by their documentation and
 * the sources that two of them publish. Requests are paths; a redirect is part of the answer.
 */
interface TestAnswer {
  readonly status: number;
  readonly location?: string;
  readonly file?: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type TestHost = (path: string, accept?: string) => TestAnswer;

interface Rule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

function readRedirects(text: string): Rule[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status = '301'] = line.split(' ');
      return { from, to, status: Number(status) };
    });
}

/** Rules of a `_headers` file: a path without its trailing asterisk, and headers. */
function readHeaders(text: string): { path: string; headers: Record<string, string> }[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line, headers: {} });
    else {
      const colon = line.indexOf(':');
      const rule = rules.at(-1);
      if (rule) rule.headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
    }
  }
  return rules;
}

/** Headers of all matching rules; both hosts join repeated ones with a comma. */
function headersFor(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': 'public, max-age=0, must-revalidate' };
  const set = new Set<string>();
  for (const rule of readHeaders(text)) {
    const fits = rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
    if (!fits) continue;
    for (const [name, value] of Object.entries(rule.headers)) {
      headers[name] = set.has(name) ? `${headers[name]}, ${value}` : value;
      set.add(name);
    }
  }
  return headers;
}

/** Parses a path as a URL, as happens before a host receives it: dot segments are resolved. */
function asUrl(path: string): URL {
  return new URL(`https://host.example${path}`);
}

/**
 * Cloudflare Pages: rules come first, whether there is a file or not; pages are found with and without their slash; the
 * 404 page of the nearest parent folder applies.
 *
 * @see https://github.com/cloudflare/workers-sdk/tree/main/packages/pages-shared
 */
export function cloudflarePages(files: ReadonlySet<string>, redirects: string, headers: string): TestHost {
  const rules = readRedirects(redirects).filter(({ from, status }) => !from.includes('*') && status !== 404);
  return (asked) => {
    const { pathname, search } = asUrl(asked);
    const own = headersFor(headers, pathname);
    const redirect = (status: number, to: string) => ({ status, location: to + search, headers: own });
    const serve = (file: string) => ({ status: 200, file, headers: own });
    const rule = rules.find(({ from }) => from === pathname);
    if (rule) return redirect(rule.status, rule.to);
    const path = decodePercent(pathname);
    if (path.endsWith('/') && files.has(`${path}index.html`)) return serve(`${path}index.html`);
    if (path.endsWith('/index/')) return redirect(308, path.slice(0, -'index/'.length));
    if (path.endsWith('/') && files.has(`${path.slice(0, -1)}.html`)) return redirect(308, path.slice(0, -1));
    if (!path.endsWith('/')) {
      if (files.has(path) && path.endsWith('/index.html')) return redirect(308, path.slice(0, -'index.html'.length));
      if (files.has(path) && path.endsWith('.html')) return redirect(308, path.slice(0, -'.html'.length));
      if (files.has(path)) return serve(path);
      if (path.endsWith('/index')) return redirect(308, path.slice(0, -'index'.length));
      if (files.has(`${path}.html`)) return serve(`${path}.html`);
      if (files.has(`${path}/index.html`)) return redirect(308, `${path}/`);
    }
    for (let folder = path; folder !== ''; ) {
      folder = folder.slice(0, folder.lastIndexOf('/'));
      if (files.has(`${folder}/404.html`)) return { status: 404, file: `${folder}/404.html`, headers: own };
    }
    return { status: 404, headers: own };
  };
}

/**
 * Netlify: files come first, then the first matching rule, with or without a trailing slash.
 *
 * @see https://docs.netlify.com/routing/redirects/redirect-options/
 */
export function netlify(files: ReadonlySet<string>, redirects: string, headers: string): TestHost {
  const rules = readRedirects(redirects);
  const bare = (path: string) => path.replace(/\/$/, '');
  return (asked) => {
    const { pathname, search } = asUrl(asked);
    const path = decodePercent(pathname);
    const own = headersFor(headers, pathname);
    if (files.has(fileOf(path))) return { status: 200, file: fileOf(path), headers: own };
    if (files.has(`${path}/index.html`)) return { status: 301, location: `${path}/${search}`, headers: own };
    const rule = rules.find(({ from }) =>
      from.endsWith('/*') ? `${bare(path)}/`.startsWith(from.slice(0, -1)) : bare(from) === bare(path),
    );
    if (rule?.status === 404) return { status: 404, file: rule.to, headers: own };
    if (rule) return { status: rule.status, location: rule.to + search, headers: own };
    return { status: 404, file: '/404.html', headers: own };
  };
}

/** The function of path-to-regexp, whose patterns Vercel uses. */
export type PatternReader = (
  source: string,
  keys: { name: string | number }[],
  options: { strict: boolean; sensitive: boolean; delimiter: string },
) => RegExp;

/**
 * Vercel: redirects in order, then headers of all matching rules, the last one of which applies, then files, with
 * `index.html` for folders, and the root's 404 page.
 *
 * @see https://github.com/vercel/vercel/blob/main/packages/routing-utils/src/superstatic.ts
 */
export function vercel(files: ReadonlySet<string>, config: VercelConfig, readPattern: PatternReader): TestHost {
  const fit = (source: string, path: string) => {
    const keys: { name: string | number }[] = [];
    const match = readPattern(source, keys, { strict: true, sensitive: true, delimiter: '/' }).exec(path);
    return match && new Map(keys.map(({ name }, index) => [String(name), match[index + 1] ?? '']));
  };
  const fill = (text: string, values: ReadonlyMap<string, string>) =>
    text.replace(/:([a-z]+)/g, (word, name: string) => values.get(name) ?? word);
  return (asked, accept = '') => {
    const { pathname, search } = asUrl(asked);
    for (const { source, destination, permanent, has = [] } of config.redirects) {
      if (!has.every(({ value }) => new RegExp(`^${value}$`).test(accept))) continue;
      const values = fit(source, pathname);
      if (values) return { status: permanent ? 308 : 307, location: fill(destination, values) + search, headers: {} };
    }
    const headers: Record<string, string> = {};
    for (const rule of config.headers) {
      const values = fit(rule.source, pathname);
      if (!values) continue;
      const named = [...values.keys()].some((name) => /^[a-z]/.test(name));
      for (const { key, value } of rule.headers) headers[key.toLowerCase()] = named ? fill(value, values) : value;
    }
    const path = decodePercent(pathname);
    const file = [path, `${path.replace(/\/$/, '')}/index.html`].find((candidate) => files.has(candidate));
    return file ? { status: 200, file, headers } : { status: 404, file: '/404.html', headers };
  };
}
