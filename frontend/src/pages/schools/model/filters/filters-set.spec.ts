import { filtersSet } from './filters-set';
import { noFilters } from './school-filters';

describe('how many filters are set', () => {
  it('R-15 counts each filter once, however much is chosen in it, and not the search', () => {
    expect(filtersSet(noFilters)).toBe(0);
    expect(filtersSet({ ...noFilters, search: 'akron' })).toBe(0);
    expect(filtersSet({ ...noFilters, favoritesOnly: true, divisions: ['D1', 'D2'], tiers: ['likely'], positions: ['QB'] })).toBe(4);
  });
});
