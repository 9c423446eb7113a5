import { fisherExact } from './fisher-exact.js';

describe("Fisher's exact test", () => {
  // Published examples: Fisher's tea tasting (both outcomes), and the table of SciPy's documentation.
  it.each([
    [{ hits: 3, of: 4 }, { hits: 1, of: 4 }, 0.4857],
    [{ hits: 4, of: 4 }, { hits: 0, of: 4 }, 0.0286],
    [{ hits: 8, of: 10 }, { hits: 1, of: 6 }, 0.035],
    [{ hits: 1, of: 12 }, { hits: 9, of: 12 }, 0.0028],
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
  });
});
