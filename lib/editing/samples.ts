import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { componentSchemas } from '@/lib/content/mdx/component-schemas';
import type { Problem } from '@/lib/content/problem';
import { contentHash } from '@/lib/tools/content-hash';

/** An example of docs/writing.md: MDX that an author may write, and its picture. */
export interface Sample {
  /** Kind of page that it is on: the folder of the content. */
  readonly folder: 'docs' | 'pages';
  /** Name of the picture, and of the page that it is taken from. */
  readonly name: string;
  readonly text: string;
  /** First line of the text, from 1. */
  readonly line: number;
  /** Whether the picture is shown below the text. */
  readonly isShown: boolean;
}

/** File that the examples are in. */
export const samplesFile = path.join('docs', 'writing.md');
/** Folder of the pictures. */
export const picturesFolder = path.join('docs', 'components');

/** Fingerprint of the text from which each picture was drawn, by name. */
export type PictureRecord = Readonly<Record<string, string>>;

/** Reads the examples: blocks of code whose first line is ```` ```mdx docs=name ```` or ```` ```mdx pages=name ````. */
export function readSamples(guide: string): Sample[] {
  const found = guide.matchAll(/^(`{3,})mdx (docs|pages)=([a-z][a-z-]*)\n(.*?)\n\1$(?:\n\n!\[[^\]]+\]\(([^)]*)\))?/gms);
  return [...found].map((match) => {
    const [, , folder, name = '', text = '', picture] = match;
    return {
      folder: folder === 'docs' ? 'docs' : 'pages',
      name,
      text,
      // Past the line of the fence.
      line: guide.slice(0, match.index).split('\n').length + 1,
      isShown: picture === `${path.basename(picturesFolder)}/${name}.png`,
    };
  });
}

/** Fingerprint of a sample's text. */
export function fingerprintOf({ folder, text }: Pick<Sample, 'folder' | 'text'>): string {
  return contentHash(`${folder}\n${text}`, 16);
}

/** Examples that do not compile, and what else is wrong with them. */
export async function sampleProblems(
  compile: (page: { file: string; body: string; bodyLine: number }) => Promise<object | Problem[]>,
): Promise<Problem[]> {
  const samples = readSamples(readFileSync(samplesFile, 'utf8'));
  const compiled = await Promise.all(
    samples.map(({ text, line }) => compile({ file: samplesFile, body: text, bodyLine: line })),
  );
  const record = path.join(picturesFolder, 'drawn.json');
  const drawn: PictureRecord = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  return [
    ...compiled.flatMap((result) => (Array.isArray(result) ? result : [])),
    ...checkSamples(samples, Object.keys(componentSchemas), drawn, (name) =>
      existsSync(path.join(picturesFolder, `${name}.png`)),
    ),
  ];
}

/** Problems of the examples: a component without one, a picture that is not shown or is outdated. */
export function checkSamples(
  samples: readonly Sample[],
  components: readonly string[],
  drawn: PictureRecord,
  hasPicture: (name: string) => boolean,
): Problem[] {
  const shown = new Set(samples.flatMap(({ text }) => [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name)));
  const missing = components
    .filter((component) => !shown.has(component))
    .map((component) => ({
      file: samplesFile,
      message: `No example shows <${component}>.`,
      remedy:
        'Write one, in a block of code that begins with ```mdx docs=name or pages=name, and run "npm run pictures".',
    }));
  const wrong = samples.flatMap((sample): Problem[] => {
    const { name, line } = sample;
    if (!sample.isShown) {
      const remedy = `Write ![what is seen](${path.basename(picturesFolder)}/${name}.png) under it, after an empty line.`;
      return [{ file: samplesFile, line, message: `The picture of the example "${name}" is not shown.`, remedy }];
    }
    if (drawn[name] === fingerprintOf(sample) && hasPicture(name)) return [];
    const message = `The picture of the example "${name}" is of another text, or is missing.`;
    return [{ file: samplesFile, line, message, remedy: 'Run "npm run pictures" and commit what it draws.' }];
  });
  return [...missing, ...wrong];
}
