import type { SchoolFitsDto } from '@/shared/api';
import { fitCounts, fitLabel, fitsById, noFit } from './school-fit';

const lists: SchoolFitsDto = {
  fitVersion: 2,
  entryYear: 2027,
  gates: [],
  schoolIds: [1, 2, 3, 4],
  tiers: ['likely', 'target', 'below_minimum', 'unknown'],
  scores: [86, 60, null, null],
  highs: [86, 74, null, null],
  miles: [26, null, 400, null],
  needs: [90, null, null, null],
  admissionRates: [64, null, null, null],
  netPrices: [18_400, null, null, null],
};
const fits = fitsById(lists, new Map([[1, 'now']]));

describe('the fit of a school in the list', () => {
  it('R-12 F-11 is the tier with its total, or the range of it', () => {
    expect([1, 2, 3, 4].map((id) => fitLabel(fits.get(id) ?? noFit))).toEqual([
      'Likely · 86',
      'Target · 60–74',
      'Below the minimum',
      'Fit unknown',
    ]);
  });

  it('R-12 F-09 a junior college that is still open is called so, without a number', () => {
    const open = { ...noFit, tier: 'still_open' as const };
    expect(fitLabel(open)).toBe('Still open');
    expect(fitCounts([1], new Map([[1, open]]))).toBe('1 still open');
  });

  it('R-12 brings what filters and orders need; what is not known is null', () => {
    expect(fits.get(1)).toEqual({
      ...{ tier: 'likely', score: 86, high: 86, miles: 26, need: 90 },
      ...{ admissionRate: 64, netPrice: 18_400, window: 'now' },
    });
    expect(fits.get(4)).toEqual(noFit);
  });

  it('R-12 counts the tiers of the schools that are shown; a school without a fit is unknown', () => {
    expect(fitCounts([1, 2, 3, 4, 5], fits)).toBe('1 likely, 1 target, 1 below the minimum, 2 unknown');
    expect(fitCounts([], fits)).toBe('');
    const fit = fits.get(1) ?? noFit;
    const more = new Map([1, 2, 3, 4].map((id) => [id, { ...fit, tier: id > 2 ? ('reach' as const) : ('target' as const) }]));
    expect(fitCounts([1, 2, 3, 4], more)).toBe('2 targets, 2 reaches');
  });
});
