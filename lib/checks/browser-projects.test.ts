import { browserProjects, projectsOf } from './browser-projects';

const names = (...args: string[]) => projectsOf(args).map(({ name }) => name);

test.each([
  [['e2e/docs/docs.site.spec.ts'], ['site']],
  [['e2e/docs/docs.site.spec.ts:12', '-g', 'LOC-01'], ['site']],
  [
    ['./e2e/appearance', 'e2e/building/answers.hosts.spec.ts'],
    ['fixture', 'hosts'],
  ],
  [['e2e/languages'], ['site', 'fixture']],
  [['e2e/reading/film'], ['fixture']],
  [['--project=cli'], ['cli']],
  [['--project', 'algolia', '--headed'], ['algolia']],
])('the arguments %p concern the projects %p alone', (args, expected) => {
  expect(names(...args)).toEqual(expected);
});

test('without a file or a project, all are concerned', () => {
  expect(names('-g', 'LOC-01')).toEqual(browserProjects.map(({ name }) => name));
});
