import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the site is made with, by true versions (ROUTE-11). */
export interface SiteMetadata {
  readonly docsFramework: { readonly name: string; readonly version: string };
  readonly pluginVersions: Readonly<Record<string, string>>;
}

/** Packages that shape what a visitor gets; the rest are tools. */
const plugins = [
  'next-intl',
  'contentlayer',
  'next-mdx-remote',
  'remark-gfm',
  'rehype-slug',
  'shiki',
  'tailwindcss',
] as const;

function versionOf(name: string): string {
  const file = path.join(process.cwd(), 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Reads the versions of the installed packages. */
export function readSiteMetadata(): SiteMetadata {
  return {
    docsFramework: { name: 'next', version: versionOf('next') },
    pluginVersions: Object.fromEntries(plugins.map((name) => [name, versionOf(name)])),
  };
}
