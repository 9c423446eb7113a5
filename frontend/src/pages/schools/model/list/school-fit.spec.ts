import { fitCounts, fitLabel, fitsById } from './school-fit';

const fits = fitsById({
  fitVersion: 2,
  entryYear: 2027,
  gates: [],
  schoolIds: [1, 2, 3, 4],
  tiers: ['likely', 'target', 'below_minimum', 'unknown'],
  scores: [86, 60, null, null],
  highs: [86, 74, null, null],
  miles: [26, null, 400, null],
  needs: [90, null, null, null],
});

describe('the fit of a school in the list', () => {
  it('R-12 F-11 is the tier with its total, or the range of it', () => {
    expect(
      [1, 2, 3, 4].map((id) => fitLabel(fits.get(id) ?? { tier: 'unknown', score: null, high: null, miles: null, need: null })),
    ).toEqual(['Likely · 86', 'Target · 60–74', 'Below the minimum', 'Fit unknown']);
  });

  it('R-12 counts the tiers of the schools that are shown; a school without a fit is unknown', () => {
    expect(fitCounts([1, 2, 3, 4, 5], fits)).toBe('1 likely, 1 target, 1 below the minimum, 2 unknown');
    expect(fitCounts([], fits)).toBe('');
  });
});
