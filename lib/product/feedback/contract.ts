import { z } from 'zod';
import { acceptedSchema, type Operation } from '../backend/contract';
import { failedReasons, helpedReasons, mostOfBlock, mostWritten, type Report } from './report';

/** The contract of feedback as schemas, for the tests and the OpenAPI document (docs/feedback.md). Not for the browser. */
const page = z.string().regex(/^\/\S*$/);
const language = z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]+)*$/);
const block = z.string().min(1).max(mostOfBlock);

export const reportSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('page'),
    page,
    language,
    helped: z.boolean(),
    reasons: z.array(z.enum([...helpedReasons, ...failedReasons])),
    text: z.string().max(mostWritten),
  }),
  z.strictObject({
    kind: z.literal('translation'),
    page,
    language,
    block: z
      .string()
      .regex(/^[0-9a-f]{8}$/)
      .optional(),
    source: block.optional(),
    translation: block,
    suggestion: z.string().min(1).max(mostWritten),
  }),
]) satisfies z.ZodType<Report>;

export const feedbackOperations = {
  report: {
    method: 'post',
    path: '/reports',
    request: reportSchema,
    success: { status: 202, schema: acceptedSchema },
    problems: [400, 422, 429, 500],
  },
} as const satisfies Record<string, Operation>;
