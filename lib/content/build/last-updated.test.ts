import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentError } from '../problem';
import { checkRecordedDays, lastUpdatedFromGit, readLastUpdated } from './last-updated';

let project: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

function git(...args: string[]): void {
  // A git hook that runs the tests sets its own repository in the environment.
  const { GIT_DIR: _, GIT_INDEX_FILE: __, GIT_WORK_TREE: ___, ...env } = process.env;
  execFileSync('git', args, { cwd: project, env, stdio: 'ignore' });
}

function commit(moment: string): void {
  process.env.GIT_COMMITTER_DATE = moment;
  git('add', '-A');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'Change', `--date=${moment}`);
  delete process.env.GIT_COMMITTER_DATE;
}

const usage = 'content/en/docs/usage.mdx';
const faq = 'content/en/docs/häufig.mdx';

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'dates-'));
  write(usage, 'One');
  write(faq, 'One');
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

/** A project whose two pages were changed on different days. */
function withHistory(): void {
  git('init', '-q');
  commit('2026-01-31T23:30:00Z');
  write(usage, 'Two');
  commit('2026-03-05T01:30:00+03:00');
}

const expected = { [usage]: '2026-03-04', [faq]: '2026-01-31' };

describe('readLastUpdated', () => {
  test('[DOCS-09] is the day of each page’s last commit, in UTC', () => {
    withHistory();
    expect(Object.fromEntries(readLastUpdated('content', project))).toEqual(expected);
  });

  test('[DOCS-09] is the recorded day where there is no history', () => {
    write('content/dates.json', JSON.stringify(expected));
    expect(Object.fromEntries(readLastUpdated('content', project))).toEqual(expected);
  });

  test('[DOCS-09] is the same from the history and from what was recorded of it', () => {
    withHistory();
    const fromHistory = Object.fromEntries(lastUpdatedFromGit('content', project));
    write('content/dates.json', JSON.stringify(fromHistory));
    rmSync(path.join(project, '.git'), { recursive: true });
    expect(Object.fromEntries(readLastUpdated('content', project))).toEqual(fromHistory);
  });

  test('[DOCS-09] is the recorded day in a shallow clone', () => {
    withHistory();
    write('content/dates.json', JSON.stringify(expected));
    commit('2026-05-01T00:00:00Z');
    const whole = project;
    project = mkdtempSync(path.join(tmpdir(), 'dates-'));
    git('clone', '-q', '--depth=1', `file://${whole}`, '.');
    rmSync(whole, { recursive: true });
    expect(Object.fromEntries(readLastUpdated('content', project))).toEqual(expected);
  });

  test('[DOCS-09] is the recorded day where the content lies in another project’s history', () => {
    git('init', '-q');
    write('content/dates.json', JSON.stringify(expected));
    expect(Object.fromEntries(readLastUpdated('content', project))).toEqual(expected);
  });

  test('[DOCS-09] is unknown where there is neither', () => {
    expect(readLastUpdated('content', project).size).toBe(0);
  });

  test.each(['{', '[]', '{"content/en/docs/usage.mdx":"2026-02-30"}', '{"content/en/docs/usage.mdx":5}'])(
    '[DOCS-10] fails where the recorded days are %s, naming file and remedy',
    (text) => {
      write('content/dates.json', text);
      expect(() => readLastUpdated('content', project)).toThrow(ContentError);
      expect(() => readLastUpdated('content', project)).toThrow(/content\/dates\.json: .+ Run "npm run dates"/);
    },
  );
});

describe('checkRecordedDays', () => {
  test('[DOCS-10] finds nothing wrong where nothing is recorded, or only pages that exist', () => {
    expect(checkRecordedDays('content', project)).toEqual([]);
    write('content/dates.json', JSON.stringify(expected));
    expect(checkRecordedDays('content', project)).toEqual([]);
  });

  test('[DOCS-10] names a page that there is no more', () => {
    write('content/dates.json', JSON.stringify({ ...expected, 'content/en/docs/gone.mdx': '2026-01-01' }));
    expect(checkRecordedDays('content', project)).toEqual([
      expect.objectContaining({ message: 'It has days of pages that do not exist: content/en/docs/gone.mdx.' }),
    ]);
  });
});
