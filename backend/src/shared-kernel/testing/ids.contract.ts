import type { Ids } from '../ids.js';

const UUID_7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** More than one millisecond's worth, and more than nine. */
const MANY = 5_000;

/** What every Ids does; run on the fake and on the real one. */
export function idsContract(open: () => Ids): void {
  const many = (next: () => string) => Array.from({ length: MANY }, next);

  it('gives ids that are UUIDs of version 7, each once, in the order of their making', () => {
    const ids = open();
    const made = many(() => ids.next());
    expect(made.filter((id) => !UUID_7.test(id))).toEqual([]);
    expect(new Set(made).size).toBe(MANY);
    expect(made.toSorted()).toEqual(made);
  });

  it('gives tokens that are in an address as they are, each once', () => {
    const ids = open();
    const made = many(() => ids.token());
    expect(made.filter((token) => encodeURIComponent(token) !== token)).toEqual([]);
    expect(new Set(made).size).toBe(MANY);
  });
}
