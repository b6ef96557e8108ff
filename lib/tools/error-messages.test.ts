import { messagesOf } from './error-messages';

describe('messagesOf', () => {
  test('[SHELL-09] chains the messages of an error and its causes, outermost first', () => {
    const root = new Error('The disk is full');
    const middle = new Error('The file could not be read', { cause: root });
    expect(messagesOf(new Error('The page could not be shown', { cause: middle }))).toEqual([
      'The page could not be shown',
      'The file could not be read',
      'The disk is full',
    ]);
  });

  test('[SHELL-09] a chain that is a circle ends', () => {
    const error = new Error('Round');
    error.cause = error;
    expect(messagesOf(error)).toEqual(['Round']);
  });

  test.each([
    ['a text', 'plain text', ['plain text']],
    ['nothing in particular', null, ['null']],
    ['an error without words', new TypeError(''), ['TypeError']],
  ])('[SHELL-09] %s can be thrown too', (_, thrown, expected) => {
    expect(messagesOf(thrown)).toEqual(expected);
  });
});
