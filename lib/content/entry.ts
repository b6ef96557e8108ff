import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Locale } from '@/i18n/locales';
import { messageOf } from '@/lib/tools/error-messages';
import { isCalendarDay } from './calendar-day';
import { didYouMean, type Problem } from './problem';

/** One MDX file: a page's text in one language. */
export interface ContentEntry {
  readonly locale: Locale;
  /** Folder under the locale: `docs`, `docs-1.0`, `pages`, `blog`. */
  readonly folder: string;
  /** Path inside the folder without `.mdx`; `''` for its index. Letter case counts. */
  readonly slug: string;
  /** Path from the project's root. */
  readonly file: string;
  readonly frontMatter: FrontMatter;
  readonly body: string;
  readonly bodyLine: number;
  /** Placeholder for a page that cannot be read: it has an address, but no text to compare or check. */
  readonly isStandIn?: true;
}

/** `usage.mdx` is `usage`, `services/index.mdx` is `services`, `index.mdx` is `''`. */
export function slugOf(pathInFolder: string): string {
  return pathInFolder.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '');
}

/** Valid names of a page below its folder, because they become addresses. */
export const idPattern = /^[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*(?:\/[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*)*$/;

const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must be a date such as 2026-08-21', abort: true })
  .refine(isCalendarDay, 'is no day of the calendar')
  .meta({ examples: ['2026-08-21'] });

const pageFields = {
  title: z
    .string()
    .trim()
    .min(1, { error: 'is empty', abort: true })
    .max(120, 'is longer than 120 characters')
    .describe('The page’s heading, and its name in the search, the tab, the breadcrumbs and the social card.'),
  description: z
    .string()
    .trim()
    .min(15, 'is shorter than 15 characters')
    .max(200, 'is longer than 200 characters')
    .describe('One sentence for search engines and social cards: what a reader can do with this page.'),
  factsDate: isoDate
    .describe('The day on which the facts of the page were last checked, shown under the text.')
    .optional(),
  lastUpdated: isoDate
    .describe('The day of a later change. Without it, that of the file’s last commit is shown.')
    .optional(),
  keywords: z.array(z.string().trim().min(1)).describe('Further words that people search for.').optional(),
  unlisted: z.boolean().describe('true: in no sidebar, index, feed or sitemap, with a notice.').optional(),
  draft: z.boolean().describe('true: never exported; the live preview shows it with a notice.').optional(),
  machineDraft: z
    .boolean()
    .describe(
      'true: a machine’s translation that nobody has read, with a notice. "npm run i18n -- draft" writes it, "reviewed" removes it.',
    )
    .optional(),
};

/** One schema per collection. Unknown fields are errors: a misspelt `unlistd` must not publish a page. */
export const frontMatterSchemas = {
  docs: z.strictObject({
    ...pageFields,
    sidebarLabel: z.string().trim().min(1).max(60).describe('A shorter name for the sidebar.').optional(),
  }),
  pages: z.strictObject(pageFields),
  blog: z.strictObject({
    ...pageFields,
    date: isoDate.describe('The day under which the post is listed; the same in every language.'),
  }),
};

export type Collection = keyof typeof frontMatterSchemas;

/** Validated front matter of any collection. Only posts have a `date`. */
type FrontMatter = z.infer<(typeof frontMatterSchemas)['docs']> & { readonly date?: string };

/** The schema's name for a folder: `docs` and the folders of older versions, `docs-1.0`, hold docs. */
export function collectionOf(folder: string): Collection | undefined {
  if (folder === 'docs' || folder.startsWith('docs-')) return 'docs';
  return folder === 'pages' || folder === 'blog' ? folder : undefined;
}

export interface ParsedPage {
  readonly frontMatter: FrontMatter;
  readonly body: string;
  /** Line of the file on which the body begins, from 1. */
  readonly bodyLine: number;
}

const fence = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/**
 * Splits and checks a page's source.
 *
 * @param file path from the project's root, for messages
 * @returns the page, or every problem found in its front matter
 */
export function parsePage(source: string, file: string, collection: Collection): ParsedPage | Problem[] {
  // Some editors write a byte-order mark at the beginning.
  const text = source.replace(/^\uFEFF/, '');
  const match = fence.exec(text);
  if (!match) {
    return [
      {
        file,
        line: 1,
        message: 'The page has no front matter.',
        remedy: 'Begin the file with "---", a title, a description and "---" (docs/writing.md lists the fields).',
      },
    ];
  }
  const header = match[1] ?? '';
  const lineCounter = new LineCounter();
  // The `core` schema does not parse dates: a date stays a string, instead of an object in some time zone.
  const document = parseDocument(header, { lineCounter, schema: 'core' });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    return document.errors.map((error) => ({
      file,
      line: lineAt(error.pos[0]),
      column: lineCounter.linePos(error.pos[0]).col,
      message: `The front matter is not valid YAML: ${error.message.split('\n')[0]}`,
      remedy: 'Quote a value that holds ": " or begins with a special character.',
    }));
  }

  if (document.contents !== null && !isMap(document.contents)) {
    return [
      {
        file,
        line: 2,
        message: 'The front matter is not a set of fields.',
        remedy: 'Write one "field: value" on each line.',
      },
    ];
  }

  const lineOfField = (field: string): number => {
    if (!isMap(document.contents)) return 1;
    const pair = document.contents.items.find((item) => isScalar(item.key) && item.key.value === field);
    const offset = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
    return offset === undefined ? 1 : lineAt(offset);
  };

  let fields: unknown;
  try {
    fields = document.toJS() ?? {};
  } catch (error) {
    return [
      {
        file,
        line: 2,
        message: `The front matter cannot be read: ${messageOf(error)}`,
        remedy: 'Write values out: front matter has no use for the anchors (&) and aliases (*) of YAML.',
      },
    ];
  }
  const result = frontMatterSchemas[collection].safeParse(fields);
  if (!result.success) {
    return result.error.issues.flatMap((issue) => describeIssue(issue, file, collection, lineOfField));
  }
  const bodyLine = match[0].split('\n').length;
  return { frontMatter: result.data, body: text.slice(match[0].length), bodyLine };
}

const kinds: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  string: 'a text; quote a number',
  array: 'a list',
};

/** The reason why a value is wrong, as the end of a sentence. */
function reasonOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`;
  return issue.code === 'too_small' && issue.minimum === 1 ? 'is empty' : issue.message;
}

function describeIssue(
  issue: z.core.$ZodIssue,
  file: string,
  collection: Collection,
  lineOfField: (field: string) => number,
): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(frontMatterSchemas[collection].shape);
    return issue.keys.map((field) => ({
      file,
      line: lineOfField(field),
      message: `Unknown front matter field "${field}".`,
      remedy: `Fields of ${collection} are ${known.join(', ')}.${didYouMean(field, known)}`,
    }));
  }
  const field = issue.path.join('.');
  const missing = issue.code === 'invalid_type' && issue.message.includes('undefined');
  return [
    {
      file,
      line: lineOfField(String(issue.path[0] ?? '')),
      message: missing
        ? `The front matter field "${field}" is missing.`
        : `The front matter field "${field}" ${reasonOf(issue)}.`,
      remedy: missing
        ? `Add "${field}: …" between the "---" lines.`
        : `Fix "${field}" (docs/writing.md says what it holds).`,
    },
  ];
}
