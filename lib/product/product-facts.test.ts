import { leastSaving, monthlyShare, yearlySaving } from './product-facts';

describe('what a year costs', () => {
  test.each([
    [14.99, 124.99, '10.42', '30.5'],
    [34.99, 289.99, '24.17', '30.9'],
    [69, 579.6, '48.30', '30.0'],
    [199, 1599, '133.25', '33.0'],
  ])('[PAGE-02] %d a month and %d a year: %s a month, %s per cent less', (month, year, share, percent) => {
    expect(monthlyShare({ month, year }).toFixed(2)).toBe(share);
    expect((yearlySaving({ month, year }) * 100).toFixed(1)).toBe(percent);
  });

  test('[PAGE-02] what every plan saves is told rounded down', () => {
    const free = { month: 0, year: 0 };
    expect(leastSaving([free, { month: 14.99, year: 124.99 }, { month: 34.99, year: 289.99 }])).toBe(0.3);
    expect(leastSaving([free, { month: 69, year: 579.6 }, { month: 199, year: 1599 }])).toBe(0.3);
    expect(leastSaving([free])).toBe(0);
  });

  test('[PAGE-02] who pays nothing saves nothing', () => {
    expect(yearlySaving({ month: 0, year: 0 })).toBe(0);
    expect(monthlyShare({ month: 0, year: 0 })).toBe(0);
  });
});
