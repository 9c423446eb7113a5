import { bundledSchools } from '../../testing/bundled-schools';
import { collectedQueries } from '../../testing/collected-queries';
import { searchSchools } from './search-schools';

const schools = bundledSchools();

describe('what fans typed, in the directory that comes with the product', () => {
  it('R-13 of a hundred searches all show first what was meant (at least 95 are asked for)', () => {
    const missed = collectedQueries.filter(([query, ...meant]) => !meant.includes(searchSchools(schools, query)[0]?.name ?? ''));
    expect([schools.length > 800, collectedQueries.length]).toEqual([true, 100]);
    expect(missed.map(([query]) => query)).toEqual([]);
  });

  it.each([
    ['USC', 'USC'],
    ['UT Austin', 'Texas'],
    ['Ole Miss', 'Ole Miss'],
    ['Miami', 'Miami'],
  ])('R-13 %s gives %s first', (query, name) => {
    expect(searchSchools(schools, query)[0]?.name).toBe(name);
  });
});
