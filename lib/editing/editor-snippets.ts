import { z } from 'zod';
import { frontMatterSchemas } from '@/lib/content/entry';
import { type ComponentName, componentSchemas } from '@/lib/content/mdx/component-schemas';
import { folderOfKind, type PageKind } from './new-page';
import { type Sample, samplesFile } from './samples';

/** A snippet as VS Code reads it: https://code.visualstudio.com/docs/editing/userdefinedsnippets */
export interface Snippet {
  readonly scope: 'mdx';
  readonly prefix: string;
  readonly description: string;
  readonly body: readonly string[];
  /** Offered for an empty file too. */
  readonly isFileTemplate?: true;
}

type Snippets = Readonly<Record<string, Snippet>>;

/** A property of a component, or a field of front matter. */
interface Field {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: z.core.JSONSchema.BaseSchema;
}

/** The JSON schema of what authors write. Rules that JSON schemas cannot say are left to `npm run check`. */
export function jsonSchemaOf(schema: z.ZodObject): z.core.JSONSchema.BaseSchema {
  // The version that every editor understands.
  return z.toJSONSchema(schema, { target: 'draft-07', io: 'input' });
}

/** The fields of a schema, required ones first. */
function fieldsOf(schema: z.ZodObject): Field[] {
  const { properties = {}, required = [] } = jsonSchemaOf(schema);
  return Object.entries(properties)
    .map(([name, field]) => ({
      name,
      isRequired: required.includes(name),
      schema: typeof field === 'boolean' ? {} : field,
    }))
    .sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

/** The place of a value: a choice where the schema has a closed set, else its example or its name, selected. */
function placeOf({ name, schema }: Field, stop: number): string {
  const choices = schema.type === 'boolean' ? ['true', 'false'] : schema.enum;
  if (choices) return `\${${stop}|${choices.map((choice) => String(choice).replace(/[\\,|]/g, '\\$&')).join()}|}`;
  const [example = name] = (schema.examples ?? []) as readonly string[];
  return `\${${stop}:${example.replace(/[\\$}]/g, '\\$&')}}`;
}

/** The tag with its properties. Each optional one is a place of its own: one press of the delete key removes it. */
function tagOf(name: ComponentName): string {
  let stop = 0;
  const properties = fieldsOf(componentSchemas[name]).map((field) => {
    stop += 1;
    if (field.isRequired) return ` ${field.name}="${placeOf(field, stop)}"`;
    const whole = stop;
    stop += 1;
    return `\${${whole}: ${field.name}="${placeOf(field, stop)}"}`;
  });
  return `<${name}${properties.join('')}`;
}

/**
 * A snippet for each component that authors may write, closed and spaced like its first example in the authors' guide.
 *
 * @throws where the guide has no example of a component
 */
export function componentSnippets(samples: readonly Sample[]): Snippets {
  const names = Object.keys(componentSchemas) as ComponentName[];
  return Object.fromEntries(
    names.map((name) => {
      const tagInText = new RegExp(`<${name}(?: [\\w-]+="[^"]*")*( /)?>(\\n*)`);
      const shown = samples.map(({ text }) => tagInText.exec(text)).find((match) => match !== null);
      if (!shown) {
        throw new Error(`No example in ${samplesFile} shows <${name}>. Write one: the snippet takes its form from it.`);
      }
      const [, isEmpty, { length: lines } = ''] = shown;
      const tag = tagOf(name);
      const gap = Array.from({ length: Math.max(lines - 1, 0) }, () => '');
      const inLine = isEmpty ? `${tag} />$0` : `${tag}>$0</${name}>`;
      const body = isEmpty || lines === 0 ? [inLine] : [`${tag}>`, ...gap, '$0', ...gap, `</${name}>`];
      return [name, { scope: 'mdx', prefix: name, description: `Component: ${samplesFile} shows it.`, body }];
    }),
  );
}

/** A snippet for the front matter of each kind of page (`front-doc`), and one for each field that it may have. */
export function frontMatterSnippets(): Snippets {
  const kinds = Object.keys(folderOfKind) as PageKind[];
  const fields = kinds.map((kind) => fieldsOf(frontMatterSchemas[folderOfKind[kind]]));
  const whole = kinds.map((kind, index): [string, Snippet] => {
    const required = (fields[index] ?? []).filter(({ isRequired }) => isRequired);
    const lines = required.map((field, at) => `${field.name}: ${placeOf(field, at + 1)}`);
    const description = `Front matter of a ${kind}.`;
    const body = ['---', ...lines, '---', '', '$0'];
    return [`front-${kind}`, { scope: 'mdx', prefix: `front-${kind}`, description, body, isFileTemplate: true }];
  });
  const single = fields.flat().map((field): [string, Snippet] => {
    const { name, schema } = field;
    const body = schema.type === 'array' ? [`${name}:`, '  - $0'] : [`${name}: ${placeOf(field, 1)}`];
    return [`front-${name}`, { scope: 'mdx', prefix: `front-${name}`, description: schema.description ?? name, body }];
  });
  return Object.fromEntries([...whole, ...single]);
}
