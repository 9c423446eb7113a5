import type { SuggestedSchool } from './suggest-schools.js';
import { suggestionReasons } from './suggestion-reasons.js';

const AKRON: SuggestedSchool = {
  ...{ id: 1, name: 'Akron', city: 'Akron', state: 'OH', division: 'D1', subdivision: 'FBS', association: 'NCAA', conference: null },
  ...{ tier: 'target', miles: null, need: null, score: null, high: null, isInHomeState: false },
};
const reasons = (school: Partial<SuggestedSchool>, entryYear: number | null = 2027, position: string | null = 'QB') =>
  suggestionReasons({ ...AKRON, ...school }, { entryYear, position });

describe('why a school is suggested', () => {
  it('R-14 nothing known is no reason', () => {
    expect(reasons({})).toEqual([]);
  });

  it.each([
    [{ score: 74, high: 74 }, ['Fit 74/100.']],
    [{ score: 60, high: 74 }, ['Fit 60–74/100.']],
    [{ score: 74, high: null }, ['Fit 74/100.']],
    [{ tier: 'still_open' as const, score: 74, high: 74 }, ['A junior college, open below the NCAA minimum.']],
  ])('R-14 the fit of the school is one, for a junior college that it is open: %j', (school, said) => {
    expect(reasons(school)).toEqual(said);
  });

  it('R-14 a high need in the entry year is one', () => {
    expect(reasons({ need: 90 })).toEqual(['High need at QB in 2027, by its roster.']);
    expect([reasons({ need: 70 }), reasons({ need: null }), reasons({ need: 90 }, null)]).toEqual([[], [], []]);
    expect(reasons({ need: 90 }, 2027, null)).toEqual([]);
  });

  it.each([
    [{ miles: 1 }, ['1 mile from home.']],
    [{ miles: 0 }, ['0 miles from home.']],
    [{ miles: 1240, isInHomeState: true }, ['1,240 miles from home.']],
    [{ isInHomeState: true }, ['In your home state.']],
  ])('R-14 the distance is one, else the home state: %j', (school, said) => {
    expect(reasons(school)).toEqual(said);
  });

  it('R-14 fit, need and distance come in this order', () => {
    expect(reasons({ score: 74, high: 74, need: 90, miles: 12 })).toEqual([
      'Fit 74/100.',
      'High need at QB in 2027, by its roster.',
      '12 miles from home.',
    ]);
  });
});
