import { sayProgress } from './say-progress';

test('[DOCS-10] a long step says every five seconds what is done, of how much, and how long the rest takes', () => {
  const log = jest.spyOn(console, 'log').mockReturnValue();
  let now = 0;
  const say = sayProgress('Compiling pages', 100, () => now);
  for (const [at, done] of [
    [0, 0],
    [4000, 20],
    [5000, 25],
    [6000, 30],
    [10_000, 80],
  ] as const) {
    now = at;
    say(done);
  }
  expect(log.mock.calls.map(([line]) => line)).toEqual([
    'Compiling pages: 25 of 100, about 15 s left',
    'Compiling pages: 80 of 100, about 3 s left',
  ]);
  log.mockRestore();
});
