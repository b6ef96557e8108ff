import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

test('[DEV-01] on a fresh clone each command installs what it needs, once, and then runs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const direct = Object.entries(scripts).filter(([, command]) => !command.startsWith('node scripts/bootstrap.mjs '));
  expect(direct).toEqual([]);

  const clone = mkdtempSync(path.join(tmpdir(), 'clone-'));
  mkdirSync(path.join(clone, 'scripts'));
  for (const file of ['scripts/bootstrap.mjs', 'package-lock.json']) cpSync(file, path.join(clone, file));
  writeFileSync(path.join(clone, '.env'), 'OWN=from the file\nSHELL_SET=from the file\n');
  // An npm that installs one command, and like the real one leaves it out in production unless it is asked for.
  const npm = path.join(clone, 'npm');
  writeFileSync(
    npm,
    '#!/bin/sh\nif [ "$NODE_ENV" = production ]; then case "$*" in *--include=dev*) ;; *) exit 0 ;; esac; fi\nmkdir -p node_modules/.bin\nprintf \'#!/bin/sh\\necho "jest $*, $OWN, $SHELL_SET"\\n\' > node_modules/.bin/jest\nchmod +x node_modules/.bin/jest\n',
  );
  chmodSync(npm, 0o755);
  const unit = () =>
    spawnSync(process.execPath, ['scripts/bootstrap.mjs', '--bin', 'jest', 'lib/docs'], {
      cwd: clone,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${clone}:${process.env.PATH}`,
        SHELL_SET: 'from the shell',
        NODE_ENV: 'production',
      },
    });
  const said = 'jest lib/docs, from the file, from the shell\n';
  expect(unit()).toMatchObject({ status: 0, stdout: `Installing packages…\n${said}` });
  expect(unit()).toMatchObject({ status: 0, stdout: said });
});
