import fc from 'fast-check';
import { stringify } from 'yaml';
import { type Collection, collectionOf, type ParsedPage, parsePage } from './entry';
import type { Problem } from './problem';

const file = 'content/en/docs/usage.mdx';
const description = 'description: How to read a page in two languages.';

function page(...header: string[]): string {
  return ['---', ...header, '---', '', 'First paragraph.', ''].join('\n');
}

function parse(source: string, collection: Collection = 'docs'): ParsedPage {
  const result = parsePage(source, file, collection);
  if (Array.isArray(result)) throw new Error(`Unexpected problems: ${JSON.stringify(result)}`);
  return result;
}

function problemsOf(source: string, collection: Collection = 'docs'): Problem[] {
  const result = parsePage(source, file, collection);
  if (!Array.isArray(result)) throw new Error('The page was taken as right.');
  return result;
}

describe('a page whose front matter is right', () => {
  test('[DOCS-10] gives its fields', () => {
    const source = page(
      'title: Usage',
      description,
      'sidebarLabel: Use',
      'keywords: [bilingual, hover]',
      'draft: true',
    );
    expect(parse(source).frontMatter).toEqual({
      title: 'Usage',
      description: 'How to read a page in two languages.',
      sidebarLabel: 'Use',
      keywords: ['bilingual', 'hover'],
      draft: true,
    });
  });

  test.each(['\n', '\r\n'])('[DOCS-10] says on which line the text begins, with %j at the end of lines', (newline) => {
    const source = page('title: Usage', description).replaceAll('\n', newline);
    const { body, bodyLine } = parse(source);
    expect(
      source
        .split('\n')
        .slice(bodyLine - 1)
        .join('\n'),
    ).toBe(body);
    expect(body.trim()).toBe('First paragraph.');
  });

  test('[DOCS-09] keeps a day as it is written, in no time zone', () => {
    expect(parse(page('title: Usage', description, 'lastUpdated: 2026-08-21')).frontMatter.lastUpdated).toBe(
      '2026-08-21',
    );
  });

  test('[DOCS-09] may name the 29th of February of a leap year', () => {
    expect(parse(page('title: Usage', description, 'factsDate: 2028-02-29')).frontMatter.factsDate).toBe('2028-02-29');
  });

  test.each(['\n', '\r\n'])(
    '[DOCS-10] may have a title that ends in dashes, with %j at the end of lines',
    (newline) => {
      const { frontMatter, body } = parse(page('title: Usage ---', description).replaceAll('\n', newline));
      expect(frontMatter).toEqual({ title: 'Usage ---', description: 'How to read a page in two languages.' });
      expect(body.trim()).toBe('First paragraph.');
    },
  );

  test('[DOCS-10] may begin with the byte-order mark of an editor', () => {
    const source = page('title: Usage', description);
    expect(parse(`\uFEFF${source}`)).toEqual(parse(source));
  });

  test('[DOCS-10] leaves a rule in the text alone', () => {
    expect(parse(`${page('title: Usage', description)}\n---\n\nMore.\n`).body).toContain('\n---\n\nMore.\n');
  });
});

describe('a page whose front matter is wrong', () => {
  test('[DOCS-10] without front matter is told how to begin', () => {
    const [problem] = problemsOf('# Usage\n');
    expect(problem).toMatchObject({ file, line: 1, message: 'The page has no front matter.' });
    expect(problem?.remedy).toContain('"---"');
  });

  test.each([
    ['a list', ['- title: Usage', `- ${description}`]],
    ['a text', ['Usage']],
  ])('[DOCS-10] %s in the place of fields is told how to write them', (_, header) => {
    expect(problemsOf(page(...header))).toEqual([
      {
        file,
        line: 2,
        message: 'The front matter is not a set of fields.',
        remedy: 'Write one "field: value" on each line.',
      },
    ]);
  });

  test('[DOCS-10] with nothing between its fences lacks title and description', () => {
    expect(problemsOf(page()).map(({ message }) => message)).toEqual([
      'The front matter field "title" is missing.',
      'The front matter field "description" is missing.',
    ]);
  });

  test('[DOCS-10] names the file and the missing field', () => {
    expect(problemsOf(page('title: Usage'))).toEqual([
      expect.objectContaining({ file, message: 'The front matter field "description" is missing.' }),
    ]);
  });

  test('[DOCS-06] does not publish a page whose "unlisted" is misspelt', () => {
    const [problem] = problemsOf(page('title: Usage', description, 'unlistd: true'));
    expect(problem).toMatchObject({ file, line: 4, message: 'Unknown front matter field "unlistd".' });
    expect(problem?.remedy).toContain('unlisted');
  });

  test.each([
    ['a title that is a number', 'title', 2, page('title: 2026', description)],
    ['an empty title', 'title', 2, page('title: " "', description)],
    ['a title of 121 letters', 'title', 2, page(`title: ${'x'.repeat(121)}`, description)],
    ['a description that says nothing', 'description', 3, page('title: Usage', 'description: Use it.')],
    ['a description of blanks', 'description', 3, page('title: Usage', `description: "${' '.repeat(40)}"`)],
    ['a description of 201 letters', 'description', 3, page('title: Usage', `description: ${'x'.repeat(201)}`)],
    ['a day in words', 'lastUpdated', 4, page('title: Usage', description, 'lastUpdated: 21 August 2026')],
    ['a thirteenth month', 'factsDate', 4, page('title: Usage', description, 'factsDate: 2026-13-01')],
    ['the 30th of February', 'lastUpdated', 4, page('title: Usage', description, 'lastUpdated: 2026-02-30')],
    ['a leap day of a year without one', 'factsDate', 4, page('title: Usage', description, 'factsDate: 2026-02-29')],
    ['the 31st of April', 'factsDate', 4, page('title: Usage', description, 'factsDate: 2026-04-31')],
    ['a draft that is no boolean', 'draft', 4, page('title: Usage', description, 'draft: maybe')],
    ['an empty keyword', 'keywords.0', 4, page('title: Usage', description, 'keywords: [" "]')],
    ['a keyword that is a number', 'keywords.1', 4, page('title: Usage', description, 'keywords: [a, 3]')],
  ])('[DOCS-10] names field and line of %s', (_, field, line, source) => {
    const [problem] = problemsOf(source);
    expect(problem).toMatchObject({ file, line });
    expect(problem?.message).toContain(`"${field}"`);
    expect(problem?.message).not.toContain('missing');
  });

  test.each([
    [
      'a day that is no date',
      'factsDate: soon',
      'The front matter field "factsDate" must be a date such as 2026-08-21.',
    ],
    ['a day of no calendar', 'factsDate: 2026-02-30', 'The front matter field "factsDate" is no day of the calendar.'],
    ['a draft in words', 'draft: "yes"', 'The front matter field "draft" must be true or false.'],
    ['keywords in one text', 'keywords: a, b', 'The front matter field "keywords" must be a list.'],
    ['a keyword that is empty', 'keywords: [""]', 'The front matter field "keywords.0" is empty.'],
  ])('[DOCS-10] says once, in a sentence, what is wrong with %s', (_, field, message) => {
    expect(problemsOf(page('title: Usage', description, field)).map((problem) => problem.message)).toEqual([message]);
  });

  test('[DOCS-10] of a misspelt field says which was meant', () => {
    expect(problemsOf(page('title: Usage', description, 'keyword: [a]'))[0]?.remedy).toMatch(
      /Did you mean "keywords"\?$/,
    );
  });

  test('[DOCS-10] hears of everything that is wrong at once', () => {
    const problems = problemsOf(page('title: 12', 'unlistd: true', 'draft: maybe'));
    const messages = problems.map(({ message }) => message).join('\n');
    for (const field of ['title', 'description', 'unlistd', 'draft']) expect(messages).toContain(`"${field}"`);
  });

  test('[DOCS-10] gives line and column of what is no YAML', () => {
    const [problem] = problemsOf(page('title: Usage', 'description: Read: in two languages'));
    expect(problem).toMatchObject({ file, line: 3, column: 14 });
    expect(problem?.remedy).toContain('Quote');
  });

  test('[DOCS-10] may not give a field twice', () => {
    expect(problemsOf(page('title: Usage', description, 'title: Use'))[0]).toMatchObject({ file, line: 4 });
  });
});

describe('collections', () => {
  test('[ROUTE-12] a post needs its day', () => {
    expect(problemsOf(page('title: News', description), 'blog')[0]?.message).toContain('"date"');
  });

  test('[DOCS-03] only docs have a label for the sidebar', () => {
    const [problem] = problemsOf(page('title: Pricing', description, 'sidebarLabel: Price'), 'pages');
    expect(problem?.message).toContain('"sidebarLabel"');
  });

  test.each([
    ['docs', 'docs'],
    ['docs-1.0', 'docs'],
    ['pages', 'pages'],
    ['blog', 'blog'],
    ['doc', undefined],
    ['documents', undefined],
    ['toString', undefined],
  ])('[DOCS-01] the folder %s holds %s', (folder, collection) => {
    expect(collectionOf(folder)).toBe(collection);
  });
});

describe('for thousands of pages', () => {
  const words = (minLength: number, maxLength: number) =>
    fc
      .string({ unit: 'grapheme', minLength, maxLength })
      // Fields are trimmed, so only trimmed texts are read back unchanged.
      .filter((text) => text === text.trim() && text.length >= minLength && text.length <= maxLength);
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const fields = fc.record(
    {
      title: words(1, 120),
      description: words(15, 200),
      factsDate: day,
      lastUpdated: day,
      keywords: fc.array(words(1, 20), { maxLength: 4 }),
      unlisted: fc.boolean(),
      draft: fc.boolean(),
      sidebarLabel: words(1, 60),
    },
    { requiredKeys: ['title', 'description'] },
  );
  const body = fc.string({ unit: 'grapheme', maxLength: 80 });

  test('[DOCS-10] what is written as YAML is read as it was meant, and the body stays to the letter', () => {
    fc.assert(
      fc.property(fields, body, fc.constantFrom('', '\uFEFF'), (written, text, mark) => {
        const source = `${mark}---\n${stringify(written)}---\n${text}`;
        expect(parse(source)).toMatchObject({ frontMatter: written, body: text });
      }),
      { numRuns: 2000 },
    );
  });

  test('[DOCS-10] whatever the file holds, nothing is thrown, and a problem names a line of it and a remedy', () => {
    const pieces = fc.constantFrom(
      ...['---', '\n', '\r\n', 'title', ': ', 'description', '- ', '&a ', '*a', '"', "'", '{', '}', '[', ']', '|', '>'],
      ...[
        '!!js/function x',
        '<<: *a',
        '\t',
        '#',
        'date: 2026-02-30',
        'draft: yes',
        '__proto__: 1',
        '? ',
        '%YAML 9',
        '\0',
      ],
    );
    const almost = fc.array(pieces, { maxLength: 25 }).map((parts) => `---\n${parts.join('')}\n---\nText`);
    const anything = fc.oneof(
      almost,
      fc.string({ unit: 'binary' }),
      body.map((text) => `---\n${text}\n---\n`),
    );
    fc.assert(
      fc.property(anything, fc.constantFrom<Collection>('docs', 'pages', 'blog'), (source, collection) => {
        const result = parsePage(source, file, collection);
        if (!Array.isArray(result)) return;
        expect(result).not.toHaveLength(0);
        for (const { line = 0, message, remedy } of result) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(source.split('\n').length + 1);
          expect(message).toMatch(/\S/);
          expect(remedy).toMatch(/\S/);
        }
      }),
      { numRuns: 5000 },
    );
  });
});
