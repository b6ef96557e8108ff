import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ExportOptions, exportSite, fixtureSite } from './export-site';

/**
 * Proves that an export which takes pages over from the last one has the same bytes as a clean one: exports the fixture
 * site, edits a page, exports again, then once more from nothing, and compares the two. Part of the gate.
 */
const folder = path.join('test-results', 'second-export');
const options: ExportOptions = {
  contentRoot: path.join(folder, 'content'),
  contentOut: path.join(folder, 'built'),
  out: path.join(folder, 'out-second'),
};
const cache = path.join('.cache', 'pages', path.basename(options.out));
const clean = path.join(folder, 'clean');

rmSync(folder, { recursive: true, force: true });
rmSync(cache, { recursive: true, force: true });
cpSync(fixtureSite.contentRoot, options.contentRoot, { recursive: true });
exportSite(options);

const edited = path.join(options.contentRoot, 'en', 'docs', 'english-only.mdx');
writeFileSync(edited, `${readFileSync(edited, 'utf8')}\nOne more sentence.\n`);
exportSite(options);
const takenOver = treeOf(options.out);

rmSync(cache, { recursive: true, force: true });
exportSite(options);
cpSync(options.out, clean, { recursive: true });
const rendered = treeOf(clean);

const different = [...new Set([...takenOver.keys(), ...rendered.keys()])].filter(
  (file) => takenOver.get(file) !== rendered.get(file),
);
rmSync(cache, { recursive: true, force: true });
if (different.length > 0) {
  console.error(`The second export differs from a clean one in ${different.length} files:\n${different.join('\n')}`);
  process.exitCode = 1;
} else if (![...rendered.values()].some((text) => text.includes('One more sentence.'))) {
  console.error('The edit did not reach the export.');
  process.exitCode = 1;
} else console.log(`The second export has the same bytes as a clean one: ${rendered.size} files.`);

/** Every file with its bytes. */
function treeOf(root: string): Map<string, string> {
  return new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(root, file), readFileSync(file, 'latin1')]),
  );
}
