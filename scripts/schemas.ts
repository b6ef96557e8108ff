import { readFileSync } from 'node:fs';
import { editorFiles } from '@/lib/editing/editor-files';
import { readSamples, samplesFile } from '@/lib/editing/samples';
import { writeWhole } from '@/lib/tools/write-files';
import { bin, runStep } from '../lib/tools/run-step';
import '@/lib/tools/report-errors';

/** Writes the schemas and snippets for editors anew, in `.vscode`. `npm run schemas`. */
const files = editorFiles(readSamples(readFileSync(samplesFile, 'utf8')));
for (const { file, content } of files) writeWhole(file, `${JSON.stringify(content, undefined, 2)}\n`);
const names = files.map(({ file }) => file);
runStep('Format', bin('biome'), ['format', '--write', '--log-level=error', ...names]);
console.log(`Wrote ${names.join(', ')}.`);
