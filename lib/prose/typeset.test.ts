import type { ContentEntry } from '@/lib/content/entry';
import { typesetPage, typesetQuotes } from './typeset';

const head = '---\ntitle: Usage\n---\n';

function typeset(body: string, frontMatter = head): string {
  const entry: Pick<ContentEntry, 'body' | 'bodyLine'> = { body, bodyLine: frontMatter.split('\n').length };
  return typesetPage(frontMatter + body, entry).slice(frontMatter.length);
}

describe('marks as English print sets them', () => {
  test.each([
    ["It's the readers' choice.", 'It’s the readers’ choice.'],
    ['He said "yes" ("we").', 'He said “yes” (“we”).'],
    ['"Quoted", and "again".', '“Quoted”, and “again”.'],
    ["The 'inner' word, the '90s.", 'The ‘inner’ word, the ’90s.'],
    ['"\'Nested\' it is"', '“‘Nested’ it is”'],
  ])('%s', (typed, set) => {
    expect(typesetQuotes(typed)).toBe(set);
  });
});

describe('a page’s marks are set', () => {
  test.each([
    [
      'in prose, around what is marked up',
      '"**Bold**" and [Stripe](/a/)\'s "x".\n',
      '“**Bold**” and [Stripe](/a/)’s “x”.\n',
    ],
    [
      'in tables and lists',
      '| a\'s | b |\n|---|---|\n| "c" | d |\n\n- e\'s\n',
      '| a’s | b |\n|---|---|\n| “c” | d |\n\n- e’s\n',
    ],
    [
      'in the texts of components, whose values stay between their own marks',
      '<Card title="The author\'s text" href="/a\'b/">It\'s here.</Card>\n',
      '<Card title="The author’s text" href="/a\'b/">It’s here.</Card>\n',
    ],
  ])('%s', (_, typed, set) => {
    expect(typeset(typed)).toBe(set);
  });

  test('never in code, addresses or expressions', () => {
    const body = 'Type `it\'s "x"` in [a](/b/ "t").\n\n```json\n{"a": \'b\'}\n```\n\n{/* it\'s a remark */}\n';
    expect(typeset(body)).toBe(body);
  });

  test('in the front matter, whose strings stay strings', () => {
    const file =
      '---\ntitle: It\'s "on"\ndescription: "The \\"best\\" reader\'s page."\nkeywords: [it\'s]\n---\nIt\'s.\n';
    const body = "It's.\n";
    expect(typesetPage(file, { body, bodyLine: 6 })).toBe(
      '---\ntitle: It’s “on”\ndescription: "The “best” reader’s page."\nkeywords: [it’s]\n---\nIt’s.\n',
    );
  });

  test('and a page that is no MDX stays as it is', () => {
    const body = "<Card>It's";
    expect(typeset(body)).toBe(body);
  });
});
