import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { noFit, type SchoolFit } from '../list/school-fit';
import { filterByFit, fitChoices } from './fit-filters';
import { noFilters } from './school-filters';

const fit = (tier: SchoolFit['tier'], miles: number | null, need: number | null): SchoolFit => ({
  ...noFit,
  tier,
  miles,
  need,
});
const fits = new Map([
  [1, fit('likely', 100, 90)],
  [2, fit('target', 101, 60)],
  [3, fit('reach', 1_200, 30)],
  [4, fit('unknown', null, null)],
]);
const schools = [1, 2, 3, 4, 5].map((id) => schoolFixture({ id }));
const kept = (filters: Partial<typeof noFilters>) => filterByFit(schools, { ...noFilters, ...filters }, fits).map(({ id }) => id);

describe('filters by how schools fit', () => {
  it('R-12 by fit, distance and need; each choice with its count, what is not known last', () => {
    const labels = (name: 'tiers' | 'distances' | 'needs') => fitChoices(name, schools, fits).map(({ label }) => label);
    expect(labels('tiers')).toEqual(['Likely (1)', 'Target (1)', 'Reach (1)', 'Not known (2)']);
    expect(labels('distances')).toEqual(['Up to 100 miles (1)', '100 to 250 miles (1)', 'Over 500 miles (1)', 'Not known (2)']);
    expect(labels('needs')).toEqual(['High (1)', 'Some (1)', 'Low (1)', 'Not known (2)']);
  });

  it('R-12 the borders of a need are those of the server: high above 70, some above 50', () => {
    const needs = new Map([71, 70, 51, 50].map((need, at) => [at + 1, fit('reach', null, need)]));
    expect(fitChoices('needs', schools, needs).map(({ label }) => label)).toEqual(['High (1)', 'Some (2)', 'Low (1)', 'Not known (1)']);
  });

  it('R-12 keeps what is in one of the chosen groups, and in each kind of group', () => {
    expect(kept({ tiers: ['likely', 'target'] })).toEqual([1, 2]);
    expect(kept({ distances: ['100'] })).toEqual([1]);
    expect(kept({ needs: ['low'], tiers: ['reach'] })).toEqual([3]);
    expect(kept({ needs: ['low'], tiers: ['likely'] })).toEqual([]);
    expect(kept({ tiers: ['unknown'] })).toEqual([4, 5]);
  });

  it('R-12 by admission rate, net price and when coaches may contact the athlete; the ends of a group belong to it', () => {
    const facts: Partial<SchoolFit>[] = [
      { admissionRate: 25, netPrice: 15_000, window: 'now' },
      { admissionRate: 26, netPrice: 15_001, window: '2027-06-15' },
      { admissionRate: 75, netPrice: 35_001, window: 'now' },
      { admissionRate: 100 },
    ];
    const published = new Map(facts.map((fact, at) => [at + 1, { ...noFit, ...fact }]));
    const labels = (name: 'admissions' | 'prices' | 'windows') => fitChoices(name, schools, published).map(({ label }) => label);
    expect(labels('admissions')).toEqual(['Up to 25% (1)', '25 to 50% (1)', '50 to 75% (1)', 'Over 75% (1)', 'Not published (1)']);
    expect(labels('prices')).toEqual(['Up to $15,000 (1)', '$15,000 to $25,000 (1)', 'Over $35,000 (1)', 'Not published (2)']);
    expect(labels('windows')).toEqual(['Now (2)', 'Later (1)', 'Not known (2)']);
    const left = (filters: Partial<typeof noFilters>) => filterByFit(schools, { ...noFilters, ...filters }, published).map(({ id }) => id);
    expect(left({ windows: ['now'], prices: ['15000', 'unknown'] })).toEqual([1]);
    expect(left({ admissions: ['unknown'] })).toEqual([5]);
  });

  it('R-12 keeps all while nothing is chosen, and while no fit is known', () => {
    expect(kept({})).toHaveLength(5);
    expect(filterByFit(schools, { ...noFilters, tiers: ['likely'] }, null)).toHaveLength(5);
  });
});
