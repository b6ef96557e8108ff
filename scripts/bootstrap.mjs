/**
 * Entry of the npm scripts. Needs only Node and npm: installs the packages if they are missing or the lock file has
 * changed, then runs the script of that name, or a command of a package.
 *
 * node scripts/bootstrap.mjs <name of a script> [arguments]
 * node scripts/bootstrap.mjs --bin <name of a command> [arguments]
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const windows = process.platform === 'win32';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 12)) {
  console.error(`Node ${process.versions.node} is too old: this project needs 20.12 or newer.`);
  process.exit(1);
}

if (existsSync('.env')) {
  if (!process.loadEnvFile) {
    console.error(
      `Node ${process.versions.node} cannot read .env: 20.12 or newer can. Set the variables in the shell.`,
    );
    process.exit(1);
  }
  // Read here for all commands. Variables that are set in the shell win, and the tests remove the deployment's settings
  // (`forgetDeployment`).
  process.loadEnvFile('.env');
}

const stamp = path.join('node_modules', '.installed-lock');
const lockHash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash) {
  console.log('Installing packages…');
  // CI services often set NODE_ENV=production, with which npm leaves out what builds the site.
  const install = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: windows,
  });
  if (install.status !== 0) process.exit(install.status ?? 1);
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(stamp, lockHash);
}

const [script, ...args] = process.argv.slice(2);
const run = script === '--bin' ? runCommand(args) : runScript(script, args);
if (run.error) console.error(`Could not run ${[script, ...args].join(' ')}: ${run.error.message}`);
process.exit(run.status ?? 1);

function runCommand([name = '', ...rest]) {
  return spawnSync(path.join('node_modules', '.bin', name), rest, { stdio: 'inherit', shell: windows });
}

function runScript(name, rest) {
  // A larger young generation: pages' trees are short-lived, and collecting them took a fifth of the time.
  const flags = ['--max-semi-space-size=64', '--import', 'tsx'];
  return spawnSync(process.execPath, [...flags, path.join('scripts', `${name}.ts`), ...rest], {
    stdio: 'inherit',
    // Pages are compiled without React's development helpers, in the live preview too.
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
}
