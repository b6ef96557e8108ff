import '@/lib/tools/report-errors';
import { parseArgs } from 'node:util';
import { runScript } from '../lib/tools/run-step';

/**
 * Exports the site from its shards: `npm run merge -- shard-*`; the fixture site with `npm run merge -- fixture …`. With
 * `--content-built` the content is what `npm run content` has left.
 */
const { values, positionals } = parseArgs({
  options: { 'content-built': { type: 'boolean' } },
  allowPositionals: true,
});
const isFixture = positionals[0] === 'fixture';
const folders = isFixture ? positionals.slice(1) : positionals;
if (folders.length === 0) throw new Error('Name the shards: "npm run merge -- shard-*".');
runScript('Merge', 'build', [
  ...(isFixture ? ['fixture'] : []),
  ...(values['content-built'] ? ['--content-built'] : []),
  ...folders.flatMap((folder) => ['--merge', folder]),
]);
