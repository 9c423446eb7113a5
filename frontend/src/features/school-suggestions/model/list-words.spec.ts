import { listWords } from './list-words';

it('R-14 reach, target and likely are counted, others only where there are any', () => {
  expect(listWords({ reach: 2, target: 1, likely: 0, still_open: 0, below_minimum: 0, unknown: 0 })).toBe(
    '2 reaches · 1 target · 0 likely',
  );
  expect(listWords({ reach: 0, target: 0, likely: 0, still_open: 2, below_minimum: 1, unknown: 3 })).toBe(
    '0 reaches · 0 targets · 0 likely · 2 junior colleges · 1 below the minimum · 3 not known',
  );
});
