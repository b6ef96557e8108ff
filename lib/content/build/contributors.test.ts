import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentError } from '../problem';
import { contributorsFromGit, readContributors } from './contributors';

let project: string;
const usage = 'content/en/docs/usage.mdx';
const faq = 'content/en/docs/faq.mdx';

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

function git(...args: string[]): void {
  // A git hook that runs the tests sets its own repository in the environment.
  const { GIT_DIR: _, GIT_INDEX_FILE: __, GIT_WORK_TREE: ___, ...env } = process.env;
  execFileSync('git', args, { cwd: project, env, stdio: 'ignore' });
}

function commit(name: string, email: string, file: string, text: string): void {
  write(file, text);
  git('add', '-A');
  git('-c', `user.name=${name}`, '-c', `user.email=${email}`, 'commit', '-qm', 'Change');
}

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'contributors-'));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function withHistory(): void {
  git('init', '-q');
  commit('Bo', 'bo@example.org', usage, '1');
  commit('Ada', 'ada@example.org', usage, '2');
  commit('Bo', 'bo@example.org', usage, '3');
  commit('ada-old', 'ada@example.org', faq, '1');
  commit('Żaneta', 'z@example.org', faq, '2');
}

const names = (setting: boolean | 'recorded' | undefined) =>
  Object.fromEntries(readContributors('content', { contributors: setting }, project));

describe('[LOC-13] contributors', () => {
  test('are a file’s authors, those of most commits first, then by name', () => {
    withHistory();
    expect(Object.fromEntries(contributorsFromGit('content', project))).toEqual({
      [usage]: ['Bo', 'Ada'],
      [faq]: ['ada-old', 'Żaneta'].sort(),
    });
  });

  test('have the names that .mailmap gives them', () => {
    withHistory();
    write('.mailmap', 'Ada Lovelace <ada@example.org>\n');
    git('add', '-A');
    git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-qm', 'Name');
    expect(names(true)).toEqual({ [usage]: ['Bo', 'Ada Lovelace'], [faq]: ['Ada Lovelace', 'Żaneta'] });
  });

  test('are recorded ones without a history, or where the site wants these alone', () => {
    const recorded = { [usage]: ['Cleo'] };
    write('content/contributors.json', JSON.stringify(recorded));
    expect(names(true)).toEqual(recorded);
    withHistory();
    expect(names('recorded')).toEqual(recorded);
    expect(names(true)).toMatchObject({ [usage]: ['Bo', 'Ada'] });
  });

  test.each([false, undefined])('are nobody where the setting is %s', (setting) => {
    withHistory();
    expect(names(setting)).toEqual({});
  });

  test('are nobody where there is no record either', () => {
    expect(names('recorded')).toEqual({});
  });

  test.each(['{', '{ "a": [] }', '{ "a": "Ada" }', '[]'])('cannot be read from %s', (text) => {
    write('content/contributors.json', text);
    expect(() => names('recorded')).toThrow(ContentError);
  });
});
