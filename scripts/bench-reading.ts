import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { createPreviewServer } from '@/lib/preview/preview-server';
import { ensureBrowser } from '../lib/tools/ensure-installed';

/**
 * Measures how long bilingual reading takes to open: from the click on its button to the frame with the second lines,
 * with a processor four times slower and nothing prefetched. Export first;
 * `npm run bench:reading [-- /it/docs/usage/ …]`.
 */
const outFolder = 'out';
const throttling = 4;
const runs = 7;
const settledMilliseconds = 500;
const asked = process.argv.slice(2);
const addresses = asked.length > 0 ? asked : ['/it/docs/usage/', '/zh/docs/usage/', '/en/docs/faq/', '/ar/docs/'];

/** Runs in the page. It is not polled, because that would take time from what is measured. */
function timeOpening(): Promise<number> {
  let asked = 0;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      asked = timeStamp;
    },
    true,
  );
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-second]')) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // Before the page's own tasks after the frame.
        void scheduler.postTask(() => resolve(performance.now() - asked), { priority: 'user-blocking' });
      });
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
}

async function timeOnce(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(address, { waitUntil: 'networkidle' });
    // The first interaction loads the page's other scripts.
    await page.mouse.move(400, 300);
    await page.mouse.move(402, 300);
    await page.waitForLoadState('networkidle');
    const button = page.locator('[data-bilingual]');
    await button.waitFor();
    // The pointer rests on the button before the press, as a visitor's does.
    await button.hover();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    const opening = page.evaluate(timeOpening);
    await page.waitForTimeout(settledMilliseconds);
    await page.mouse.down();
    await page.mouse.up();
    return await opening;
  } finally {
    await page.close();
  }
}

const server = createPreviewServer(outFolder).listen(0);
const browser = await chromium.launch({ executablePath: ensureBrowser() });
try {
  const { port } = server.address() as AddressInfo;
  console.log(`Bilingual reading, processor ÷ ${throttling}, click to frame, median of ${runs} (least to most)`);
  for (const address of addresses) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await timeOnce(browser, `http://localhost:${port}${address}`));
    times.sort((a, b) => a - b);
    const [median, least, most] = [times[runs >> 1], times[0], times.at(-1)].map((time) => time?.toFixed(0));
    console.log(`  ${address.padEnd(20)} ${median} ms (${least} to ${most})`);
  }
} finally {
  await browser.close();
  server.close();
}
