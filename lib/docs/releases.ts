import { isCalendarDay } from '@/lib/content/calendar-day';
import type { Heading } from '@/lib/content/content-files';
import type { ContentEntry } from '@/lib/content/entry';
import type { Problem } from '@/lib/content/problem';
import type { DocsVersionConfig } from '../content/versions';

/** Slug of the page whose entries are a feed. */
const changelogSlug = 'CHANGELOG';

/** Whether a page is the current version's change log. */
export function isChangelog(
  { folder, slug }: { readonly folder?: string; readonly slug?: string },
  versions: readonly Pick<DocsVersionConfig, 'isLast' | 'folder'>[],
): boolean {
  return slug === changelogSlug && versions.some((version) => version.isLast && version.folder === folder);
}

/** Whether a page's versions are a feed; not those of an unlisted page. */
export function hasChangelogFeed(
  record: { readonly folder?: string; readonly slug?: string; readonly unlisted: boolean },
  versions: readonly Pick<DocsVersionConfig, 'isLast' | 'folder'>[],
): boolean {
  return isChangelog(record, versions) && !record.unlisted;
}

/** Route of a locale's feed, below that of the page; a file, so it has no slash at its end. */
export function changelogFeedRoute(changelogRoute: string): string {
  return `${changelogRoute}rss.xml`;
}

/** A version in the change log. */
export interface Release {
  /** The heading's words and identifier. */
  readonly version: string;
  readonly id: string;
  /** ISO day; a version of which only the month is known has none, because any day would be invented. */
  readonly day?: string;
}

const versionHeading = /^v?\d+(?:\.\d+)+/;
const dateAtStart = /^(\d{4}-\d{2})(-\d{2})?(?![\d-])/;

/**
 * The versions of a change log, in the page's order: third-level headings that begin with a number. The line below each
 * begins with its day, `2026-06-10`, or its month. Rows of tables are history and not listed. Translations have their
 * source's days, in the format of their language.
 *
 * @returns the versions, and those whose date cannot be parsed
 */
export function readReleases(
  { file, body, bodyLine }: Pick<ContentEntry, 'file' | 'body' | 'bodyLine'>,
  headings: readonly Heading[],
): { releases: Release[]; problems: Problem[] } {
  const lines = body.split(/\r?\n/);
  const releases: Release[] = [];
  const problems: Problem[] = [];
  for (const { level, id, text, line } of headings) {
    if (level !== 3 || line === undefined || !versionHeading.test(text)) continue;
    const under = lines.slice(line - bodyLine + 1).find((candidate) => candidate.trim() !== '');
    const [date, month = '', day] = dateAtStart.exec(under?.trim() ?? '') ?? [];
    if (date === undefined || !isCalendarDay(month + (day ?? '-01'))) {
      problems.push({
        file,
        line,
        message: `The version "${text}" has no date that can be read.`,
        remedy:
          'Begin the line under its heading with the day, such as 2026-06-10, or with the month, such as 2026-06.',
      });
    } else releases.push({ version: text, id, ...(day === undefined ? {} : { day: month + day }) });
  }
  return { releases, problems };
}

/**
 * The HTML of a version in a rendered change log: everything between its heading and the next of that level or above,
 * with absolute links.
 *
 * @param origin the site's, for links that begin with a slash
 */
export function releaseHtml(html: string, id: string, origin: string): string {
  const start = html.indexOf(`<h3 id="${id}">`);
  if (start === -1) return '';
  const below = html.slice(html.indexOf('</h3>', start) + '</h3>'.length);
  const end = below.search(/<h[23] id=/);
  return (end === -1 ? below : below.slice(0, end)).replaceAll('href="/', `href="${origin}/`).trim();
}
