import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/i18n/locales';
import type { Site } from '../lib/export/sites';

/** A content root with nothing but English, to compare with sites of one language. */
export function englishContent(folder: string): Site {
  const contentRoot = path.join(folder, 'content');
  rmSync(folder, { recursive: true, force: true });
  cpSync('content', contentRoot, { recursive: true });
  for (const locale of locales.filter((one) => one !== 'en')) {
    rmSync(path.join(contentRoot, locale), { recursive: true, force: true });
    rmSync(path.join(contentRoot, 'ledger', `${locale}.json`), { force: true });
  }
  const site = path.join(contentRoot, 'site.ts');
  writeFileSync(site, readFileSync(site, 'utf8').replace(/^ {2}locales,$/m, "  locales: ['en'],"));
  return { contentRoot, contentOut: path.join(folder, 'built'), out: path.join(folder, 'out') };
}
