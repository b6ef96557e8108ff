import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A copy of the fixture's content with some files changed. Inside the project, where configuration finds its imports. */
export function contentWith(files: Record<string, string | Uint8Array | undefined>): string {
  mkdirSync('test-results/content', { recursive: true });
  const root = mkdtempSync(path.join('test-results', 'content', 'case-'));
  cpSync('e2e/fixture/content', root, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    if (text === undefined) rmSync(file);
    else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  return root;
}

/** Runs the content build. Front matter and MDX are checked before anything is indexed or written. */
export function buildContent(root: string): { status: number | null; output: string } {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/content.ts'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', CONTENT_ROOT: root, CONTENT_OUT: `${root}-built` },
  });
  return { status: run.status, output: run.stdout + run.stderr };
}

/** The text of a page's file. */
export const page = (
  body: string,
  frontMatter = 'title: A page\ndescription: A page to see what the build says of it.',
) => `---\n${frontMatter}\n---\n\n${body}\n`;
