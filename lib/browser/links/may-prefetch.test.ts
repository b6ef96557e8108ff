import { mayPrefetch } from './may-prefetch';

describe('mayPrefetch', () => {
  test.each([
    ['of a browser that tells nothing', {}],
    ['that the browser does not know', { connection: {} }],
    ['as fast as 3g', { connection: { effectiveType: '3g', saveData: false } }],
    ['as fast as 4g', { connection: { effectiveType: '4g', saveData: false } }],
  ])('[ROUTE-09] pages may be fetched ahead on a connection %s', (_, visitor) => {
    expect(mayPrefetch(visitor)).toBe(true);
  });

  test.each(['2g', 'slow-2g'])('[ROUTE-09] nothing is fetched ahead on %s', (effectiveType) => {
    expect(mayPrefetch({ connection: { effectiveType, saveData: false } })).toBe(false);
  });

  test.each([
    ['on a fast connection', { saveData: true, effectiveType: '4g' }],
    ['on a connection of unknown speed', { saveData: true }],
  ])('[ROUTE-09] nothing is fetched ahead with data saver on, %s', (_, connection) => {
    expect(mayPrefetch({ connection })).toBe(false);
  });
});
