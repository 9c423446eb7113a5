import { pressKey } from './press-key';

it('C-06 every press has a UUID of its own', () => {
  const keys = Array.from({ length: 100 }, pressKey);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/u);
  expect(new Set(keys).size).toBe(100);
});
