import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/tools/list-files';
import type { CommandFigures } from '../bench/measure-command';
import { forgetExport, measureExport, pagesIn } from '../bench/measure-export';
import { differences, exportElsewhere, filesOf } from '../lib/export/export-elsewhere';
import { buildSite, realSite, type Site } from '../lib/export/sites';
import { runScript } from '../lib/tools/run-step';

/**
 * Measures the export: time, processor time and memory of a clean one and of one after an edit, the weight of pages,
 * and the growth with three and ten times the docs. `npm run bench [-- --no-growth]`. Not part of the gate: a time is
 * no test.
 *
 * `npm run bench -- --twice` measures nothing: it proves for the whole site that a second export, made in another
 * folder, time zone and language, has the bytes of the first. The gate does so for the fixture site.
 */
const benchFolder = '.bench';

function report(name: string, { wall, cpu, memory }: CommandFigures, pages: number): void {
  const perPage = (value: number) => ((value * 1000) / pages).toFixed(1);
  console.log(
    `${name.padEnd(22)} ${pages} pages  wall ${wall.toFixed(1)} s  CPU ${cpu.toFixed(1)} s (${perPage(cpu)} ms a page)  memory ${memory.toFixed(0)} MiB`,
  );
}

function compareTwoExports(): void {
  const first = exportElsewhere(realSite);
  // Last, so that its export remains in `out/`.
  buildSite(realSite);
  const different = differences(first, filesOf(realSite.out));
  if (different.length === 0) {
    console.log(`The second export has the same bytes as the first: ${first.size} files.`);
    return;
  }
  console.error(`The second export differs in ${different.length} files:\n${different.join('\n')}`);
  process.exitCode = 1;
}

/** A content root with the English docs several times: the same pages under additional addresses. */
function multipliedContent(times: number): Site {
  const root = path.join(benchFolder, `content-${times}x`);
  rmSync(root, { recursive: true, force: true });
  cpSync('content', root, { recursive: true });
  const docs = path.join('content', 'en', 'docs');
  const copies: string[] = [];
  for (let copy = 1; copy < times; copy += 1) {
    for (const file of listFiles(docs, /\.mdx$/)) {
      const target = path.join(`copy-${copy}`, path.relative(docs, file));
      cpSync(file, path.join(root, 'en', 'docs', target));
      copies.push(target.replace(/\.mdx$/, '').replace(/\/index$/, ''));
    }
  }
  const sidebars = path.join(root, 'sidebars.ts');
  const text = readFileSync(sidebars, 'utf8');
  writeFileSync(
    sidebars,
    text.replace(/(outsideSidebars: readonly string\[\] = \[)/, `$1...${JSON.stringify(copies)},`),
  );
  return {
    contentRoot: root,
    contentOut: path.join(benchFolder, `built-${times}x`),
    out: path.join(benchFolder, `out-${times}x`),
  };
}

if (process.argv.includes('--twice')) {
  compareTwoExports();
  process.exit();
}

forgetExport();
report('clean export', await measureExport(realSite), pagesIn('out'));

const edited = path.join('content', 'en', 'docs', 'thanks.mdx');
const original = readFileSync(edited, 'utf8');
try {
  writeFileSync(edited, `${original}\nOne more sentence.\n`);
  report('after one MDX edit', await measureExport(realSite), pagesIn('out'));
} finally {
  writeFileSync(edited, original);
}

runScript('Weights', 'weigh');

if (!process.argv.includes('--no-growth')) {
  for (const times of [1, 3, 10]) {
    forgetExport();
    const options = multipliedContent(times);
    report(`${times}× the docs`, await measureExport(options), pagesIn(options.out));
    rmSync(options.out, { recursive: true, force: true });
  }
  rmSync(benchFolder, { recursive: true, force: true });
  forgetExport();
}
