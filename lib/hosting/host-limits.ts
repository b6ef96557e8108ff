/** Limits of hosts for an export. The lowest counts, so that a change of host needs no change of the site. */
const hostLimits = [
  { host: 'Vercel', files: 15_000, bytesOfFile: 100_000_000 },
  { host: 'Cloudflare Pages', files: 20_000, bytesOfFile: 25 * 1024 * 1024 },
  { host: 'Netlify', filesOfFolder: 54_000 },
] as const satisfies readonly HostLimit[];

interface HostLimit {
  readonly host: string;
  readonly files?: number;
  readonly bytesOfFile?: number;
  /** Files and folders directly in one folder. */
  readonly filesOfFolder?: number;
}

/** A file of the export: its path on the site, and its size. */
export interface ExportedFile {
  readonly path: string;
  readonly bytes: number;
}

/** Sizes of an export that hosts limit. */
export interface ExportSize {
  readonly files: number;
  readonly bytes: number;
  readonly largest: ExportedFile;
  readonly fullestFolder: { readonly path: string; readonly entries: number };
}

export function sizeOf(files: readonly ExportedFile[]): ExportSize {
  const folders = new Map<string, Set<string>>();
  for (const { path } of files) {
    const names = path.split('/').slice(1);
    for (const [depth, name] of names.entries()) {
      const folder = `/${names.slice(0, depth).join('/')}`;
      const entries = folders.get(folder) ?? new Set();
      folders.set(folder, entries.add(name));
    }
  }
  const none = { path: '/', bytes: 0 };
  return {
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    largest: files.reduce((largest, file) => (file.bytes > largest.bytes ? file : largest), none),
    fullestFolder: [...folders]
      .map(([path, entries]) => ({ path, entries: entries.size }))
      .reduce((fullest, folder) => (folder.entries > fullest.entries ? folder : fullest), { path: '/', entries: 0 }),
  };
}

/** Sizes that exceed a host's limit, each with the host. */
export function overLimits(size: ExportSize, limits: readonly HostLimit[] = hostLimits): string[] {
  const { files, largest, fullestFolder } = size;
  return limits.flatMap((limit) => [
    ...(files > (limit.files ?? Infinity)
      ? [`The export has ${files} files, and ${limit.host} takes ${limit.files}. Remove pages or locales.`]
      : []),
    ...(largest.bytes > (limit.bytesOfFile ?? Infinity)
      ? [
          `${largest.path} has ${largest.bytes} bytes, and ${limit.host} takes ${limit.bytesOfFile}. Make it smaller, or link to it elsewhere.`,
        ]
      : []),
    ...(fullestFolder.entries > (limit.filesOfFolder ?? Infinity)
      ? [
          `The folder ${fullestFolder.path} has ${fullestFolder.entries} files, and ${limit.host} takes ${limit.filesOfFolder}. Divide it.`,
        ]
      : []),
  ]);
}

/** One line that describes the export's size. */
export function describeSize({ files, bytes, largest }: ExportSize): string {
  const least = Math.min(...hostLimits.flatMap((limit) => ('files' in limit ? [limit.files] : [])));
  return `${files} files (hosts take ${least}), ${(bytes / 1e6).toFixed(1)} MB, the largest ${largest.path} with ${(largest.bytes / 1000).toFixed(0)} kB`;
}
