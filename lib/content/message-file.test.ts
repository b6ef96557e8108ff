import { flattenMessages, messageLines, parseMessages, placeholdersOf } from './message-file';

describe('flattenMessages', () => {
  test('[LOC-07] gives each message its dotted key', () => {
    const tree = { site: { name: 'Site' }, docs: { versions: { current: 'Next' }, name: 'Docs' }, ok: 'OK' };
    expect([...flattenMessages(tree)]).toEqual([
      ['site.name', 'Site'],
      ['docs.versions.current', 'Next'],
      ['docs.name', 'Docs'],
      ['ok', 'OK'],
    ]);
  });
});

describe('placeholdersOf', () => {
  test.each([
    ['Plain text, 100% of it', []],
    ['{a} and {a}', ['{a}']],
    ['{day, date, long} at {hour, time}', ['{day}', '{hour}']],
    ['{n, number, ::percent}', ['{n}']],
    ['{n, plural, =0 {none} other {# of {all}}}', ['{n}', '{all}']],
    ['<a>one <b>{c}</b></a>', ['<a>', '<b>', '{c}']],
  ])('[LOC-07] those of "%s" are %j', (message, names) => {
    expect([...placeholdersOf(message)]).toEqual(names);
  });
});

describe('messageLines', () => {
  const text = JSON.stringify(
    { site: { name: 'Site' }, docs: { name: 'Docs', versions: { current: 'Next' } } },
    null,
    2,
  );

  test.each([
    ['site.name', 3],
    ['docs.name', 6],
    ['docs.versions.current', 8],
    ['docs', 5],
  ])('[LOC-07] the message %s is on line %d', (key, line) => {
    expect(messageLines(text)(key)).toBe(line);
  });

  test.each(['search.title', 'docs.title'])('[LOC-07] %s, which the file has not, is on no line', (key) => {
    expect(messageLines(text)(key)).toBeUndefined();
  });
});

test('[LOC-07] a message file that is no JSON is named with line and column', () => {
  expect(() => parseMessages('messages/en.json', '{\n  "a": "b",\n}')).toThrow(
    /messages\/en\.json:3:1: The file is not valid/,
  );
  expect(() => parseMessages('messages/en.json', '{\n<<<<<<< HEAD\n')).toThrow(
    'messages/en.json:2:1: A merge conflict is not resolved.',
  );
  // For this error the parser gives no position, but an excerpt of the file.
  expect(() => parseMessages('messages/en.json', '{\n  "a": x,\n  "b": "c",\n  "d": "e"\n}\n')).toThrow(
    /messages\/en\.json:2:8: The file is not valid JSON: Unexpected token 'x'\.(?! *,)/,
  );
});
