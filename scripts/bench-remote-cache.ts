import { appendFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildShards,
  checkout,
  compare,
  count,
  mergeShards,
  report,
  run,
  startCache,
  untilServed,
} from '../bench/remote-cache';

/**
 * Proves shards with a remote cache: the last commit's fixture site in clean checkouts, as on machines of a CI, with
 * Turborepo against a cache server on loopback. The first checkout makes all, the second takes all from the cache, and
 * in the third one page is edited. Merged shards are compared with a whole export at another path. `npm run
 * bench:remote-cache`; not part of the gate, because its packages are not the project's.
 */

/** A translation: an English page may be shown in other languages too, and then it is in other shards. */
const editedPage = 'e2e/fixture/content/it/docs/pictures.mdx';
const edit = '\nUna frase in più.\n';

const end = startCache();
try {
  await untilServed();
  const first = checkout('first');
  report('First', buildShards(first), count + 1);
  const second = checkout('a-second-path');
  report('Second', buildShards(second), 0);
  const third = checkout('third');
  appendFileSync(path.join(third, editedPage), edit);
  // The content, and the shard of the page.
  report('One page edited', buildShards(third), 2);

  run('npm', ['run', 'build', '--', 'fixture'], first);
  mergeShards(second);
  compare(first, second);
  appendFileSync(path.join(first, editedPage), edit);
  run('npm', ['run', 'build', '--', 'fixture'], first);
  mergeShards(third);
  compare(first, third);
} finally {
  end();
}
