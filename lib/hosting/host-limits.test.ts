import { describeSize, overLimits, sizeOf } from './host-limits';

const files = (count: number, place = '/a') =>
  Array.from({ length: count }, (_, index) => ({ path: `${place}/${index % 100}/${index}.js`, bytes: 10 }));

test('[EDGE-01] the size of an export is told in one line', () => {
  const size = sizeOf([...files(3), { path: '/a/big.js', bytes: 123_456 }]);
  expect(size).toEqual({
    files: 4,
    bytes: 123_486,
    largest: { path: '/a/big.js', bytes: 123_456 },
    fullestFolder: { path: '/a', entries: 4 },
  });
  expect(describeSize(size)).toBe('4 files (hosts take 15000), 0.1 MB, the largest /a/big.js with 123 kB');
  expect(overLimits(size)).toEqual([]);
});

test('[EDGE-01] too many files are refused, for each host that does not take them', () => {
  expect(overLimits(sizeOf(files(15_000)))).toEqual([]);
  expect(overLimits(sizeOf(files(20_001)))).toEqual([
    'The export has 20001 files, and Vercel takes 15000. Remove pages or locales.',
    'The export has 20001 files, and Cloudflare Pages takes 20000. Remove pages or locales.',
  ]);
});

test('[EDGE-01] a file that is too large is named', () => {
  expect(overLimits(sizeOf([{ path: '/film.mp4', bytes: 26_214_401 }]))).toEqual([
    '/film.mp4 has 26214401 bytes, and Cloudflare Pages takes 26214400. Make it smaller, or link to it elsewhere.',
  ]);
});

test('[EDGE-01] a folder that is too full is named', () => {
  const full = Array.from({ length: 54_001 }, (_, index) => ({ path: `/a/${index}`, bytes: 0 }));
  expect(overLimits(sizeOf(full))).toContain('The folder /a has 54001 files, and Netlify takes 54000. Divide it.');
});
