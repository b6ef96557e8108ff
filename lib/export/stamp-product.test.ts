import { readDeployment } from '../hosting/deployment';
import { serviceTags, stampPage } from './stamp-export';

const page = '<!DOCTYPE html><html><head><title>A</title></head><body></body></html>';
const stamped = (url?: string) => stampPage(page, serviceTags({ PRODUCT_API_URL: url }));

test('[PRO-07] with no backend pages stay as they are', () => {
  expect(stamped()).toBe(page);
});

test('[PRO-07] the backend stands in the head, another takes its place, and none takes it away', () => {
  const one = stamped('https://api.example.com/site/v1/');
  expect(one).toContain('name="product-api" content="https://api.example.com/site/v1"></head>');
  const other = stampPage(one, serviceTags({ PRODUCT_API_URL: 'https://other.example' }));
  expect(other).toBe(stamped('https://other.example'));
  expect(stampPage(other, [])).toBe(page);
});

test.each([
  'http://api.example.com',
  'https://user:pass@api.example.com',
  'https://a.example/?x=1',
  'api.example.com',
  'https://a.example/#b',
])('[PRO-07] %s is refused as an address for sessions', (url) => {
  expect(() => readDeployment({ PRODUCT_API_URL: url })).toThrow(`PRODUCT_API_URL is "${url}", but must be`);
});

test.each(['https://api.example.com', 'http://localhost:4000/v1', 'http://127.0.0.1:4000'])(
  '[PRO-07] %s is taken',
  (url) => {
    expect(readDeployment({ PRODUCT_API_URL: url })).toEqual({ PRODUCT_API_URL: url });
  },
);
