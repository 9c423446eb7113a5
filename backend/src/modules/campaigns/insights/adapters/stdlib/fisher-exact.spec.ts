import { fisherExact } from './fisher-exact.js';

describe("Fisher's exact test", () => {
  // Published examples: Fisher's tea tasting (both outcomes), the table of SciPy's documentation, the dieting of Wikipedia,
  // and the convictions of twins in the documentation of R (?fisher.test).
  it.each([
    [{ hits: 3, of: 4 }, { hits: 1, of: 4 }, 0.4857],
    [{ hits: 4, of: 4 }, { hits: 0, of: 4 }, 0.0286],
    [{ hits: 8, of: 10 }, { hits: 1, of: 6 }, 0.035],
    [{ hits: 1, of: 12 }, { hits: 9, of: 12 }, 0.0028],
    [{ hits: 10, of: 12 }, { hits: 3, of: 18 }, 0.0005],
  ])('N-06 %j against %j arises by chance with a probability of %d', (one, other, expected) => {
    expect(fisherExact(one, other)).toBeCloseTo(expected, 4);
    expect(fisherExact(other, one)).toBeCloseTo(expected, 4);
  });

  it('N-06 no difference is certain to arise by chance', () => {
    expect(fisherExact({ hits: 5, of: 10 }, { hits: 5, of: 10 })).toBeCloseTo(1, 10);
    expect(fisherExact({ hits: 0, of: 10 }, { hits: 0, of: 30 })).toBe(1);
    expect(fisherExact({ hits: 3, of: 10 }, { hits: 0, of: 0 })).toBe(1);
  });

  it('N-06 stays a probability for tens of thousands of emails', () => {
    const p = fisherExact({ hits: 5_000, of: 20_000 }, { hits: 4_000, of: 20_000 });
    expect(p).toBeGreaterThan(0);
    expect(p).toBeLessThan(1e-20);
    expect(fisherExact({ hits: 5_000, of: 20_000 }, { hits: 5_010, of: 20_000 })).toBeGreaterThan(0.8);
    expect(fisherExact({ hits: 40_000, of: 50_000 }, { hits: 10, of: 50_000 })).toBeLessThan(1e-20);
  });

  it('N-06 is the sum over all tables with the same margins, written out with exact whole numbers', () => {
    for (const [a, n, b, m] of [
      [0, 3, 5, 9],
      [7, 20, 2, 31],
      [5, 6, 40, 90],
      [1, 40, 30, 60],
    ] as const) {
      expect(fisherExact({ hits: a, of: n }, { hits: b, of: m })).toBeCloseTo(byWholeNumbers([a, n], [b, m]), 9);
    }
  });
});

/** n over k. */
function ways(n: number, k: number): bigint {
  let result = 1n;
  for (let at = 1; at <= k; at += 1) result = (result * BigInt(n - k + at)) / BigInt(at);
  return k < 0 || k > n ? 0n : result;
}

function byWholeNumbers([a, n]: readonly [number, number], [b, m]: readonly [number, number]): number {
  const tables = Array.from({ length: a + b + 1 }, (_, at) => ways(n, at) * ways(m, a + b - at));
  const unlikely = tables.filter((table) => table <= (tables[a] ?? 0n));
  const scale = 10n ** 15n;
  const total = (some: bigint[]) => some.reduce((all, one) => all + one, 0n);
  return Number((total(unlikely) * scale) / total(tables)) / Number(scale);
}
