import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  type Operation,
  type OperationName,
  operations,
  type ProblemStatus,
  problemSchema,
  problemStatuses,
} from './contract';
import { idempotencyHeader, siteHeader } from './send';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

const document = parse(readFileSync('docs/product-backend.openapi.yaml', 'utf8')) as JsonObject;

/** The value with every reference resolved, without the parts for readers only. */
function resolved(value: Json): Json {
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== 'object' || value === null) return value;
  const node = value as JsonObject;
  if (typeof node.$ref === 'string') {
    const path = node.$ref.replace('#/', '').split('/');
    const target = path.reduce<Json | undefined>((at, key) => (at as JsonObject | undefined)?.[key], document);
    if (target === undefined) throw new Error(`The document has no ${node.$ref}.`);
    return resolved(target);
  }
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => key !== 'description' && key !== '$schema' && !(key === 'pattern' && 'format' in node))
      .map(([key, inner]) => [key, resolved(inner)]),
  );
}

const jsonSchemaOf = (schema: z.ZodType) => resolved(z.toJSONSchema(schema, { io: 'input' }) as Json);
const inJson = (schema: z.ZodType) => ({ 'application/json': { schema: jsonSchemaOf(schema) } });

const paths = document.paths as { readonly [path: string]: { readonly [method: string]: JsonObject } };

test('[PRO-07] the document has the operations of the schemas, and no others', () => {
  const written = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]) => `${String(operationId)}: ${method} ${path}`),
  );
  const known = Object.entries(operations).map(([name, { method, path }]) => `${name}: ${method} ${path}`);
  expect(written.sort()).toEqual(known.sort());
});

describe.each(Object.keys(operations) as OperationName[])('%s', (name) => {
  const operation: Operation = operations[name];
  const written = resolved(paths[operation.path]?.[operation.method] ?? {}) as JsonObject;
  const responses = written.responses as { readonly [status: string]: JsonObject };

  test('[PRO-07] has every status, with the fields of the schemas', () => {
    const { success, problems } = operation;
    expect(Object.keys(responses).sort()).toEqual([success.status, ...problems].map(String).sort());
    expect(responses[success.status]?.content).toEqual(inJson(success.schema));
    for (const status of problems) expect(responses[status]?.content).toEqual(inJson(problemSchema));
  });

  test('[PRO-07] takes the body and the headers that are sent', () => {
    const body = operation.request && { required: true, content: inJson(operation.request) };
    expect(written.requestBody).toEqual(body);
    const headers = (written.parameters as readonly JsonObject[])
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => parameter.name);
    expect(headers).toEqual(operation.method === 'post' ? [siteHeader, idempotencyHeader] : [siteHeader]);
  });
});

test('[PRO-07] what a status means is said in the words of the schemas', () => {
  const { responses } = document.components as { readonly responses: { readonly [name: string]: JsonObject } };
  const described = Object.values(responses).map((response) => response.description);
  expect(described.sort()).toEqual(
    (Object.keys(problemStatuses) as unknown as ProblemStatus[]).map((status) => problemStatuses[status]).sort(),
  );
});
