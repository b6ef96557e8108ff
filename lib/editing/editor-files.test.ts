import { readFileSync } from 'node:fs';
import { frontMatterSchemas } from '@/lib/content/entry';
import { type ComponentName, componentSchemas } from '@/lib/content/mdx/component-schemas';
import { formatProblem } from '@/lib/content/problem';
import { editorFiles } from './editor-files';
import { componentSnippets, frontMatterSnippets, jsonSchemaOf, type Snippet } from './editor-snippets';
import { readSamples, samplesFile } from './samples';

const samples = readSamples(readFileSync(samplesFile, 'utf8'));
const files = editorFiles(samples);

function jsonOf(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** What is in the page when a snippet has been inserted and nothing was changed. */
function inserted({ body }: Snippet): string {
  let text = body.join('\n').replace('$0', '');
  const place = /\$\{\d+(?:\|((?:[^\\,|]|\\.)+)[^}]*\||:((?:[^\\$}]|\\.)*))\}/g;
  while (place.test(text)) text = text.replace(place, (_, choice, example) => choice ?? example);
  return text;
}

describe('files for editors', () => {
  it('are those that the schemas give', () => {
    const outdated = files.filter(({ file, content }) => JSON.stringify(jsonOf(file)) !== JSON.stringify(content));
    const remedies = outdated.map(({ file }) => `${file} is not of today's schemas: run "npm run schemas", commit it.`);
    expect(remedies).toEqual([]);
  });

  it('are schemas that settings bind to pages', () => {
    const schemas = files.map(({ file }) => file).filter((file) => file.endsWith('.schema.json'));
    expect(Object.keys(jsonOf('.vscode/settings.json')['yaml.schemas'])).toEqual(schemas);
  });

  it('describe every field of front matter, and refuse others', () => {
    for (const schema of Object.values(frontMatterSchemas)) {
      const { properties = {}, additionalProperties } = jsonSchemaOf(schema);
      expect(additionalProperties).toBe(false);
      expect(Object.keys(properties)).toEqual(Object.keys(schema.shape));
      const silent = Object.entries(properties).filter(([, field]) => !Object(field).description);
      expect(silent).toEqual([]);
    }
  });
});

describe('snippets', () => {
  const components = Object.entries(componentSnippets(samples)) as [ComponentName, Snippet][];

  it.each(components)('of <%s> have all its properties, with values that it takes', (name, snippet) => {
    const [, tag = ''] = /^<\w+([^>]*?)(?: \/)?>/.exec(inserted(snippet)) ?? [];
    const props = Object.fromEntries([...tag.matchAll(/ (\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
    expect(Object.keys(props).sort()).toEqual(Object.keys(componentSchemas[name].shape).sort());
    expect(componentSchemas[name].safeParse(props).error).toBeUndefined();
  });

  it('close a component as its example does', () => {
    const { Keys, Card, Details, Steps } = Object.fromEntries(components.map(([name, one]) => [name, inserted(one)]));
    expect(Keys).toBe('<Keys combo="Alt+A" />');
    expect(Card).toMatch(/^<Card [^>]+><\/Card>$/);
    expect(Details).toBe('<Details summary="summary">\n\n</Details>');
    expect(Steps).toBe('<Steps>\n\n\n\n</Steps>');
  });

  it('need an example of each component', () => {
    expect(() => componentSnippets([])).toThrow('No example in docs/writing.md shows <Admonition>.');
  });

  it('of front matter begin a page of each kind, and complete single fields', () => {
    const snippets = frontMatterSnippets();
    expect(inserted(snippets['front-post'] as Snippet)).toBe(
      '---\ntitle: title\ndescription: description\ndate: 2026-08-21\n---\n\n',
    );
    expect(inserted(snippets['front-draft'] as Snippet)).toBe('draft: true');
  });
});

describe('the task that checks the content', () => {
  const [task] = jsonOf('.vscode/tasks.json').tasks;
  const patterns: { regexp: string; kind: string; line?: number; column?: number; message: number }[] =
    task.problemMatcher.map(({ pattern }: { pattern: unknown }) => pattern);
  const problem = { file: 'content/en/docs/usage.mdx', message: 'What is wrong.', remedy: 'What to do.' };

  it.each([
    [{ ...problem, line: 3, column: 7 }, 'location', '3', '7'],
    [{ ...problem, line: 3 }, 'location', '3', undefined],
    [problem, 'file', undefined, undefined],
  ])('finds the place of %j', (wrong, kind, line, column) => {
    const found = patterns.flatMap((pattern) => {
      const match = new RegExp(pattern.regexp).exec(formatProblem(wrong));
      const at = (group = -1) => match?.[group];
      const { line: lineGroup, column: columnGroup, message } = pattern;
      return match ? [[pattern.kind, match[1], at(lineGroup), at(columnGroup), at(message)]] : [];
    });
    expect(found).toEqual([[kind, problem.file, line, column, 'What is wrong. What to do.']]);
  });
});
