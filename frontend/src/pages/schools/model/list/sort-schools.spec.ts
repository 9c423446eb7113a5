import { coachFixture } from '@/entities/school/testing/coach-fixture';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { noFit, type SchoolFit } from './school-fit';
import { type AskedSort, sortOf, type SortColumn } from './school-sort';
import { sortSchools } from './sort-schools';

const schools = [
  schoolFixture({ name: 'Yale', division: 'D1', conference: 'Ivy', state: 'CT', city: 'New Haven' }),
  schoolFixture({ name: 'Élan', division: 'na', conference: null, state: 'unknown', city: '' }),
  schoolFixture({ name: 'brown', division: 'D1', conference: 'Ivy', state: 'RI', city: 'Providence' }),
  schoolFixture({ name: 'Zane', division: 'D3', conference: 'Big Sky', state: 'CT', city: 'Avon' }),
];

const names = (column: SortColumn, descending = false) => sortSchools(schools, { column, descending }).map(({ name }) => name);

describe('the order of the schools list', () => {
  it('R-02 by name, both ways, without regard to case and accents', () => {
    expect(names('name')).toEqual(['brown', 'Élan', 'Yale', 'Zane']);
    expect(names('name', true)).toEqual(['Zane', 'Yale', 'Élan', 'brown']);
  });

  it('R-02 by division: D1 first, not available last both ways, equals by name', () => {
    expect(names('division')).toEqual(['brown', 'Yale', 'Zane', 'Élan']);
    expect(names('division', true)).toEqual(['Zane', 'brown', 'Yale', 'Élan']);
  });

  it('R-02 by conference: none known last both ways', () => {
    expect(names('conference')).toEqual(['Zane', 'brown', 'Yale', 'Élan']);
    expect(names('conference', true)).toEqual(['brown', 'Yale', 'Zane', 'Élan']);
  });

  it('R-02 by location: state, then city', () => {
    expect(names('location')).toEqual(['Zane', 'Yale', 'brown', 'Élan']);
  });

  it('R-12 by subdivision, association and known contacts: unknown last both ways, equals by name', () => {
    const coach = (email: string | null) => coachFixture({ email });
    const known = [
      schoolFixture({ name: 'A', subdivision: null, association: null, coaches: [coach(null)] }),
      schoolFixture({ name: 'B', subdivision: 'FCS', association: 'NAIA', coaches: [coach('b@b.example')] }),
      schoolFixture({ name: 'C', subdivision: 'FBS', association: 'NCAA', coaches: [coach('c@c.example'), coach('d@c.example')] }),
      schoolFixture({ name: 'D', subdivision: 'FBS', association: 'NCAA', coaches: [] }),
    ];
    const both = (column: SortColumn) =>
      [false, true].map((descending) => sortSchools(known, { column, descending }).map(({ name }) => name).join('')); // prettier-ignore
    expect(both('subdivision')).toEqual(['CDBA', 'BCDA']);
    expect(both('association')).toEqual(['CDBA', 'BCDA']);
    expect(both('contacts')).toEqual(['BCAD', 'CBAD']);
  });

  it('R-02 the given list stays as it was', () => {
    const before = schools.map(({ name }) => name);
    names('name', true);
    expect(schools.map(({ name }) => name)).toEqual(before);
  });

  describe('for the athlete', () => {
    const fit = (tier: SchoolFit['tier'], miles: number | null): SchoolFit => ({ ...noFit, tier, score: 70, high: 70, miles });
    const five = ['Far', 'Near', 'Reach', 'Nowhere', 'Unknown', 'Minimum'].map((name, id) => schoolFixture({ id, name }));
    const fits = new Map([
      [0, fit('likely', 900)],
      [1, fit('likely', 26)],
      [2, fit('reach', 5)],
      [3, fit('likely', null)],
      [5, fit('below_minimum', 1)],
    ]);
    const order = (column: SortColumn, descending = false) => sortSchools(five, { column, descending }, fits).map(({ name }) => name);

    it('R-12 by fit: tier, then the nearest; what is unknown is never first, either way', () => {
      expect(order('fit')).toEqual(['Near', 'Far', 'Nowhere', 'Reach', 'Minimum', 'Unknown']);
      expect(order('fit', true)).toEqual(['Minimum', 'Reach', 'Near', 'Far', 'Nowhere', 'Unknown']);
    });

    it('R-12 schools do not come in alphabetical order once the athlete is known: the list begins with what fits', () => {
      const usual: AskedSort = { column: 'usual', descending: false };
      const shown = sortSchools(five, sortOf(usual, { isForYou: true, hasFits: true }), fits).map(({ name }) => name);
      expect(shown).toEqual(['Near', 'Far', 'Nowhere', 'Reach', 'Minimum', 'Unknown']);
      expect(shown).not.toEqual([...shown].sort());
    });

    it('R-12 within a tier whose distances are not known, as without a home town, the best fit comes first, not the alphabet', () => {
      const scores = [60, 74, 66, 82, null, 70];
      const unknown = new Map(scores.map((score, id) => [id, { ...noFit, tier: 'target' as const, score }]));
      const by = (descending: boolean) => sortSchools(five, { column: 'fit', descending }, unknown).map(({ name }) => name);
      expect(by(false)).toEqual(['Nowhere', 'Near', 'Minimum', 'Reach', 'Far', 'Unknown']);
      expect(by(true)).toEqual(by(false));
    });

    it('R-12 a likely school far away comes before a target next door', () => {
      const target = new Map([...fits, [2, fit('target', 5)]]);
      const shown = sortSchools(five, { column: 'fit', descending: false }, target).map(({ name }) => name);
      expect(shown.slice(0, 4)).toEqual(['Near', 'Far', 'Nowhere', 'Reach']);
    });

    it('R-12 F-09 a junior college that is still open comes before reaches and what is below a minimum', () => {
      const colleges = new Map([...fits, [4, fit('still_open', 300)]]);
      const shown = sortSchools(five, { column: 'fit', descending: false }, colleges).map(({ name }) => name);
      expect(shown).toEqual(['Near', 'Far', 'Nowhere', 'Unknown', 'Reach', 'Minimum']);
    });

    it('R-12 by distance: the nearest first, unknown last both ways', () => {
      expect(order('distance')).toEqual(['Minimum', 'Reach', 'Near', 'Far', 'Nowhere', 'Unknown']);
      expect(order('distance', true)).toEqual(['Far', 'Near', 'Reach', 'Minimum', 'Nowhere', 'Unknown']);
    });

    it('R-12 by admission rate, net price and contact: unknown last both ways, equals by name', () => {
      const published = new Map([
        [0, { ...noFit, admissionRate: 9, netPrice: 30_000, window: '2027-06-15' }],
        [1, { ...noFit, admissionRate: 80, netPrice: 9_000, window: 'now' }],
        [2, { ...noFit, admissionRate: 80, window: '2026-09-01' }],
      ]);
      const by = (column: SortColumn, descending = false) =>
        sortSchools(five, { column, descending }, published).map(({ name }) => name).slice(0, 3); // prettier-ignore
      expect(by('admission')).toEqual(['Far', 'Near', 'Reach']);
      expect(by('admission', true)).toEqual(['Near', 'Reach', 'Far']);
      expect(by('price')).toEqual(['Near', 'Far', 'Minimum']);
      expect(by('price', true)).toEqual(['Far', 'Near', 'Minimum']);
      expect(by('window')).toEqual(['Near', 'Reach', 'Far']);
      expect(by('window', true)).toEqual(['Far', 'Reach', 'Near']);
    });

    it('R-12 by roster need: the figure both ways, unknown last both ways', () => {
      const needs = [30, null, 90, 60, null, 100].map((need, id) => [id, { ...noFit, need }] as const);
      const by = (descending: boolean) => sortSchools(five, { column: 'need', descending }, new Map(needs)).map(({ name }) => name);
      expect(by(false)).toEqual(['Far', 'Nowhere', 'Reach', 'Minimum', 'Near', 'Unknown']);
      expect(by(true)).toEqual(['Minimum', 'Reach', 'Nowhere', 'Far', 'Near', 'Unknown']);
    });

    it.each([
      ['usual', true, true, 'fit'],
      ['usual', false, true, 'name'],
      ['fit', false, true, 'fit'],
      ['distance', true, false, 'name'],
      ['price', true, false, 'name'],
      ['location', true, true, 'location'],
    ] as const)('R-12 asked for %s with enough known %s and fits %s the list is by %s', (column, isForYou, hasFits, sorted) => {
      const asked: AskedSort = { column, descending: false };
      expect(sortOf(asked, { isForYou, hasFits }).column).toBe(sorted);
    });
  });
});
