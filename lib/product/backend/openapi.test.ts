import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { feedbackOperations } from '../feedback/contract';
import { type Operation, operations, problemSchema, problemStatuses } from './contract';
import { idempotencyHeader, siteHeader } from './send';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

/** The documents, what they describe, and the body of a problem, where it has one. */
const contracts = [
  { name: 'product-backend', id: 'PRO-07', known: operations, problem: problemSchema },
  { name: 'feedback', id: 'DOCS-16', known: feedbackOperations, problem: undefined },
] as const;

const read = (name: string) => parse(readFileSync(`docs/${name}.openapi.yaml`, 'utf8')) as JsonObject;

/** The value with every reference resolved, without the parts for readers only. */
function resolved(value: Json, document: JsonObject = {}): Json {
  if (Array.isArray(value)) return value.map((item) => resolved(item, document));
  if (typeof value !== 'object' || value === null) return value;
  const node = value as JsonObject;
  if (typeof node.$ref === 'string') {
    const path = node.$ref.replace('#/', '').split('/');
    const target = path.reduce<Json | undefined>((at, key) => (at as JsonObject | undefined)?.[key], document);
    if (target === undefined) throw new Error(`The document has no ${node.$ref}.`);
    return resolved(target, document);
  }
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'description' && key !== '$schema' && !(key === 'pattern' && 'format' in node))
      .map(([key, inner]) => [key, resolved(inner, document)]),
  );
}

const jsonSchemaOf = (schema: z.ZodType) => resolved(z.toJSONSchema(schema, { io: 'input' }) as Json);
const inJson = (schema: z.ZodType) => ({ 'application/json': { schema: jsonSchemaOf(schema) } });

interface Paths {
  readonly [path: string]: { readonly [method: string]: JsonObject };
}

describe.each(contracts)('[$id] $name.openapi.yaml', ({ name, known, problem }) => {
  const document = read(name);
  const paths = document.paths as unknown as Paths;
  const all: readonly (readonly [string, Operation])[] = Object.entries(known);

  test('has the operations of the schemas, and no others', () => {
    const written = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId }]) => `${String(operationId)}: ${method} ${path}`),
    );
    expect(written.sort()).toEqual(all.map(([id, { method, path }]) => `${id}: ${method} ${path}`).sort());
  });

  describe.each(all)('%s', (_, operation) => {
    const written = resolved(paths[operation.path]?.[operation.method] ?? {}, document) as JsonObject;
    const responses = written.responses as { readonly [status: string]: JsonObject };

    test('has every status, with the fields of the schemas', () => {
      const { success, problems } = operation;
      expect(Object.keys(responses).sort()).toEqual([success.status, ...problems].map(String).sort());
      expect(responses[success.status]?.content).toEqual(inJson(success.schema));
      for (const status of problems) expect(responses[status]?.content).toEqual(problem && inJson(problem));
    });

    test('takes the body and the headers that are sent', () => {
      const body = operation.request && { required: true, content: inJson(operation.request) };
      expect(written.requestBody).toEqual(body);
      const headers = (written.parameters as readonly JsonObject[])
        .filter((parameter) => parameter.in === 'header')
        .map((parameter) => parameter.name);
      expect(headers).toEqual(operation.method === 'post' ? [siteHeader, idempotencyHeader] : [siteHeader]);
    });
  });

  test('says what a status means in the words of the schemas', () => {
    const { responses } = document.components as { readonly responses: { readonly [name: string]: JsonObject } };
    const described = Object.values(responses).map((response) => response.description);
    const statuses = new Set(all.flatMap(([, { problems }]) => problems));
    expect(described.sort()).toEqual([...statuses].map((status) => problemStatuses[status]).sort());
  });
});
