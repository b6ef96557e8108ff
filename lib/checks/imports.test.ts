import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/tools/list-files';

/** Top-level folders from top to bottom: each may import those below it. */
const layers = ['scripts', 'e2e', 'bench', 'app', 'components', 'content', 'lib', 'i18n'];

/** The folders of `lib`, likewise. Those of one line do not import each other. */
const rooms = [
  ['prose', 'testing', 'wording'],
  ['preview', 'editing'],
  ['translations', 'export', 'books'],
  ['checks'],
  ['content/build', 'social-cards'],
  ['hosting'],
  ['metadata', 'search'],
  ['docs', 'content/mdx', 'offline'],
  ['content', 'browser'],
  ['tools', 'styles'],
  ['site'],
  ['product', 'routing', 'islands'],
];

const sources = ['app', 'bench', 'components', 'content', 'i18n', 'lib', 'scripts', 'e2e'].flatMap((folder) =>
  listFiles(folder, /(?<!\.(?:test|spec|d))\.tsx?$/).filter((file) => !/^bench\/peers\/(?:\.cache|\w+\/)/.test(file)),
);

/** A source's imports from the project, without extensions. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'((?:@|\.{1,2})\/[^']+)'/g);
  return [...found].map(([, name = '']) =>
    name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name),
  );
}

const edges = sources.flatMap((file) => importsOf(file).map((target) => [file, target] as const));

function roomOf(file: string): string {
  const [, room = '', ...rest] = file.split('/');
  const inner = `${room}/${rest[0]}`;
  return rest.length > 1 && rooms.flat().includes(inner) ? inner : room.replace(/\.ts$/, '');
}

test('imports go down: app → components → content → lib → i18n', () => {
  const height = (file: string) => layers.indexOf(file.split('/')[0] ?? '');
  const wrong = edges
    .filter(([file, target]) => height(target) !== -1 && height(target) < height(file))
    .map((edge) => edge.join(' → '));
  expect(wrong).toEqual([]);
});

test('components/ui takes props, and imports nothing of ours', () => {
  const wrong = edges.filter(
    ([file, target]) => file.startsWith('components/ui/') && !target.startsWith('components/ui/'),
  );
  expect(wrong).toEqual([]);
});

test('the rooms of lib import those below them alone', () => {
  const inLib = edges.filter((edge) => edge.every((file) => file.startsWith('lib/')));
  expect([...new Set(inLib.flat().map(roomOf))].filter((room) => !rooms.flat().includes(room))).toEqual([]);
  const height = (room: string) => rooms.findIndex((row) => row.includes(room));
  const wrong = inLib.filter(([file, target]) => {
    const [from, to] = [roomOf(file), roomOf(target)];
    return from !== to && height(to) <= height(from);
  });
  expect(wrong.map((edge) => edge.join(' → '))).toEqual([]);
});

test('no sources import each other in a circle', () => {
  const known = new Set(sources.map(withoutExtension));
  const targets = new Map<string, string[]>();
  for (const [file, target] of edges) {
    const name = known.has(target) ? target : `${target}/index`;
    if (known.has(name)) targets.set(withoutExtension(file), [...(targets.get(withoutExtension(file)) ?? []), name]);
  }
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    else if (!done.has(file)) {
      for (const target of targets.get(file) ?? []) visit(target, [...way, file]);
      done.add(file);
    }
  };
  for (const file of known) visit(file, []);
  expect(circles).toEqual([]);
});

test('every source that is imported by its path is there', () => {
  const missing = edges.filter(
    ([, target]) =>
      !['', '.ts', '.tsx', '.d.ts', '.json', '.css', '/index.ts', '/index.tsx'].some((ending) =>
        existsSync(target + ending),
      ),
  );
  expect(missing).toEqual([]);
});

function withoutExtension(file: string): string {
  return file.replace(/\.tsx?$/, '');
}
