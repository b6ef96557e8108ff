import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Shift, Task } from '../statistics';
import type { Sent, StaticHost } from './static-host';

/** The slow profile: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const slowNetwork = { latency: 562, downloadThroughput: 1_440_000 / 8, uploadThroughput: 675_000 / 8 };
export const slowProcessor = 4;

/** What the browser has told of a page so far, in milliseconds since its beginning. */
interface PageReport {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly tasks: readonly Task[];
  readonly shifts: readonly Shift[];
}

/** A page in a browser of its own memory, with what it asks for and does. */
export interface WatchedPage {
  readonly page: Page;
  readonly session: CDPSession;
  report(): Promise<PageReport>;
  /** Resolves when nothing was asked for and no long task ran for so many milliseconds. */
  quiet(milliseconds: number): Promise<void>;
  /** What the host sends from now on. */
  listen(): () => readonly Sent[];
  close(): Promise<void>;
}

declare global {
  interface Window {
    benchReport: { firstPaint: number; largestPaint: number; tasks: Task[]; shifts: Shift[] };
  }
}

/** Runs in the page before anything of it does. */
function watch(): void {
  const report: Window['benchReport'] = { firstPaint: Number.NaN, largestPaint: Number.NaN, tasks: [], shifts: [] };
  window.benchReport = report;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') report.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    report.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => report.tasks.push({ start: startTime, duration }));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) report.shifts.push({ time: startTime, value });
  });
}

const viewport = { width: 1440, height: 900 };
const pollEvery = 250;
const longestWait = 120_000;

export async function openWatchedPage(browser: Browser, host: StaticHost): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport, baseURL: host.origin });
  const page = await context.newPage();
  page.setDefaultTimeout(longestWait);
  // The helper that tsx's compiler puts around named functions does not exist in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(watch);
  let pending = 0;
  let lastActivity = performance.now();
  const active = (change: number) => () => {
    pending += change;
    lastActivity = performance.now();
  };
  page.on('request', active(1));
  page.on('requestfinished', active(-1));
  page.on('requestfailed', active(-1));
  const session = await context.newCDPSession(page);
  const report = () => page.evaluate(() => window.benchReport);
  return {
    page,
    session,
    report,
    async quiet(milliseconds) {
      const started = performance.now();
      lastActivity = started;
      let seen = '';
      while (performance.now() - lastActivity < milliseconds) {
        if (performance.now() - started > longestWait) throw new Error(`${page.url()} does not come to rest.`);
        await new Promise((resolve) => setTimeout(resolve, pollEvery));
        // A page that is being left answers no more.
        const tasks = await report().then(
          (known) => known.tasks.length,
          () => 'leaving',
        );
        const now = `${tasks} ${host.sent.length}`;
        if (now !== seen || pending > 0) lastActivity = performance.now();
        seen = now;
      }
    },
    listen() {
      const from = host.sent.length;
      return () => host.sent.slice(from);
    },
    close: () => context.close(),
  };
}

/** Slows the page's network and processor down. Workers keep the processor's full speed. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slowNetwork });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor });
}
