import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { configurationFolder } from '@/lib/hosting/write-host-files';

const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** A host under test. */
export interface RunningHost {
  readonly port: number;
  close: () => Promise<void>;
}

/** Runs Debian's nginx on an export, with the configuration that was made for it. @throws where nginx is not installed */
export async function startNginx(outFolder: string): Promise<RunningHost> {
  for (const file of [program, brotliModule]) {
    if (existsSync(file)) continue;
    throw new Error(
      `${file} is missing. "npm test" installs it as root on Debian; elsewhere install the packages nginx and libnginx-mod-http-brotli-static.`,
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const made = configurationFolder(outFolder);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of temporary) mkdirSync(path.join(folder, name));
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `load_module ${brotliModule};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
events {}
http {
    access_log off;
${temporary.map((name) => `    ${name}_temp_path ${folder}/${name};`).join('\n')}
    include ${made}/nginx.conf;
    server {
        listen 127.0.0.1:${port};
        root ${path.resolve(outFolder)};
        brotli_static on;
        include ${made}/nginx-server.conf;
    }
}
`,
  );
  const server = spawn(program, ['-c', path.join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
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
