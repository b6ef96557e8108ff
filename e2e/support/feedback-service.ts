import { reportSchema } from '@/lib/product/feedback/contract';
import { test as base, expect, type Page } from './test';
import { deployUnder } from './with-backend';

const url = 'https://feedback.example/v1';

/** How the service answers: with a status, or not at all. */
type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | 'down';

/** A service that takes feedback. */
export interface FeedbackService {
  /** How it answers from now on; 202 at first. */
  answer: Answer;
  /** What was asked, oldest first. */
  readonly asked: { readonly key: string | undefined; readonly cookie: string | undefined; readonly body: unknown }[];
  /** Lets go of what waits, if `isSlow`. */
  isSlow: boolean;
  release: () => void;
}

/** A test on the fixture site as a deployment with a service for feedback has it. */
export const test = base.extend<{ service: FeedbackService }>({
  service: async ({ page }, use) => {
    const waiting: (() => void)[] = [];
    const service: FeedbackService = {
      answer: { status: 202 },
      asked: [],
      isSlow: false,
      release: () => {
        for (const done of waiting.splice(0)) done();
      },
    };
    await deployUnder(page, { FEEDBACK_URL: url });
    await page.route(`${url}/reports`, async (route) => {
      const { 'idempotency-key': key, cookie, ...headers } = await route.request().allHeaders();
      const body: unknown = route.request().postDataJSON();
      service.asked.push({ key, cookie, body });
      expect(reportSchema.safeParse(body).error).toBeUndefined();
      expect(headers['x-immersive-translate-site']).toBe('1');
      if (service.isSlow) await new Promise<void>((done) => waiting.push(done));
      if (service.answer === 'down') return route.abort('connectionrefused');
      await route.fulfill({
        status: service.answer.status,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'Retry-After',
          ...service.answer.headers,
        },
        json: { accepted: true },
      });
    });
    await use(service);
  },
});

/** Brings the end of a page into view, and waits for what stands there then. */
export async function toEnd(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await page.locator('.doc-meta').scrollIntoViewIfNeeded();
  await expect(page.locator('.feedback')).toBeVisible();
}

/** What the form says of its sending. */
export const said = (page: Page) => page.locator('.feedback-status');
