import { availableParallelism, totalmem } from 'node:os';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

/** As many processes as `processCount` in lib/tools/run-jobs.ts says, which cannot be imported here. */
const cpus = Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / (1.5 * 1024 ** 3)), 8));

const withNextIntl = createNextIntlPlugin('./i18n/request.ts');

/**
 * The export is plain files. `output: 'export'` is left out in development, where it would switch off middleware.ts,
 * which gives the dev server the hosts' redirects.
 *
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default function config(phase) {
  const development = phase === PHASE_DEVELOPMENT_SERVER;
  return withNextIntl({
    // Where the export goes; what the framework keeps for the next one stays in .next.
    ...(development ? {} : { output: 'export', distDir: process.env.EXPORT_OUT ?? 'out' }),
    trailingSlash: true,
    skipTrailingSlashRedirect: true,
    reactStrictMode: true,
    poweredByHeader: false,
    images: { unoptimized: true },
    // The data that is measured and inlined for prefetches is in no export. Tried without gain: `varyParams`,
    // `optimisticRouting`, source maps or the compiler's cache off, more room for young objects in the framework's
    // workers.
    experimental: { turbopackFileSystemCacheForBuild: true, cpus, prefetchInlining: false },
    // The same commit gives the same bytes: nothing of the export may hold a random build id.
    generateBuildId: () => 'site',
    // Types are checked by `npm run check`, once.
    typescript: { ignoreBuildErrors: true },
  });
}
