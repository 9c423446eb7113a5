import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SchoolNotFound } from '../../directory/domain/school-errors.js';
import type { ContactRules } from '../../rules/index.js';
import { SampleBundledFiles } from '../../directory/testing/sample-bundled-files.js';
import { NO_EVIDENCE } from '../domain/fit-athlete.js';
import type { FitSchool } from '../domain/fit-school.js';
import type { AthleteFacts, FitFacts } from '../queries/fit-facts.query.js';
import { AnalyzeFit } from './analyze-fit.use-case.js';
import { FitFrame } from './fit-frame.js';
import { FitTables } from './fit-tables.js';

const athlete: AthleteFacts = {
  position: 'QB',
  graduationYear: 2027,
  heightInches: 74,
  weight: 200,
  gpa: 3.5,
  otherGpa: null,
  coreGpa: null,
  satScore: null,
  actScore: null,
  city: 'Akron',
  state: 'OH',
  games: null,
  evidence: NO_EVIDENCE,
};

const school: FitSchool = {
  ...{ id: 7, name: 'Akron', division: 'D1', subdivision: 'FBS', association: 'NCAA', conference: 'Mid-American' },
  ...{ campus: { latitude: 41.081, longitude: -81.519 }, academics: null, roster: null },
};

const NO_RULES = { all: async () => [] } as unknown as ContactRules;

describe('how schools fit an athlete', () => {
  function analyze(change: Partial<AthleteFacts> = {}): AnalyzeFit {
    const one = { ...athlete, ...change };
    const facts = {
      ofSchool: async (_user: string, id: number) => (id === school.id ? { athlete: one, school } : null),
      ofFavorites: async () => ({ athlete: one, schools: [school, { ...school, id: 8, name: 'Kent' }] }),
    };
    return new AnalyzeFit(facts as unknown as FitFacts, new FitFrame(new FitTables(new SampleBundledFiles()), NO_RULES, new FixedClock()));
  }

  const distance = async (change: Partial<AthleteFacts>) => {
    const { parts } = await analyze(change).ofSchool('marcus', school.id);
    return parts.find(({ key }) => key === 'geographic')?.score;
  };

  it('R-08 a school that does not exist has no fit', async () => {
    await expect(analyze().ofSchool('marcus', 404)).rejects.toBeInstanceOf(SchoolNotFound);
  });

  it('F-08 the distance is counted from the town of the profile', async () => {
    expect(await distance({})).toBe(100);
    expect(await distance({ city: 'Houston', state: 'TX' })).toBeLessThan(60);
  });

  it.each([
    ['there is no town in the profile', { city: null }],
    ['there is no state in the profile', { state: null }],
    ['nobody knows the town', { city: 'Qwertyville' }],
  ])('F-08 the distance is not known when %s', async (_why, change) => {
    expect(await distance(change)).toBeNull();
  });

  it('R-08 of the favorites each school has its own', async () => {
    expect((await analyze().ofFavorites('marcus')).map(({ schoolId }) => schoolId)).toEqual([7, 8]);
  });
});
