import { kilobytes, median } from '../statistics';
import type { SearchUse } from './measure-search-use';
import type { Visit } from './measure-visit';
import { resultsTable, type TableRow } from './results-table';
import { fileKinds } from './static-host';

/** What a build took and made. */
export interface BuildResult {
  readonly name: string;
  /** Seconds. */
  readonly wall: number;
  readonly cpu: number;
  /** Peak, in MiB. */
  readonly memory: number;
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
}

/** What visits to a site were like; each part may have failed. */
export interface SiteResult {
  readonly name: string;
  readonly visits: readonly Visit[];
  readonly search?: SearchUse;
}

const count = (value: number) => value.toLocaleString('en');
const milliseconds = (value: number) => `${value.toFixed(0)} ms`;
const secondsOf = (value: number) => `${(value / 1000).toFixed(2)} s`;
const seconds = (value: number) => `${value.toFixed(1)} s`;

export function buildTable(results: readonly BuildResult[]): string {
  const row = (label: string, pick: (result: BuildResult) => number, format: TableRow['format']): TableRow => ({
    label,
    values: results.map(pick),
    format,
  });
  const judged = (...parts: Parameters<typeof row>): TableRow => ({ ...row(...parts), smallerIsBetter: true });
  return resultsTable(
    results.map(({ name }) => name),
    [
      row('Pages', ({ pages }) => pages, count),
      judged('Time', ({ wall }) => wall, seconds),
      judged('Time per page', ({ wall, pages }) => (wall * 1000) / pages, milliseconds),
      judged('Processor time', ({ cpu }) => cpu, seconds),
      judged('Processor time per page', ({ cpu, pages }) => (cpu * 1000) / pages, milliseconds),
      judged(
        'Memory, peak',
        ({ memory }) => memory,
        (value) => `${count(Math.round(value))} MiB`,
      ),
      row('Files', ({ files }) => files, count),
      judged(
        'Files per page',
        ({ files, pages }) => files / pages,
        (value) => value.toFixed(1),
      ),
      row(
        'Size',
        ({ bytes }) => bytes,
        (value) => `${(value / 1e6).toFixed(1)} MB`,
      ),
      judged('Size per page', ({ bytes, pages }) => bytes / pages, kilobytes),
    ],
  );
}

export function siteTable(results: readonly SiteResult[]): string {
  const ofVisit = (label: string, pick: (visit: Visit) => number, format: TableRow['format']): TableRow => ({
    label,
    values: results.map(({ visits }) => median(visits.map(pick))),
    format,
    smallerIsBetter: true,
  });
  const ofSearch = (label: string, pick: (search: SearchUse) => number, format: TableRow['format']): TableRow => ({
    label,
    values: results.map(({ search }) => search && pick(search)),
    format,
    smallerIsBetter: true,
  });
  const plain = (row: TableRow): TableRow => ({ ...row, smallerIsBetter: undefined });
  const kindLabels = { html: 'HTML', css: 'CSS', script: 'scripts', font: 'fonts', other: 'other' } as const;
  return resultsTable(
    results.map(({ name }) => name),
    [
      ofVisit('Cold load: requests', ({ requests }) => requests, count),
      ofVisit('Cold load: bytes', ({ bytes }) => bytes, kilobytes),
      ...fileKinds.map((kind) =>
        plain(ofVisit(`of them ${kindLabels[kind]}`, ({ bytesOf }) => bytesOf[kind], kilobytes)),
      ),
      ofVisit('First contentful paint', ({ firstPaint }) => firstPaint, secondsOf),
      ofVisit('Largest contentful paint', ({ largestPaint }) => largestPaint, secondsOf),
      ofVisit('Total blocking time', ({ blocking }) => blocking, milliseconds),
      ofVisit(
        'Cumulative layout shift',
        ({ shift }) => shift,
        (value) => value.toFixed(3),
      ),
      ofVisit('After the first touch: bytes in all', ({ touchedBytes }) => touchedBytes, kilobytes),
      ofVisit('After the first touch: requests in all', ({ touchedRequests }) => touchedRequests, count),
      ofVisit('Longest task of the load', ({ longestTask }) => longestTask, milliseconds),
      ofVisit('Longest task after the first touch', ({ longestTaskOfTouch }) => longestTaskOfTouch, milliseconds),
      ...(['next', 'nextUntouched'] as const).flatMap((from) => {
        const label = `Next page by the sidebar, from ${from === 'next' ? 'a touched' : 'an untouched'} page`;
        return [
          ofVisit(`${label}: bytes`, (visit) => visit[from].bytes, kilobytes),
          ofVisit(`${label}: requests`, (visit) => visit[from].requests, count),
          ofVisit(`${label}: click to heading`, (visit) => visit[from].time, secondsOf),
        ];
      }),
      ...(['touched', 'untouched'] as const).flatMap((from) => {
        const label = `First search on ${from === 'touched' ? 'a touched' : 'an untouched'} page`;
        return [
          ofSearch(`${label}: bytes to results`, (search) => search[from].bytes, kilobytes),
          ofSearch(`${label}: requests to results`, (search) => search[from].requests, count),
        ];
      }),
      ofSearch('Search: key to results, p95', ({ latency }) => latency, milliseconds),
    ],
  );
}
