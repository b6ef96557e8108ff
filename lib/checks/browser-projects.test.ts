import { browserProjects, projectsOf } from './browser-projects';

const names = (...args: string[]) => projectsOf(args).map(({ name }) => name);

test.each([
  [['e2e/site/docs.spec.ts'], ['site']],
  [['e2e/site/docs.spec.ts:12', '-g', 'LOC-01'], ['site']],
  [
    ['./e2e/fixture-site', 'e2e/hosts/answers.spec.ts'],
    ['fixture', 'hosts'],
  ],
  [['--project=cli'], ['cli']],
  [['--project', 'algolia', '--headed'], ['algolia']],
])('the arguments %p concern the projects %p alone', (args, expected) => {
  expect(names(...args)).toEqual(expected);
});

test('without a file or a project, all are concerned', () => {
  expect(names('-g', 'LOC-01')).toEqual(browserProjects.map(({ name }) => name));
});
