import { isolateNumber } from './isolate';

test('[LOC-03] a price in Arabic is one piece from left to right', () => {
  const price = new Intl.NumberFormat('ar-u-nu-latn', { style: 'currency', currency: 'USD' }).format(14.99);
  const isolated = isolateNumber(price);
  expect(isolated).toMatch(/^\u2066[^\u200e\u200f\u061c]*14\.99[^\u200e\u200f\u061c]*\u2069$/);
});

test('other texts stay as they are', () => {
  expect(isolateNumber('$14.99')).toBe('$14.99');
});
