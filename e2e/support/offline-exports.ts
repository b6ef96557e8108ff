import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { translatorFor } from '@/i18n/translator';
import { writeCopyManifest, writeOfflineParts } from '@/lib/export/write-copies';
import { readHosting } from '@/lib/hosting/hosting';
import { writeHostFiles } from '@/lib/hosting/write-host-files';
import { copyAddress } from '@/lib/offline/kept-copy';

/** Lists the files of copies anew, for an export that a test has changed. */
export function writeCopyManifests(folder: string): void {
  for (const locale of readHosting(folder).locales) writeCopyManifest(folder, locale);
}

/** Makes of an export that of a site which has no copies any more. */
export async function withoutCopies(folder: string): Promise<void> {
  const { locales } = readHosting(folder);
  const colorMode = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true } as const;
  await writeOfflineParts(folder, { offline: false, locales, colorMode }, { prePaint: '' }, translatorFor);
  for (const locale of locales) {
    const list = path.join(folder, copyAddress(locale));
    if (existsSync(list)) rmSync(list);
  }
  writeHostFiles(folder, {});
}
