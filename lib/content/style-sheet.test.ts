import { bundleStyles } from './build/style-parts';
import { styleSheetAddress, styleSheetsIn } from './style-sheet';

const parts = [
  { name: 'pages', text: '.a{color:red}' },
  { name: 'film', text: '.b{color:red}' },
];

test('a page has one address for all its parts, which changes with any of their texts', () => {
  const address = styleSheetAddress(parts);
  expect(address).toMatch(/^\/_site\/styles\.pages\.film\.[0-9a-f]{10}\.css$/);
  expect(styleSheetAddress(parts)).toBe(address);
  const changed = parts.map((part, index) => (index === 1 ? { ...part, text: '.b{color:blue}' } : part));
  expect(styleSheetAddress(changed)).not.toBe(address);
});

test('the names of the parts are read from a page’s address', () => {
  const address = styleSheetAddress(parts);
  const html = `<link rel="stylesheet" href="${address}"/><link href="/a.css"/>`;
  expect(styleSheetsIn(html)).toEqual(new Map([[address, ['pages', 'film']]]));
  expect(styleSheetsIn('<p>none</p>').size).toBe(0);
});

test('what several parts import stands in their style sheet once', () => {
  const frame = /\.scene-frame\{/g;
  const alone = bundleStyles(['film']).match(frame)?.length ?? 0;
  expect(bundleStyles(['film', 'paper']).length).toBeLessThan(
    bundleStyles(['film']).length + bundleStyles(['paper']).length,
  );
  expect(bundleStyles(['film', 'paper']).match(frame)?.length ?? 0).toBe(alone);
});
