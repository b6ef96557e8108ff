import { rmSync } from 'node:fs';
import type { ExportOptions } from './export-site';
import { type CommandFigures, measureCommand } from './measure-command';

/** Exports a site in a process of its own and measures it. @throws where the export fails */
export async function measureExport(options: ExportOptions): Promise<CommandFigures> {
  return measureCommand({
    command: process.execPath,
    args: ['--import', 'tsx', 'scripts/export-one.ts', JSON.stringify(options)],
  });
}

/** Removes the real site's export and all that was kept for the next one, so that it begins from nothing. */
export function forgetExport(): void {
  for (const folder of ['.next', '.contentlayer', '.content', '.cache', 'out']) {
    rmSync(folder, { recursive: true, force: true });
  }
}
