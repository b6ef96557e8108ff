import type { Browser, Page } from '@playwright/test';
import { blockingTime, layoutShift, longestOf } from '../statistics';
import type { FileKind, Sent, StaticHost } from './static-host';
import type { Subject } from './subjects';
import { openWatchedPage, slowDown, type WatchedPage } from './watched-page';

/** One visit with empty memory, a slow network and a slow processor. Times are in milliseconds, bytes as transferred. */
export interface Visit {
  readonly requests: number;
  readonly bytes: number;
  readonly bytesOf: Readonly<Record<FileKind, number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  /** Everything that was sent when the page had come to rest after the first touch. */
  readonly touchedBytes: number;
  readonly touchedRequests: number;
  /** The longest task of the load, and of what followed the first touch. */
  readonly longestTask: number;
  readonly longestTaskOfTouch: number;
  /** The next page, from a page that was touched and from one where the link is the first thing touched. */
  readonly next: NextPage;
  readonly nextUntouched: NextPage;
}

/** What a link of the sidebar costs. */
interface NextPage {
  readonly bytes: number;
  readonly requests: number;
  /** From the click to the heading of the next page. */
  readonly time: number;
}

const restAfterLoad = 5000;
const restAfterTouch = 3000;

const bytesIn = (sent: readonly Sent[]) => sent.reduce((sum, { bytes }) => sum + bytes, 0);

/** Loads a page, points at its text, and follows a link of its sidebar. @throws where the page is not as expected */
export async function measureVisit(
  browser: Browser,
  host: StaticHost,
  subject: Subject,
  nextTitle: string,
): Promise<Visit> {
  const { page, session, report, quiet, listen, close } = await openWatchedPage(browser, host);
  try {
    await slowDown(session);
    const sentInAll = listen();
    await page.goto(subject.page, { waitUntil: 'load' });
    await quiet(restAfterLoad);
    const loaded = await report();
    const first = sentInAll();
    const bytesOf = (kind: FileKind) => bytesIn(first.filter((file) => file.kind === kind));

    await pointAtHeading(page);
    await quiet(restAfterTouch);
    const touched = await report();
    const inAll = sentInAll();

    const next = await measureNext({ page, listen, quiet }, subject, nextTitle);
    return {
      requests: first.length,
      bytes: bytesIn(first),
      bytesOf: {
        html: bytesOf('html'),
        css: bytesOf('css'),
        script: bytesOf('script'),
        font: bytesOf('font'),
        other: bytesOf('other'),
      },
      firstPaint: loaded.firstPaint,
      largestPaint: loaded.largestPaint,
      blocking: blockingTime(loaded.tasks, loaded.firstPaint),
      shift: layoutShift(loaded.shifts),
      touchedBytes: bytesIn(inAll),
      touchedRequests: inAll.length,
      longestTask: longestOf(loaded.tasks),
      longestTaskOfTouch: longestOf(touched.tasks.slice(loaded.tasks.length)),
      next,
      nextUntouched: await measureUntouched(browser, host, subject, nextTitle),
    };
  } finally {
    await close();
  }
}

async function measureNext(
  { page, listen, quiet }: Pick<WatchedPage, 'page' | 'listen' | 'quiet'>,
  subject: Subject,
  title: string,
): Promise<NextPage> {
  const sent = listen();
  const time = await followSidebar(page, subject.next, title);
  await quiet(restAfterTouch);
  const files = sent();
  return { bytes: bytesIn(files), requests: files.length, time };
}

/** A visit of its own, whose first touch is the link's. */
async function measureUntouched(
  browser: Browser,
  host: StaticHost,
  subject: Subject,
  title: string,
): Promise<NextPage> {
  const watched = await openWatchedPage(browser, host);
  try {
    await slowDown(watched.session);
    await watched.page.goto(subject.page, { waitUntil: 'load' });
    await watched.quiet(restAfterLoad);
    return await measureNext(watched, subject, title);
  } finally {
    await watched.close();
  }
}

/** A visitor's first sign: the pointer moves to the heading, which leads nowhere. */
export async function pointAtHeading(page: Page): Promise<void> {
  const box = await page.locator('h1').first().boundingBox();
  if (!box) throw new Error(`${page.url()} shows no heading.`);
  await page.mouse.move(box.x + 4, box.y + box.height / 2);
  await page.mouse.move(box.x + 8, box.y + box.height / 2);
}

async function followSidebar(page: Page, address: string, title: string): Promise<number> {
  const link = page.locator(`a[href="${address}"]:visible`).first();
  await link.waitFor();
  const started = performance.now();
  await link.click();
  await page.locator('h1').filter({ hasText: title }).first().waitFor();
  return performance.now() - started;
}
