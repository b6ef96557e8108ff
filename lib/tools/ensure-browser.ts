import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without a window: the same engine, and half the work of one with an interface that nobody sees. */
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

/** The path of a Chromium with its interface, which alone keeps the pages that were left; `undefined` where there is none. */
export const wholeBrowser = (): string | undefined => whole.find(existsSync);

/**
 * Finds a Chromium, or installs one: Debian's with fonts for every script where this is root on Debian, else Playwright's
 * own, with a limit of time.
 *
 * @returns its path; `undefined` where it is Playwright's own, which Playwright finds by itself
 * @throws if none can be had
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
    // Older releases have no package of the shell alone.
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
