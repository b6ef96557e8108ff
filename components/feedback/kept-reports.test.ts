/** @jest-environment jsdom */
import { feedbackSlot } from '@/lib/browser/settings/storage-slot';
import type { Report } from '@/lib/product/feedback/report';
import { createDelivery } from './deliver';
import { keepReport, sendKept } from './kept-reports';
import type { FeedbackWords } from './words';

const url = 'https://feedback.example';
const report = (text: string): Report => ({
  kind: 'page',
  page: '/it/docs/',
  language: 'it',
  helped: true,
  reasons: [],
  text,
});
const words = {
  kept: 'kept',
  notKept: 'not kept',
  refused: 'refused',
  server: 'server',
  thanks: 'thanks',
} as FeedbackWords;

/** Answers in order; the last one from then on. */
function answers(...list: readonly (number | 'lost')[]) {
  const left = [...list];
  const sent: { key: string; text: string }[] = [];
  global.fetch = jest.fn(async (_: RequestInfo | URL, { headers, body }: RequestInit = {}) => {
    sent.push({
      key: (headers as Record<string, string>)['Idempotency-Key'] ?? '',
      text: (JSON.parse(String(body)) as { text: string }).text,
    });
    const status = left.length > 1 ? left.shift() : left[0];
    if (status === 'lost' || status === undefined) throw new TypeError('lost');
    return {
      ok: status < 300,
      status,
      headers: new Headers({ 'Retry-After': '30' }),
      text: async () => '{"accepted":true}',
    } as Response;
  });
  return sent;
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('reports that are kept', () => {
  test('[DOCS-16] are sent later with their keys, in order, and are gone then', async () => {
    expect([keepReport(report('one'), 'key1'), keepReport(report('two'), 'key2')]).toEqual([true, true]);
    const sent = answers(202);
    expect(await sendKept(url)).toBe(2);
    expect(sent).toEqual([
      { key: 'key1', text: 'one' },
      { key: 'key2', text: 'two' },
    ]);
    expect(feedbackSlot.get()).toBeUndefined();
  });

  test.each([429, 500, 'lost'] as const)('[DOCS-16] stay for another time after %s', async (status) => {
    keepReport(report('one'), 'key1');
    keepReport(report('two'), 'key2');
    const sent = answers(status);
    expect(await sendKept(url)).toBe(0);
    expect(sent).toHaveLength(1);
    answers(202);
    expect(await sendKept(url)).toBe(2);
  });

  test('[DOCS-16] are given up where the service refuses one, so that the next get through', async () => {
    keepReport(report('bad'), 'key1');
    keepReport(report('good'), 'key2');
    answers(400, 202);
    expect(await sendKept(url)).toBe(1);
    expect(feedbackSlot.get()).toBeUndefined();
  });

  test('[DOCS-16] are sent once, however often it is asked at once', async () => {
    keepReport(report('one'), 'key1');
    const sent = answers(202);
    await Promise.all([sendKept(url), sendKept(url)]);
    expect(sent).toHaveLength(1);
  });

  test('[DOCS-16] are at most twenty', () => {
    const kept = Array.from({ length: 21 }, (_, index) => keepReport(report('x'), `key${index}`));
    expect(kept.lastIndexOf(true)).toBe(19);
  });

  test.each(['', '[', 'null', '{"a":1}', '[null,1,{"key":2}]', '[{"key":"a"}]'])(
    '[DOCS-16] are none where storage holds %p',
    async (stored) => {
      feedbackSlot.set(stored);
      const sent = answers(202);
      expect(await sendKept(url)).toBe(0);
      expect(sent).toEqual([]);
    },
  );
});

describe('a delivery', () => {
  test.each([
    [202, { isDone: true, says: 'thanks' }],
    [400, { isDone: false, says: 'refused' }],
    [422, { isDone: false, says: 'refused' }],
    [500, { isDone: false, says: 'server' }],
    [404, { isDone: false, says: 'server' }],
    ['lost', { isDone: true, says: 'kept' }],
  ] as const)('[DOCS-16] that ends with %s', async (status, told) => {
    answers(status);
    expect(await createDelivery(url, words)(report('x'))).toEqual(told);
  });

  test('[DOCS-16] says how long to wait', async () => {
    answers(429);
    const deliver = createDelivery(url, { ...words, intl: 'en', rateLimited: 'Wait {time}.' });
    expect(await deliver(report('x'))).toEqual({ isDone: false, says: 'Wait 30 seconds.' });
  });

  test('[DOCS-16] that cannot be kept either leaves the form, and keeps its key for the next press', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const sent = answers('lost', 202);
    const deliver = createDelivery(url, words);
    expect(await deliver(report('x'))).toEqual({ isDone: false, says: 'not kept' });
    expect(await deliver(report('x'))).toEqual({ isDone: true, says: 'thanks' });
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  test('[DOCS-16] goes out once for two presses', async () => {
    const sent = answers(202);
    const deliver = createDelivery(url, words);
    const [, second] = await Promise.all([deliver(report('x')), deliver(report('x'))]);
    expect(second).toBeUndefined();
    expect(sent).toHaveLength(1);
  });

  test('[DOCS-16] has neither cookie nor redirect', async () => {
    answers(202);
    await createDelivery(url, words)(report('x'));
    expect(global.fetch).toHaveBeenCalledWith(
      `${url}/reports`,
      expect.objectContaining({ credentials: 'omit', redirect: 'error', method: 'POST' }),
    );
  });
});
