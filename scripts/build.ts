import '@/lib/tools/report-errors';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fixtureSite, fixtureVariants, realSite, type Site } from '@/lib/export/sites';
import { forgetDeployment } from '@/lib/hosting/deployment';

/**
 * Exports the site to `out/`; the fixture site and its variants, which the tests use, with `npm run build -- fixture`.
 *
 * With `--shard 3/8` the third of eight parts of the pages to `shard-3/`, for `npm run merge`; with `--key` too it only
 * prints what a remote cache knows this shard by. With `--content-built` the content is what `npm run content` has left,
 * with `--merge` the pages are those of a shard's folder, and with `--site` the folders are those of a site as JSON.
 */
const { values, positionals } = parseArgs({
  options: {
    shard: { type: 'string' },
    key: { type: 'boolean' },
    'content-built': { type: 'boolean' },
    merge: { type: 'string', multiple: true },
    site: { type: 'string' },
  },
  allowPositionals: true,
});
const isFixture = positionals[0] === 'fixture';
if (isFixture) forgetDeployment(process.env);
const named = isFixture ? fixtureSite : realSite;
const site = values.site === undefined ? named : (JSON.parse(values.site) as Site);
// Before the modules are loaded that read it.
Object.assign(process.env, { CONTENT_ROOT: site.contentRoot, CONTENT_OUT: site.contentOut });
const { exportShard, exportSite, exportVariant, keyOfShard } = await import('@/lib/export/export-site');
const buildContent = async () => (await import('@/components/mdx/build-content')).buildContent();
const options = { ...site, buildContent: values['content-built'] ? undefined : buildContent };

if (values.shard !== undefined) {
  const { parseShard } = await import('@/lib/export/shards');
  const shard = parseShard(values.shard);
  const folder = path.join(path.dirname(site.out), `${isFixture ? 'fixture-' : ''}shard-${shard.index}`);
  if (values.key) console.log(keyOfShard(site, shard));
  else await exportShard(options, shard, folder);
} else {
  await exportSite(options, values.merge);
  if (isFixture && !values.merge) for (const variant of fixtureVariants) await exportVariant(variant);
}
