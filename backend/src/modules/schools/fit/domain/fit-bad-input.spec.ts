import { DiskBundledFiles } from '../../directory/adapters/disk/disk-bundled-files.js';
import { CsvParseReader } from '../../tables/adapters/csv/csv-parse-reader.js';
import { akronWith, MARCUS, NOBODY, rosterOf } from '../testing/fit-examples.js';
import { FitJudge, part } from '../testing/fit-judge.js';
import type { FitAnalysis } from './analyze-fit.js';
import type { FitAthlete } from './fit-athlete.js';
import type { FitPartKey } from './fit-part.js';
import type { FitRoster, FitSchool } from './fit-school.js';

const TALL = { heightInches: 86 };
const NOWHERE = { city: 'Plum Thicket', state: 'NE', home: null };
const OTHER_SCALE = { gpa: null, otherGpa: '4.6 (5.0 weighted)', coreGpa: null };

/** Athletes that a form can hold and nobody expects. */
const ODD: Record<string, Partial<FitAthlete>> = {
  'an athlete without anything': NOBODY,
  'a class of 2024': { graduationYear: 2024 },
  'a class of 2033': { graduationYear: 2033 },
  'a GPA of 4.6 of a 5.0 scale': OTHER_SCALE,
  'a GPA of 4.6 without a scale': { gpa: 4.6, coreGpa: null },
  'a GPA of 0.8': { gpa: 0.8, coreGpa: null },
  'a height of 7’2"': TALL,
  'an unknown town': NOWHERE,
};

const quarterbacks = (season: number, players: number): FitRoster =>
  rosterOf(season, { QB: { [season + 1]: Math.ceil(players / 2), [season + 2]: Math.floor(players / 2) } });

describe('odd athletes, schools and rosters', () => {
  let judge: FitJudge;

  beforeAll(async () => {
    judge = await FitJudge.ofBundledSchools(new DiskBundledFiles(), new CsvParseReader());
  });

  const akron = (athlete: Partial<FitAthlete>, school: Partial<FitSchool> = {}): FitAnalysis => judge.fit(athlete, akronWith(school));

  it.each(Object.entries(ODD))('F-10 F-11 %s gets whole words and figures at every school of the directory', (_what, athlete) => {
    const broken = judge.all().filter((school) => {
      const { parts, overall, insights, changes } = judge.fit(athlete, school);
      const said = [...parts.map(({ sentence }) => sentence), ...overall.limits, ...insights, ...changes];
      const figures = [...parts, overall].flatMap(({ score, high }) => [score, high]).filter((figure) => figure !== null);
      return said.some((text) => text === '' || /undefined|NaN|Infinity|null/.test(text)) || !figures.every(Number.isInteger);
    });
    expect(broken.map(({ name }) => name)).toEqual([]);
  });

  it('F-11 an athlete without anything has no part, no total and no tier, and each part says what is missing', () => {
    const { parts, overall, changes } = akron(NOBODY, { roster: quarterbacks(2026, 60) });
    expect(parts.map(({ score, high, missingFrom }) => [score, high, missingFrom])).toEqual(Array(4).fill([null, null, 'profile']));
    expect(overall).toMatchObject({ score: null, high: null, tier: 'unknown', knownParts: 0, coverage: 0 });
    expect(changes).toEqual([]);
  });

  it('F-13 a class of 2024 starts in the next fall, one of 2033 in its own, of which no roster tells', () => {
    const roster = quarterbacks(2026, 60);
    const [past, far] = [akron({ graduationYear: 2024 }, { roster }), akron({ graduationYear: 2033 }, { roster })];
    expect([past.entryYear, part(past, 'need').score]).toEqual([2027, 90]);
    expect([far.entryYear, part(far, 'need').score]).toEqual([2033, null]);
    expect(part(far, 'need').sentence).toBe(
      'You would start in fall 2033. Everybody on the 2026 roster may have left by then, so need is not known yet.',
    );
  });

  it.each([
    ['of a 5.0 scale', OTHER_SCALE, '4.6 (5.0 weighted)'],
    ['above 4 without a scale', { gpa: 4.6, coreGpa: null }, '4.6'],
  ])('F-11 a GPA %s is asked about and not compared', (_what, athlete, shown) => {
    const analysis = akron(athlete);
    const { score, high, sentence } = part(analysis, 'academic');
    expect(sentence).toContain(`A GPA of ${shown} is on another scale than 4.0. Enter your unweighted GPA.`);
    expect([score, high]).toEqual([part(akron({ gpa: 0, coreGpa: 4 }), 'academic').score, part(akron({ gpa: 4 }), 'academic').score]);
    expect(analysis.overall.gate).toBeNull();
  });

  it('F-12 a height of 7’2" is asked about: the part is the range of the weight alone', () => {
    const [tall, without] = [akron(TALL), akron({ heightInches: null })].map((analysis) => part(analysis, 'athletic'));
    expect([tall?.score, tall?.high]).toEqual([without?.score, without?.high]);
    expect(tall?.sentence).toMatch(/7'2"/);
  });

  it('F-11 an unknown town is named, and its distance counts as missing from the profile', () => {
    const analysis = akron(NOWHERE);
    expect(part(analysis, 'geographic')).toMatchObject({ score: null, missingFrom: 'profile' });
    expect(part(analysis, 'geographic').sentence).toContain('We do not know where Plum Thicket, NE is.');
    expect(analysis.overall.score).toBeLessThan(akron({}).overall.score ?? 0);
  });

  it.each([
    ['coordinates', { campus: null }, 'geographic'],
    ['ranges of tests', { academics: null }, 'academic'],
    ['a roster', { roster: null }, 'need'],
    ['anybody on its roster', { roster: { season: 2026, counts: [], rivals: [] } }, 'need'],
  ] as [string, Partial<FitSchool>, FitPartKey][])(
    'F-11 F-13 a school without %s leaves that part out of the total',
    (_what, school, key) => {
      const analysis = akron({}, school);
      expect(part(analysis, key)).toMatchObject({ score: null, missingFrom: 'school' });
      const others = analysis.parts.filter(({ score }) => score !== null);
      const weights = others.reduce((sum, { weight }) => sum + weight, 0);
      const mean = others.reduce((sum, { weight, score }) => sum + weight * (score ?? 0), 0) / weights;
      expect(analysis.overall.score).toBe(Math.round(mean));
    },
  );

  it.each([
    [1, null],
    [39, null],
    [40, 90],
    [400, 90],
  ])('F-13 a roster of %d players gives the need %s', (players, score) => {
    const { score: need, sentence } = part(akron({}, { roster: quarterbacks(2026, players) }), 'need');
    expect(need).toBe(score);
    if (score === null) expect(sentence).toContain(`it names ${players} ${players === 1 ? 'player' : 'players'}`);
  });

  it('F-13 a roster of four seasons ago tells no need and says so', () => {
    const { score, sentence } = part(akron({}, { roster: quarterbacks(2022, 60) }), 'need');
    expect([score, sentence]).toEqual([null, 'This roster is 4 seasons old, so it counts nothing. So need is not known.']);
  });

  it('F-10 an offer of a school that is not in the directory is proof of play and changes no other school', () => {
    const offered = { evidence: { ...MARCUS.evidence, hasFilm: false, gamesWithStats: 0, offers: [999_999] } };
    const { overall } = akron(offered);
    expect(overall.limits.join(' ')).not.toContain('Nothing shows you play yet');
    expect(overall.score).toBe(akron({}).overall.score);
    expect(overall.limits.join(' ')).not.toContain('You have an offer');
  });
});
