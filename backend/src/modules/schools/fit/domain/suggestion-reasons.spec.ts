import type { ListCounts, SuggestedSchool } from './suggest-schools.js';
import { suggestionReasons } from './suggestion-reasons.js';

const NONE: ListCounts = { reach: 0, target: 0, likely: 0, still_open: 0, below_minimum: 0, unknown: 0 };
const AKRON: SuggestedSchool = {
  ...{ id: 1, name: 'Akron', city: 'Akron', state: 'OH', conference: null },
  ...{ tier: 'target', miles: null, need: null, score: null, high: null, isInHomeState: false },
};
const reasons = (school: Partial<SuggestedSchool>, own: Partial<ListCounts> = { target: 4 }, entryYear: number | null = 2027) =>
  suggestionReasons({ ...AKRON, ...school }, { own: { ...NONE, ...own }, entryYear, position: 'QB' });

describe('why a school is suggested', () => {
  it.each([
    [{ target: 0 }, ['You have no target school yet.']],
    [{ target: 1 }, ['You have 1 target school.']],
    [{ target: 3 }, ['You have 3 target schools.']],
    [{ target: 4 }, []],
  ])('R-14 what the list lacks is a reason: %j', (own, said) => {
    expect(reasons({}, own)).toEqual(said);
  });

  it('R-14 of each kind as many as a balanced list has', () => {
    expect([reasons({ tier: 'likely' }, { likely: 3 }), reasons({ tier: 'reach' }, { reach: 3 })]).toEqual([[], []]);
  });

  it('R-14 a high need in the entry year is one', () => {
    expect(reasons({ need: 90 })).toEqual(['High need at QB in 2027, by its roster.']);
    expect([reasons({ need: 70 }), reasons({ need: null }), reasons({ need: 90 }, { target: 4 }, null)]).toEqual([[], [], []]);
    expect(suggestionReasons({ ...AKRON, need: 90 }, { own: { ...NONE, target: 4 }, entryYear: 2027, position: null })).toEqual([]);
  });

  it.each([
    [1, '1 mile from home.'],
    [0, '0 miles from home.'],
    [1240, '1,240 miles from home.'],
  ])('R-14 the distance is one: %i', (miles, said) => {
    expect(reasons({ miles })).toEqual([said]);
  });

  it.each([
    [{ score: 74, high: 74 }, ['Fit 74/100.']],
    [{ score: 60, high: 74, isInHomeState: true }, ['In your home state.', 'Fit 60–74/100.']],
    [{ score: 74, high: null }, ['Fit 74/100.']],
    [{ miles: 12, score: 74, high: 74, isInHomeState: true }, ['12 miles from home.']],
  ])('R-14 without a known distance state and fit are reasons: %j', (school, said) => {
    expect(reasons(school)).toEqual(said);
  });
});
