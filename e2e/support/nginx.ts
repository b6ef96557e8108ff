import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configurationFolder } from '@/lib/hosting/write-host-files';

const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const containerConfig = 'lib/hosting/kit/container.conf';
/** Debian's user without any rights. */
const nobody = 65_534;

/** A host under test. */
export interface RunningHost {
  readonly port: number;
  close: () => Promise<void>;
}

export interface RunningNginx extends RunningHost {
  readonly pid: number;
  /** The command line that tells this nginx something: `-s reload` follows. */
  readonly command: string;
  /** What it has written of errors and warnings. */
  complaints: () => string;
}

interface NginxOptions {
  /** The link that `release.sh` sets: what it leads to says which files are served. */
  readonly current?: string;
  /** As in a container: without root's rights, and with nothing that it could write to but its temporary folder. */
  readonly unprivileged?: boolean;
  /** `plain` serves the files with nginx's own settings, to compare with. */
  readonly plain?: boolean;
}

/**
 * Runs Debian's nginx on an export as the container does (`container.conf`), with the configuration that was made for it and
 * the module for brotli.
 *
 * @throws where nginx is not installed
 */
export async function startNginx(outFolder: string, options: NginxOptions = {}): Promise<RunningNginx> {
  for (const file of [program, brotliModule]) {
    if (existsSync(file)) continue;
    throw new Error(
      `${file} is missing. "npm test" installs it as root on Debian; elsewhere install the packages nginx and libnginx-mod-http-brotli-static.`,
    );
  }
  const { current, unprivileged = false, plain = false } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  mkdirSync(path.join(folder, 'modules.d'));
  mkdirSync(path.join(folder, 'server.d'));
  writeFileSync(
    path.join(folder, 'modules.d', 'brotli.conf'),
    `load_module ${brotliModule};\n${isRoot && !unprivileged ? 'user root;\n' : ''}`,
  );
  writeFileSync(
    path.join(folder, 'server.d', 'brotli.conf'),
    plain
      ? 'include /etc/nginx/mime.types;\ngzip_static on;\nbrotli_static on;\nlog_not_found off;\n'
      : 'brotli_static on;\n',
  );
  const config = readFileSync(containerConfig, 'utf8')
    .replace(plain ? /^ *include \/etc\/nginx\/site\/nginx(?:-server)?\.conf;\n/gm : /$^/g, '')
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll(/\/etc\/nginx\/site\/(?=\w+\.d\/)/g, `${folder}/`)
    .replaceAll('/etc/nginx/site/', `${path.resolve(current ?? configurationFolder(outFolder))}/`)
    .replace('root /srv/site;', current ? `include ${current}/root.conf;` : `root ${path.resolve(outFolder)};`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('worker_processes auto;', 'worker_processes 1;');
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config);
  const drop = isRoot && unprivileged;
  if (drop) chownSync(folder, nobody, nobody);
  const server = spawn(program, ['-e', 'stderr', '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(drop ? { uid: nobody, gid: nobody } : {}),
  });
  let complaints = '';
  server.stderr.on('data', (piece: Buffer) => {
    complaints += piece.toString();
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  await answering(port, () => {
    if (server.exitCode !== null) throw new Error(`nginx does not take its configuration:\n${complaints}`);
  });
  return {
    port,
    pid: server.pid ?? 0,
    command: `${program} -e stderr -c ${file}`,
    complaints: () => complaints,
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Waits until something answers at a port. */
async function answering(port: number, check: () => void): Promise<void> {
  for (;;) {
    check();
    try {
      await fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD', redirect: 'manual' });
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 20));
    }
  }
}
