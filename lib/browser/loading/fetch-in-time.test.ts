import { fetchInTime } from './fetch-in-time';

const answer = (status: number, text: string) => async () => new Response(text, { status });
const readJson = (response: Response) => response.json();

test('[EDGE-01] gives what the file holds', async () => {
  expect(await fetchInTime('/a.json', readJson, { fetch: answer(200, '[1]') })).toEqual([1]);
});

test.each([
  ['is not there', answer(404, '[1]')],
  ['is cut off', answer(200, '[1')],
  ['is a page', answer(200, '<!doctype html>')],
])('[EDGE-01] a file that %s is an error', async (_, fetch) => {
  await expect(fetchInTime('/a.json', readJson, { fetch })).rejects.toThrow();
});

test('[EDGE-01] a file that does not come in 20 seconds is an error with its name', async () => {
  jest.useFakeTimers();
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const asked = fetchInTime('/a.json', readJson, { fetch }).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await asked).toBe('/a.json: 15 s');
  jest.useRealTimers();
});
