import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';

/** Chromium without an interface: the same engine at half the cost. */
const debianShell = '/usr/bin/chromium-headless-shell';

const debianWhole = '/usr/bin/chromium';

const whole = [
  debianWhole,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const candidates = [process.env.CHROMIUM_PATH, debianShell, ...whole];

const installMinutes = 5;

/** Path of a Chromium with its interface, which alone has a back/forward cache; `undefined` where there is none. */
export const wholeBrowser = (): string | undefined => whole.find(existsSync);

/**
 * Finds a Chromium, or installs one: Debian's with fonts for every script when running as root on Debian, else
 * Playwright's own, with a time limit.
 *
 * @returns its path; `undefined` for Playwright's own, which Playwright finds itself
 * @throws if none is available
 */
export function ensureBrowser(): string | undefined {
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const fontsMissing = ['ar', 'hi', 'ja', 'ko', 'zh-cn', 'zh-tw'].some(
    (lang) => !spawnSync('fc-list', [`:lang=${lang}`], { encoding: 'utf8' }).stdout?.includes('Noto'),
  );
  const existing = () => candidates.find((path) => path !== undefined && existsSync(path));
  const missing = !(process.env.CHROMIUM_PATH || (existsSync(debianShell) && existsSync(debianWhole)));
  if (debian && (missing || fontsMissing)) {
    console.log('Installing Chromium and fonts…');
    apt('update');
    install('chromium', 'fontconfig', 'fonts-noto-core', 'fonts-noto-cjk');
    // Older releases have no package for the shell alone.
    install('chromium-headless-shell');
  }
  const found = existing();
  if (found) return found;
  console.log('Installing Playwright’s Chromium…');
  const run = spawnSync('node_modules/.bin/playwright', ['install', 'chromium'], {
    stdio: 'inherit',
    timeout: installMinutes * 60_000,
  });
  if (run.status !== 0) {
    throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  }
  return undefined;
}

function install(...packages: string[]): void {
  apt('install', '-y', '--no-install-recommends', ...packages);
}

function apt(...args: string[]): void {
  spawnSync('apt-get', ['-qq', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: installMinutes * 60_000,
  });
}

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
    apt('update');
    install('nginx', 'libnginx-mod-http-brotli-static');
  } finally {
    if (mayStartServices) rmSync(policy);
  }
}
