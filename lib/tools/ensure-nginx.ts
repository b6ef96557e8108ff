import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';

const nginx = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Installs nginx, with which the hosts' tests run the generated configuration, if it is missing and this is root on
 * Debian. Elsewhere those tests report that it is missing. Debian would start it as a service, which is prevented.
 */
export function ensureNginx(): void {
  if ((existsSync(nginx) && existsSync(brotliModule)) || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    return;
  }
  console.log('Installing nginx…');
  const policy = '/usr/sbin/policy-rc.d';
  const mayStartServices = !existsSync(policy);
  if (mayStartServices) {
    // invoke-rc.d(8): 101 forbids the action.
    writeFileSync(policy, '#!/bin/sh\nexit 101\n');
    chmodSync(policy, 0o755);
  }
  try {
    for (const args of [
      ['update'],
      ['install', '-y', '--no-install-recommends', 'nginx', 'libnginx-mod-http-brotli-static'],
    ]) {
      spawnSync('apt-get', ['-qq', ...args], {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        timeout: 5 * 60_000,
      });
    }
  } finally {
    if (mayStartServices) rmSync(policy);
  }
}
