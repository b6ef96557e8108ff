import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyProject, editByRename } from './project-copy';

const fixtureContent = 'e2e/fixture/content';

/** The live preview, on a copy of the project, whose code and messages tests may change. */
export class LivePreview {
  private constructor(
    readonly folder: string,
    private readonly child: ChildProcess,
    private readonly lines: readonly string[],
    readonly url: string,
  ) {}

  static async start(contentRoot = fixtureContent): Promise<LivePreview> {
    // Inside the project, where its packages are found.
    const folder = path.join('test-results', `preview-${process.pid}`);
    copyProject(folder, contentRoot);
    const lines: string[] = [];
    const child = runPreview(folder, '0', lines, contentRoot);
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

  edit(file: string, from: string, to: string): void {
    editByRename(path.join(this.folder, file), from, to);
  }
}

/** Starts `npm run dev` without looking for packages. */
export function runPreview(folder: string, port: string, lines: string[], contentRoot = fixtureContent): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', PORT: port, CONTENT_ROOT: contentRoot },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => lines.push(String(chunk)));
  return child;
}
