import { placeFinding } from './wording-finding';

const base = { file: 'a.mdx', message: 'm', remedy: 'r' };
const text = '---\ntitle: mouse\n---\nEl ratón\ny el mouse.\n';

test('a finding’s place is where its words next stand', () => {
  expect(placeFinding({ ...base, line: 4, found: 'mouse' }, text, () => undefined)).toMatchObject({
    line: 5,
    column: 6,
  });
  expect(placeFinding({ ...base, line: 1, found: 'mouse' }, text, () => undefined)).toMatchObject({
    line: 2,
    column: 8,
  });
});

test('what stands nowhere as it is read is told with the line where its text begins', () => {
  expect(placeFinding({ ...base, line: 4, found: 'ratón y' }, text, () => undefined)).toEqual({ ...base, line: 4 });
});

test('a message’s line is its key’s', () => {
  const json = '{\n  "a": "mouse",\n  "b": "el mouse"\n}';
  expect(placeFinding({ ...base, key: 'b', found: 'mouse' }, json, () => 3)).toMatchObject({ line: 3, column: 12 });
});
