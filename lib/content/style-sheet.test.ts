import { partsText, type StyleParts, sheetText, styleSheetAddress, styleSheetsIn, utilitiesOf } from './style-sheet';

const styles: StyleParts = {
  parts: [
    { name: 'frame', text: '.frame{}', imports: [], utilities: [] },
    { name: 'film', text: '.film{}', imports: ['frame'], utilities: ['p-4', 'md:p-8'] },
    { name: 'paper', text: '.paper{}', imports: ['frame'], utilities: ['flex', 'md:p-8', 'md:flex'] },
  ],
  utilities: [
    { name: 'flex', condition: '', rule: '.flex{display:flex}' },
    { name: 'grid', condition: '', rule: '.grid{display:grid}' },
    { name: 'p-4', condition: '', rule: '.p-4{padding:1rem}' },
    { name: 'md:flex', condition: '@media(width>=48rem)', rule: '.md\\:flex{display:flex}' },
    { name: 'md:p-8', condition: '@media(width>=48rem)', rule: '.md\\:p-8{padding:2rem}' },
  ],
};

test('a page has one address for all its parts, which changes with any of their texts', () => {
  const address = styleSheetAddress(styles, ['film', 'paper']);
  expect(address).toMatch(/^\/_site\/styles\.film\.paper\.[0-9a-f]{10}\.css$/);
  expect(styleSheetAddress(styles, ['film', 'paper'])).toBe(address);
  for (const changed of [
    { ...styles, parts: styles.parts.map((part) => (part.name === 'frame' ? { ...part, text: '.b{}' } : part)) },
    { ...styles, utilities: styles.utilities.filter(({ name }) => name !== 'p-4') },
  ]) {
    expect(styleSheetAddress(changed, ['film', 'paper'])).not.toBe(address);
  }
});

test('the names of the parts are read from a page’s address', () => {
  const address = styleSheetAddress(styles, ['film', 'paper']);
  const html = `<link rel="stylesheet" href="${address}"/><link href="/a.css"/>`;
  expect(styleSheetsIn(html)).toEqual(new Map([[address, ['film', 'paper']]]));
  expect(styleSheetsIn('<p>none</p>').size).toBe(0);
});

test('what several parts import stands in their style sheet once, before them', () => {
  expect(partsText(styles, ['film', 'paper'])).toBe('@layer components{.frame{}.film{}.paper{}}');
});

test('a page has the utilities of its parts alone, each once and in the order in which they overrule each other', () => {
  expect(utilitiesOf(styles, ['paper', 'film'])).toBe(
    '@layer utilities{.flex{display:flex}.p-4{padding:1rem}@media(width>=48rem){.md\\:flex{display:flex}.md\\:p-8{padding:2rem}}}',
  );
  expect(sheetText(styles, ['frame'])).toBe('@layer components{.frame{}}');
});

test('a part that does not exist is named, with those that do', () => {
  expect(() => partsText(styles, ['flim'])).toThrow('There are no styles "flim": the parts are frame, film, paper.');
});
