import { createKeys } from './idempotency';

const counted = () => {
  let count = 0;
  return createKeys(() => {
    count += 1;
    return `key-${count}`;
  });
};

test.each(['offline', 'timeout', 'server', 'malformed'] as const)(
  '[PRO-07] after "%s" the same request keeps its key: it may have been done',
  (problem) => {
    const keys = counted();
    expect(keys.keyFor('a')).toBe('key-1');
    keys.settle(problem);
    expect(keys.keyFor('a')).toBe('key-1');
    expect(keys.keyFor('b')).toBe('key-2');
  },
);

test.each([undefined, 'invalid', 'already', 'signed-out', 'rate-limited'] as const)(
  '[PRO-07] after "%s" the next try is a new one',
  (problem) => {
    const keys = counted();
    keys.keyFor('a');
    keys.settle(problem);
    expect(keys.keyFor('a')).toBe('key-2');
  },
);

test('[PRO-07] keys have the contract’s form, and no two are the same', () => {
  const keys = Array.from({ length: 50 }, () => createKeys().keyFor('a'));
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
});
