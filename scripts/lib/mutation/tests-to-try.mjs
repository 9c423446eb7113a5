/** A test that took less than this, in milliseconds of the processor, is as cheap as any. */
const CHEAP_MS = 4;
/** So many tests that noticed a change nearby are asked first. */
const NEIGHBOURS = 4;
/** So far from a change another one counts as nearby; changes are numbered as they are in the code. */
const NEARBY = 12;
/** The share of a circle that spreads points on it most evenly. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * The tests that reach a change, the most promising first: those that noticed a change beside it, then the cheap ones before the
 * costly ones. Among equal ones neighbours in the file come far apart, since the rows of a table are beside rows that are like them.
 */
export function testsToTry(change, reaching, noticed) {
  const first = neighboursOf(change, reaching, noticed);
  const others = reaching.map((test, at) => ({ test, class: costClass(test), place: (at * GOLDEN) % 1 }));
  others.sort((one, other) => one.class - other.class || one.place - other.place);
  return [...first, ...others.map(({ test }) => test).filter((test) => !first.includes(test))];
}

/** Tests that noticed one of the changes nearby, the nearest first. */
function neighboursOf(change, reaching, noticed) {
  const byId = new Map(reaching.map((test) => [test.id, test]));
  const found = new Set();
  for (let distance = 1; distance <= NEARBY && found.size < NEIGHBOURS; distance += 1) {
    for (const near of [Number(change) - distance, Number(change) + distance]) {
      const test = byId.get(noticed.get(String(near)));
      if (test !== undefined && costClass(test) === 0) found.add(test);
    }
  }
  return [...found];
}

/** Each class costs up to four times as much as the one before it. */
const costClass = ({ costMs }) => (costMs <= CHEAP_MS ? 0 : Math.ceil(Math.log2(costMs / CHEAP_MS) / 2));
