import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { locales, localeTable } from '@/i18n/locales';
import { listFiles } from '@/lib/tools/list-files';
import type { Site } from '../lib/export/sites';
import { type CommandFigures, measureCommand } from './measure-command';

/** Exports a site in a process of its own and measures it. @throws where the export fails */
export async function measureExport(site: Site): Promise<CommandFigures> {
  return measureCommand({
    command: process.execPath,
    args: ['--import', 'tsx', 'scripts/build.ts', '--site', JSON.stringify(site)],
  });
}

/** Removes the real site's export and all that was kept for the next one, so that it begins from nothing. */
export function forgetExport(): void {
  for (const folder of ['.next', '.content', '.content-index', '.cache', 'out']) {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The pages of an export, without those that only lead on to a language. */
export function pagesIn(out: string): number {
  const listed = locales.filter((locale) => existsSync(path.join(out, localeTable[locale].path)));
  return listed.reduce((sum, locale) => sum + listFiles(path.join(out, locale), /index\.html$/).length, 0);
}
