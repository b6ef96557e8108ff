/** @jest-environment jsdom */
import { readCookies } from './read-cookies';

afterEach(() => jest.restoreAllMocks());

test('[EDGE-02] gives the cookies as they are', () => {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('a=1');
  expect(readCookies()).toBe('a=1');
});

test('[EDGE-02] where cookies may not be read there are none, and nothing is thrown', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(readCookies()).toBeUndefined();
});
