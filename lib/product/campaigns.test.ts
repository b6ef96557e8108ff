import { parseCampaigns } from './campaigns';
import { isRunning } from './is-running';

const january = { start: '2027-01-10T00:00:00+08:00', end: '2027-01-20T00:00:00+08:00' };

test.each([
  ['2027-01-09T15:59:59.999Z', false],
  ['2027-01-09T16:00:00.000Z', true],
  ['2027-01-19T15:59:59.999Z', true],
  ['2027-01-19T16:00:00.000Z', false],
])('[PRO-05] at %s it runs: %p', (now, expected) => {
  expect(isRunning(january, Date.parse(now))).toBe(expected);
});

test.each([{}, { mangaOffer: january }])('[PRO-05] %j is taken as it is', (campaigns) => {
  expect(parseCampaigns(campaigns, 'content/campaigns.ts')).toEqual(campaigns);
});

test.each([
  [{ mangaOffer: { start: '2027-01-10', end: january.end } }, 'campaigns.mangaOffer.start: '],
  [{ mangaOffer: { start: january.end, end: january.start } }, 'campaigns.mangaOffer: must start before it ends.'],
  [{ mangaOfer: january }, '"mangaOfer"'],
])('[PRO-05] %j is refused, with the file and the place', (input, message) => {
  expect(() => parseCampaigns(input, 'content/campaigns.ts')).toThrow(message);
  expect(() => parseCampaigns(input, 'content/campaigns.ts')).toThrow('content/campaigns.ts: ');
});
