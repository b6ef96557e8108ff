import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const sources = ['app', 'components', 'content', 'e2e/fixture/content', 'i18n', 'lib', 'messages', 'public', 'scripts'];
const settings = [
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];

/** The site's pages in its locales: the copy shows the fixture's. */
const isPageOfSite = (file: string) => /^content\/[^/]+\//.test(file) && file.endsWith('.mdx');

/** The live preview of the fixture's content, on a copy of the project, whose code and messages tests may change. */
export class LivePreview {
  private constructor(
    readonly folder: string,
    private readonly child: ChildProcess,
    private readonly lines: readonly string[],
    readonly url: string,
  ) {}

  static async start(): Promise<LivePreview> {
    // Inside the project, where its packages are found.
    const folder = path.join('test-results', `preview-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    for (const name of [...sources, ...settings]) {
      const filter = (file: string) => !file.includes('.test.') && !isPageOfSite(file);
      cpSync(name, path.join(folder, name), { recursive: true, filter });
    }
    const lines: string[] = [];
    const child = runPreview(folder, '0', lines);
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', () => {
        const [, address] = /Live preview: (\S+)\//.exec(lines.join('')) ?? [];
        if (address !== undefined) resolve(address);
      });
      child.on('exit', () => reject(new Error(lines.join(''))));
    });
    return new LivePreview(folder, child, lines, url);
  }

  get output(): string {
    return this.lines.join('');
  }

  /** Ends it, and takes its files away. */
  async end(): Promise<void> {
    this.child.kill();
    await this.ended();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /** Its exit code. */
  ended(): Promise<number | null> {
    const { exitCode, signalCode } = this.child;
    if (exitCode !== null || signalCode !== null) return Promise.resolve(exitCode);
    return new Promise((resolve) => this.child.on('exit', resolve));
  }

  /** The process of another part: `dev-framework`, `dev-content`. */
  partOf(script: string): number {
    const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
    const found = processes.find(
      (line) => line.includes(script) && line.trim().split(/\s+/)[1] === `${this.child.pid}`,
    );
    return Number.parseInt(found ?? '', 10);
  }

  /** Edits a file as most editors save: a new one takes its place. */
  edit(file: string, from: string, to: string): void {
    const target = path.join(this.folder, file);
    const text = readFileSync(target, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say "${from}".`);
    writeFileSync(
      `${target}~`,
      text.replace(from, () => to),
    );
    renameSync(`${target}~`, target);
  }
}

/** Starts `npm run dev` without looking for packages. */
export function runPreview(folder: string, port: string, lines: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', PORT: port, CONTENT_ROOT: 'e2e/fixture/content' },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => lines.push(String(chunk)));
  return child;
}
