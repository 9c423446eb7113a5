import { targetSchools, type ScoredFavorite } from './target-schools.js';

let ids = 0;
const favorite = (match: number | null, need: number | null = null, changes: Partial<ScoredFavorite> = {}) => {
  ids += 1;
  return { schoolId: ids, name: `School ${ids}`, division: 'D1', match, need, ...changes };
};

describe('target schools', () => {
  it('N-04 puts 80 and more into High, 60 to 79 into Good, less into Fair, and what is not known into Unknown', () => {
    const favorites = [100, 80, 79, 60, 59, 0, null].map((match) => favorite(match));
    expect(targetSchools(favorites).bands).toEqual({ high: 2, good: 2, fair: 2, unknown: 1 });
  });

  const order = (...favorites: ScoredFavorite[]) => targetSchools(favorites).top.map(({ name, opportunity }) => [name, opportunity]);

  it('N-04 ranks by 0.7 × match + 0.3 × need, by the match alone where the need is unknown', () => {
    expect(
      order(
        favorite(80, 30, { name: 'A' }),
        favorite(70, 100, { name: 'B' }),
        favorite(78, null, { name: 'C' }),
        favorite(null, 100, { name: 'D' }),
        favorite(10, 0, { name: 'E' }),
      ),
    ).toEqual([
      ['B', 79],
      ['C', null],
      ['A', 65],
    ]);
  });

  it('R-08 N-06 an unknown need puts no school before one with a better match', () => {
    const known = favorite(80, 30, { name: 'Known' });
    expect(order(favorite(79, null, { name: 'Unknown' }), known)).toEqual([
      ['Known', 65],
      ['Unknown', null],
    ]);
    expect(order(favorite(80, null, { name: 'Equal' }), known)).toEqual([
      ['Known', 65],
      ['Equal', null],
    ]);
  });

  it('R-08 N-06 an unknown need puts no school behind one with a worse match', () => {
    const known = favorite(78, 100, { name: 'Known' });
    expect(order(known, favorite(79, null, { name: 'Unknown' }))).toEqual([
      ['Unknown', null],
      ['Known', 85],
    ]);
  });

  it('N-04 always names D1, D2 and D3, others only where there are some', () => {
    const favorites = [favorite(null), favorite(null, null, { division: 'na' })];
    expect(targetSchools(favorites).byDivision).toEqual([
      { division: 'D1', count: 1 },
      { division: 'D2', count: 0 },
      { division: 'D3', count: 0 },
      { division: 'na', count: 1 },
    ]);
  });

  it('N-02 averages what is known and says of how many', () => {
    expect(targetSchools([favorite(70), favorite(81), favorite(null)]).averageMatch).toEqual({ value: 76, known: 2 });
    expect(targetSchools([favorite(null)]).averageMatch).toBeNull();
    expect(targetSchools([])).toMatchObject({ total: 0, averageMatch: null, top: [] });
  });

  it('N-04 equal schools are in the order of their names', () => {
    expect(order(favorite(80, 50, { name: 'B' }), favorite(80, 50, { name: 'A' }), favorite(80, 50, { name: 'C' }))).toEqual([
      ['A', 71],
      ['B', 71],
      ['C', 71],
    ]);
    expect(order(favorite(80, null, { name: 'B' }), favorite(80, null, { name: 'A' })).map(([name]) => name)).toEqual(['A', 'B']);
  });
});
