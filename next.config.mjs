import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

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
    ...(development ? { rewrites: liveFiles } : { output: 'export' }),
    trailingSlash: true,
    skipTrailingSlashRedirect: true,
    reactStrictMode: true,
    poweredByHeader: false,
    images: { unoptimized: true },
    experimental: { turbopackFileSystemCacheForBuild: true, cpus: 2 },
    // The same commit gives the same bytes: nothing of the export may hold a random build id.
    generateBuildId: () => process.env.BUILD_ID ?? 'site',
    // Types are checked by `npm run check`, once.
    typescript: { ignoreBuildErrors: true },
  });
}

/**
 * The live preview has the search's files, and the texts for other readers, from the process that watches the content
 * (scripts/dev.ts).
 */
async function liveFiles() {
  const origin = (process.env.CONTENT_EVENTS ?? '/').replace(/\/$/, '');
  const texts = ['.+\\.md', '(?:.+/)?llms\\.txt', '.+/CHANGELOG/rss\\.xml'].join('|');
  return [
    ...['/:locale/search/index.json', '/_site/:file'].map((source) => ({ source, destination: origin + source })),
    { source: `/:file(${texts})`, destination: `${origin}/:file` },
  ];
}
