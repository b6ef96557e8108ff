import { rmSync } from 'node:fs';
import path from 'node:path';
import { forgetDeployment } from '@/lib/hosting/deployment';
import { measureScale, type ScaleFigures } from '../bench/measure-scale';
import { scaledContent } from '../bench/scaled-content';

/**
 * Measures what grows with the docs: generated sites of 66, 198 and 660 docs in three locales are exported from nothing.
 * Prints the table of docs/benchmarks.md. `npm run bench:scale [-- 66 198 660]`. Not part of the gate: a time is no test.
 */
const folder = path.join('.bench', 'scale');
const given = process.argv.slice(2).map(Number);
const counts = given.length > 0 ? given : [66, 198, 660];

forgetDeployment(process.env);
const columns: ScaleFigures[] = [];
for (const docs of counts) {
  // What one export keeps for the next would make the others look cheap.
  for (const kept of ['.next', folder, path.join('.cache', 'pages')]) rmSync(kept, { recursive: true, force: true });
  columns.push(await measureScale(scaledContent(docs, folder)));
}
rmSync(folder, { recursive: true, force: true });

const cell = (value = Number.NaN) => value.toFixed(value < 100 ? 1 : 0);
console.log(`| | ${counts.map((docs) => `${docs} docs`).join(' | ')} | growth |`);
console.log(`| --- |${counts.map(() => ' ---: |').join('')} ---: |`);
for (const name of Object.keys(columns[0] ?? {})) {
  const values = columns.map((column) => column[name]);
  const growth = (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN);
  console.log(`| ${name} | ${values.map(cell).join(' | ')} | ${growth.toFixed(2)} × |`);
}

// Each step takes some seconds to start, which the first column divides among few pages.
const further = columns.slice(1).map((column, at) => {
  const more = (name: string) => (column[name] ?? Number.NaN) - (columns[at]?.[name] ?? Number.NaN);
  return (more('all steps, processor s') * 1000) / more('pages');
});
console.log(`| all steps, processor ms for each further page | | ${further.map(cell).join(' | ')} | |`);
