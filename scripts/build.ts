import '@/lib/tools/report-errors';
import { parseArgs } from 'node:util';
import { parseShard } from '@/lib/export/shards';
import { forgetDeployment } from '@/lib/hosting/deployment';
import {
  exportShard,
  exportSite,
  exportVariant,
  fixtureSite,
  fixtureVariants,
  keyOfShard,
  realSite,
} from '../lib/export/export-site';

/**
 * Exports the site to `out/`; the fixture site and its variants, which the tests use, with `npm run build -- fixture`.
 *
 * With `--shard 3/8` the third of eight parts of the pages to `shard-3/`, for `npm run merge`; with `--key` too it only
 * prints what a remote cache knows this shard by. With `--content-built` the content is what `npm run content` has left.
 */
const { values, positionals } = parseArgs({
  options: { shard: { type: 'string' }, key: { type: 'boolean' }, 'content-built': { type: 'boolean' } },
  allowPositionals: true,
});
const isFixture = positionals[0] === 'fixture';
const site = { ...(isFixture ? fixtureSite : realSite), contentBuilt: values['content-built'] };
if (isFixture) forgetDeployment(process.env);
if (values.shard !== undefined) {
  const shard = parseShard(values.shard);
  if (values.key) console.log(keyOfShard(site, shard));
  else exportShard(site, shard, `${isFixture ? 'fixture-' : ''}shard-${shard.index}`);
} else {
  exportSite(site);
  if (isFixture) fixtureVariants.forEach(exportVariant);
}
