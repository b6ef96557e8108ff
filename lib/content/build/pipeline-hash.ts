import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A hash of what compiles pages: our own plugins, and the versions of all packages. */
export function pipelineHash(): string {
  const hash = createHash('sha256');
  const folder = path.join('lib', 'content', 'mdx');
  for (const name of readdirSync(folder).sort()) {
    if (!name.includes('.test.')) hash.update(readFileSync(path.join(folder, name)));
  }
  hash.update(readFileSync('package-lock.json'));
  return hash.digest('hex');
}
