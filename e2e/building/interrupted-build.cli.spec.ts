import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject, linkPackages } from '../support/project-copy';

const folder = path.join('test-results', `interrupted-${process.pid}`);
const last = path.join(folder, 'out-fixture', 'index.html');
const building = path.join(folder, 'out-fixture-building');
const lock = path.join(folder, '.cache', 'export.lock');
/** Where a small file system is mounted. */
const full = path.resolve(`${folder}-full`);
/** Is there when the first step runs. */
const firstStep = path.join(folder, '.content-fixture-index');

const command = [process.execPath, '--import', 'tsx', 'scripts/build.ts', 'fixture'] as const;
const env = { ...process.env, NODE_ENV: 'production' as const };

interface Build {
  readonly process: ChildProcess;
  /** Its status and what it has said. */
  readonly ended: Promise<{ readonly status: number | null; readonly output: string }>;
}

function build(): Build {
  const [program, ...args] = command;
  // A group of its own, as a terminal interrupts one.
  const child = spawn(program, args, { cwd: folder, detached: true, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return {
    process: child,
    ended: new Promise((resolve) => child.on('close', (status) => resolve({ status, output }))),
  };
}

const send = (signal: NodeJS.Signals, { process: child }: Build) => process.kill(-(child.pid ?? 0), signal);

/** Starts a build. @returns it when its first step runs */
async function startedBuild(): Promise<Build> {
  const started = build();
  await expect.poll(() => existsSync(building) && existsSync(firstStep), { timeout: 60_000 }).toBe(true);
  return started;
}

function expectLastExport(): void {
  expect(readdirSync(path.dirname(last))).toEqual(['index.html']);
  expect(readFileSync(last, 'utf8')).toBe('the last export');
}

test.beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder, 'e2e/fixture/content');
  linkPackages(folder);
  mkdirSync(path.dirname(last));
  writeFileSync(last, 'the last export');
});

test.afterAll(() => {
  for (const made of [folder, full]) rmSync(made, { recursive: true, force: true });
});

test('[EDGE-04] a build that is interrupted at the terminal takes its own files away, and the last export stays', async () => {
  const interrupted = await startedBuild();
  send('SIGINT', interrupted);
  expect((await interrupted.ended).status).toBe(1);
  expect([building, lock].filter((name) => existsSync(name))).toEqual([]);
  expectLastExport();
});

test('[EDGE-04] a build that is killed leaves the last export whole, and the next one takes its place', async () => {
  const killed = await startedBuild();
  writeFileSync(path.join(building, 'half.html'), 'half a page');
  send('SIGKILL', killed);
  await killed.ended;
  expectLastExport();
  rmSync(firstStep, { recursive: true });
  const next = await startedBuild();
  expect(readFileSync(lock, 'utf8')).toBe(String(next.process.pid));
  expect(existsSync(path.join(building, 'half.html'))).toBe(false);
  send('SIGINT', next);
  await next.ended;
  expectLastExport();
});

test('[EDGE-04] a second build at the same time is refused with the first one’s process, which goes on', async () => {
  const first = await startedBuild();
  const { status, output } = await build().ended;
  expect(status).toBe(1);
  expect(output).toContain(`Process ${first.process.pid} is exporting here already.`);
  expect(first.process.exitCode).toBe(null);
  expect(existsSync(building)).toBe(true);
  send('SIGINT', first);
  await first.ended;
  expectLastExport();
});

test.describe('on a file system of its own', () => {
  /** Runs a build after a shell's commands, which may mount: nothing of that is seen outside. */
  function buildAfter(commands: string): { readonly status: number | null; readonly output: string } {
    const script = `set -e; ${commands}; set +e; "$@"; echo "status $?"; ls out-fixture; cat out-fixture/index.html; ls -d out-fixture-building`;
    const { stdout, stderr } = spawnSync('unshare', ['-rm', 'sh', '-c', script, 'sh', ...command], {
      cwd: folder,
      encoding: 'utf8',
      env,
    });
    const output = stdout + stderr;
    return { status: Number(/^status (\d+)$/m.exec(output)?.[1]), output };
  }

  test.beforeEach(() => {
    test.skip(spawnSync('unshare', ['-rm', 'true']).status !== 0, 'This machine does not allow a mount of its own.');
  });

  test('[EDGE-04] a full disk is said once, the partial export goes and the last one stays', () => {
    mkdirSync(full);
    const { status, output } = buildAfter(
      `mount -t tmpfs -o size=200m tmpfs ${full}; cp -a . ${full}; cd ${full}; ` +
        '(dd if=/dev/zero of=filler bs=64k 2>/dev/null || true); truncate -s -65536 filler',
    );
    expect(status).toBe(1);
    expect(output.match(/The disk is full \(ENOSPC\)\. Free some space/g)).toHaveLength(1);
    expect(output).toMatch(/\nindex\.html\nthe last export/);
    expect(output).toContain("cannot access 'out-fixture-building'");
  });

  test('[EDGE-04] a read-only export is named before any step runs, and stays', () => {
    const { status, output } = buildAfter('mount --bind out-fixture out-fixture; mount -o remount,ro,bind out-fixture');
    expect(status).toBe(1);
    expect(output).toContain(
      `${path.resolve(folder, 'out-fixture')} cannot be written (EROFS). Give this user the right`,
    );
    expect(output).toMatch(/\nindex\.html\nthe last export/);
    expect(output).not.toContain('Content');
  });
});
