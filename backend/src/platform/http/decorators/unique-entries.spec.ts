import { validateSync } from 'class-validator';

import { UniqueEntries } from './unique-entries.js';

class Order {
  @UniqueEntries()
  ids: unknown;
}

/** How often the entries of the list were read. */
function readsFor(length: number): number {
  let reads = 0;
  const ids = new Proxy(
    Array.from({ length }, (_, at) => at),
    {
      get: (list, key) => {
        reads += 1;
        return Reflect.get(list, key) as unknown;
      },
    },
  );
  expect(validateSync(Object.assign(new Order(), { ids }))).toEqual([]);
  return reads;
}

describe('a list in which nothing may be twice', () => {
  it.each([
    [[1, 2, 3], true],
    [['a', 'b', 'a'], false],
    ['aa', false],
    [undefined, false],
  ])('%j', (ids, isFine) => {
    expect(validateSync(Object.assign(new Order(), { ids })).length === 0).toBe(isFine);
  });

  it('O-11 is read once, however long it is', () => {
    expect(readsFor(2_000) / readsFor(1_000)).toBeLessThan(2.1);
  });
});
