import type { SuggestionFacts, SuggestionFactsQuery } from '../queries/suggestion-facts.query.js';
import type { ReadSchoolFits } from './read-school-fits.use-case.js';
import { SuggestSchools } from './suggest-schools.use-case.js';

const FITS = {
  entryYear: 2027,
  schoolIds: [1, 2, 3, 4, 5],
  tiers: ['target', 'target', 'likely', 'reach', 'below_minimum'],
  miles: [10, 20, null, 40, 50],
  scores: [70, 66, 90, 40, null],
  highs: [70, 66, 95, 40, null],
  needs: [null, 80, null, null, null],
};
const D2 = { division: 'D2', subdivision: null, association: 'NCAA', conference: null } as const;
const FACTS: SuggestionFacts = {
  position: 'QB',
  state: 'S3',
  hasFbsOffer: false,
  favorites: [1],
  listed: [1, 4],
  dismissed: [],
  schools: [1, 2, 3, 4, 5, 6].map((id) => ({ id, name: `School ${id}`, city: 'Town', state: `S${id}`, ...D2 })),
};

function suggest(facts: Partial<SuggestionFacts> = {}) {
  const fits = { of: async () => ({ stamp: '', fits: JSON.stringify(FITS) }) } as unknown as ReadSchoolFits;
  const query = { of: async () => ({ ...FACTS, ...facts }) } as unknown as SuggestionFactsQuery;
  return new SuggestSchools(fits, query).of('marcus');
}

describe('suggesting schools', () => {
  it('R-14 leaves out favorites, the board and what no fit is known of, and says why', async () => {
    const { counts, suggestions } = await suggest();
    expect(counts).toMatchObject({ target: 1, reach: 0, likely: 0 });
    expect(suggestions.map(({ id, reasons }) => [id, reasons])).toEqual([
      [3, ['Fit 90–95/100.', 'In your home state.']],
      [2, ['Fit 66/100.', 'High need at QB in 2027, by its roster.', '20 miles from home.']],
    ]);
  });

  it('R-14 the FBS is a next step with an FBS offer, or while a school of Division I is a target', async () => {
    const fbs = { division: 'D1', subdivision: 'FBS' } as const;
    const schools = (division: 'D1' | 'D2') =>
      FACTS.schools.map((school) => (school.id === 4 ? { ...school, ...fbs } : { ...school, division }));
    const names = async (facts: Partial<SuggestionFacts>) =>
      (await suggest({ listed: [1], ...facts })).suggestions.map(({ id }) => id).sort();
    expect(await names({ schools: schools('D2') })).toEqual([2, 3]);
    expect(await names({ schools: schools('D2'), hasFbsOffer: true })).toEqual([2, 3, 4]);
    expect(await names({ schools: schools('D1') })).toEqual([2, 3, 4]);
  });

  it('R-14 what was dismissed does not come back by itself', async () => {
    const dismissed = [{ id: 2, name: 'School 2' }];
    const found = await suggest({ dismissed });
    expect([found.suggestions.map(({ id }) => id), found.dismissed]).toEqual([[3], dismissed]);
  });
});
