import { partsText, type StylePart, styleSheetAddress, styleSheetsIn } from './style-sheet';

const parts: readonly StylePart[] = [
  { name: 'frame', text: '.frame{}', imports: [] },
  { name: 'film', text: '.film{}', imports: ['frame'] },
  { name: 'paper', text: '.paper{}', imports: ['frame'] },
];

test('a page has one address for all its parts, which changes with any of their texts', () => {
  const address = styleSheetAddress(parts, ['film', 'paper']);
  expect(address).toMatch(/^\/_site\/styles\.film\.paper\.[0-9a-f]{10}\.css$/);
  expect(styleSheetAddress(parts, ['film', 'paper'])).toBe(address);
  const changed = parts.map((part) => (part.name === 'frame' ? { ...part, text: '.b{}' } : part));
  expect(styleSheetAddress(changed, ['film', 'paper'])).not.toBe(address);
});

test('the names of the parts are read from a page’s address', () => {
  const address = styleSheetAddress(parts, ['film', 'paper']);
  const html = `<link rel="stylesheet" href="${address}"/><link href="/a.css"/>`;
  expect(styleSheetsIn(html)).toEqual(new Map([[address, ['film', 'paper']]]));
  expect(styleSheetsIn('<p>none</p>').size).toBe(0);
});

test('what several parts import stands in their style sheet once, before them', () => {
  expect(partsText(parts, ['film', 'paper'])).toBe('@layer components{.frame{}.film{}.paper{}}');
});

test('a part that does not exist is named, with those that do', () => {
  expect(() => partsText(parts, ['flim'])).toThrow('There are no styles "flim": the parts are frame, film, paper.');
});
