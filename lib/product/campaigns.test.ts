import { campaignPhase, untilNextPhase } from './campaign-phase';
import { type DiscountInput, parseCampaigns, parseDiscounts } from './campaigns';

const january = { start: '2027-01-10T00:00:00+08:00', end: '2027-01-20T00:00:00+08:00' };

test.each([
  ['2027-01-09T15:59:59.999Z', 'before'],
  ['2027-01-09T16:00:00.000Z', 'running'],
  ['2027-01-19T15:59:59.999Z', 'running'],
  ['2027-01-19T16:00:00.000Z', 'after'],
])('[PRO-05] at %s its phase is %s', (now, expected) => {
  expect(campaignPhase(january, Date.parse(now))).toBe(expected);
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

const campaign: DiscountInput = {
  id: 'spring',
  start: '2027-03-01T00:00:00+01:00',
  end: '2027-03-08T00:00:00+01:00',
  text: { en: 'A week at a lower price' },
  to: '/pricing/',
};

const parse = (...campaigns: unknown[]) => parseDiscounts(campaigns, 'content/discounts.ts');

describe('campaignPhase', () => {
  test.each([
    ['2027-02-28T22:59:59.999Z', 'before'],
    ['2027-02-28T23:00:00.000Z', 'running'],
    ['2027-03-07T22:59:59.999Z', 'running'],
    ['2027-03-07T23:00:00.000Z', 'after'],
  ])('[PAGE-02] at %s a campaign is %s', (now, phase) => {
    expect(campaignPhase(campaign, Date.parse(now))).toBe(phase);
  });
});

describe('untilNextPhase', () => {
  test.each([
    ['2027-02-28T22:59:59.000Z', 1000],
    ['2027-02-28T23:00:00.000Z', 7 * 24 * 3600 * 1000],
    ['2027-03-07T22:59:59.999Z', 1],
    ['2027-03-07T23:00:00.000Z', undefined],
  ])('[PAGE-02] at %s the next change is in %p ms', (now, milliseconds) => {
    expect(untilNextPhase(campaign, Date.parse(now))).toBe(milliseconds);
  });
});

describe('parseDiscounts', () => {
  test('[PAGE-02] none is right', () => {
    expect(parse()).toEqual([]);
  });

  test('[PAGE-02] gives them in the order in which they start', () => {
    const later = { ...campaign, id: 'later', start: campaign.end, end: '2027-04-01T00:00:00Z' };
    expect(parse(later, campaign).map(({ id }) => id)).toEqual(['spring', 'later']);
  });

  test.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    [
      'a day in place of an instant',
      { start: '2027-03-01' },
      /discounts\.ts: discounts\[0\.start\] must be an instant/,
    ],
    ['an instant without its zone', { end: '2027-03-08T00:00:00' }, /discounts\[0\.end\] must be an instant/],
    ['an end before the start', { end: '2027-02-01T00:00:00Z' }, /ends before it starts/],
    ['no text in English', { text: { it: 'Una settimana' } }, /needs a text in English/],
    ['a foreign address', { to: 'https://shop.example/' }, /must be a route/],
    ['an unknown field', { percent: '20' }, /percent/],
  ])('[PAGE-02] refuses %s', (_, change, reason) => {
    expect(() => parse({ ...campaign, ...change })).toThrow(reason);
  });

  test('[PAGE-02] refuses two at the same time', () => {
    expect(() => parse(campaign, { ...campaign, id: 'other' })).toThrow(/"spring" and "other" overlap/);
  });
});
