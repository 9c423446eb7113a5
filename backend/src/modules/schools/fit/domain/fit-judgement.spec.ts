import { DiskBundledFiles } from '../../directory/adapters/disk/disk-bundled-files.js';
import { CsvParseReader } from '../../tables/adapters/csv/csv-parse-reader.js';
import { akronWith, NOBODY, rosterOf } from '../testing/fit-examples.js';
import { FitJudge, part } from '../testing/fit-judge.js';
import { analyzeFit } from './analyze-fit.js';
import { type FitAthlete, NO_EVIDENCE } from './fit-athlete.js';
import type { FitRoster, FitSchool } from './fit-school.js';

describe('the judgement of the fit', () => {
  let judge: FitJudge;

  beforeAll(async () => {
    judge = await FitJudge.ofBundledSchools(new DiskBundledFiles(), new CsvParseReader());
  });

  const named = (name: string) => judge.named(name);
  const fit = (athlete: Partial<FitAthlete>, school: FitSchool) => judge.fit(athlete, school);
  const best = { gpa: 4, coreGpa: 4, satScore: 1600, heightInches: 78, weight: 214 };

  it('F-10 a quarterback without a game or film is not likely at Ohio State', () => {
    const roster = rosterOf(2026, { QB: { 2027: 4 }, OL: { 2028: 40 } });
    const { overall, parts } = fit({ ...best, evidence: NO_EVIDENCE }, { ...named('Ohio State'), roster });
    expect(overall.score).toBeGreaterThanOrEqual(85);
    expect(overall.tier).toBe('reach');
    expect(overall.limits.join(' ')).toContain('Nothing shows you play yet: film, game stats');
    expect(parts.find(({ key }) => key === 'athletic')).toMatchObject({ isSizeOnly: true });
  });

  it('F-11 deleting an SAT of 1200 does not raise Harvard', () => {
    const before = fit({ satScore: 1200 }, named('Harvard'));
    const after = fit({ satScore: null }, named('Harvard'));
    const academic = part(after, 'academic');
    expect([part(before, 'academic').score, academic.score, academic.high]).toEqual([47, 47, 95]);
    expect(after.overall.score).toBe(before.overall.score);
    expect(academic.sentence).toContain('Without a test score this is a range, and its lower end counts.');
  });

  it('F-09 a GPA of 0.8 is no target at Alabama: it is below the minimum, whatever else is good', () => {
    const { overall } = fit({ ...best, gpa: 0.8, coreGpa: null }, named('Alabama'));
    expect(overall).toMatchObject({ tier: 'below_minimum', score: null, high: null });
    expect(overall.gate).toMatchObject({
      ruleId: 'd1-academics',
      title: 'Below the minimum of NCAA Division I as of November 21, 2026',
      sentence:
        'Your GPA is 0.8; NCAA Division I asks for a core GPA of 2.3. The rule counts your core GPA: add it to your profile when you know it.',
    });
  });

  it.each([
    ['the core GPA, also when the GPA is good', { gpa: 3.9, coreGpa: 2.29 }, true],
    ['the core GPA, also when the GPA is low', { gpa: 2, coreGpa: 2.3 }, false],
    ['the GPA while the core GPA is unknown', { gpa: 2.29, coreGpa: null }, true],
    ['nothing while both are unknown', { gpa: null, coreGpa: null }, false],
  ])('F-09 the gate counts %s', (_what, grades, isGated) => {
    expect(fit(grades, named('Akron')).overall.gate !== null).toBe(isGated);
  });

  it('F-09 a junior college is still open for who is below a minimum, and nothing is scored there', () => {
    const [open, closed] = [
      { gpa: 2.1, coreGpa: 1.9 },
      { gpa: 3.5, coreGpa: 3.4 },
    ].map((grades) => fit(grades, named('Pearl River Community College')));
    expect(open?.overall).toMatchObject({ tier: 'still_open', score: null, high: null, limits: [] });
    expect(open?.insights[0]).toContain('A junior college asks for a high-school diploma, and can lead on to Division I or II');
    expect(closed?.overall.tier).toBe('unknown');
    expect(closed?.insights.join(' ')).not.toContain('junior college');
    const naia = judge.all().find(({ association }) => association === 'NAIA') as FitSchool;
    expect(fit({ gpa: 2.1, coreGpa: 1.9 }, naia).overall.tier).toBe('unknown');
    expect(fit({ gpa: null, coreGpa: null }, named('Pearl River Community College')).overall.tier).toBe('unknown');
  });

  it('F-09 B-07 each junior college of the directory has a place, so that the nearest can be told', () => {
    const colleges = judge.all().filter(({ association }) => association === 'NJCAA');
    expect([colleges.length > 50, colleges.filter(({ campus }) => campus === null)]).toEqual([true, []]);
  });

  it('F-09 each division has its own minimum, and Division III none', () => {
    const grades = { gpa: 2.25, coreGpa: null };
    const tiers = ['Akron', 'Slippery Rock', 'Amherst'].map((name) => fit(grades, named(name)).overall.tier);
    expect(tiers).toEqual(['below_minimum', 'target', 'reach']);
  });

  it('F-10 with everything known and an offer an FBS school is likely, without the film at most a target', () => {
    const roster = rosterOf(2026, { QB: { 2027: 4 }, OL: { 2028: 40 } });
    const akron = { ...named('Akron'), roster };
    const offers = [akron.id];
    expect(fit({ ...best, evidence: { ...NO_EVIDENCE, hasFilm: true, offers } }, akron).overall).toMatchObject({
      tier: 'likely',
      limits: [],
    });
    expect(fit({ ...best, evidence: { ...NO_EVIDENCE, hasFilm: true } }, akron).overall.tier).toBe('target');
  });

  it.each([
    ['film', { hasFilm: true }],
    ['game stats', { gamesWithStats: 1 }],
    ['a confirmed time', { hasConfirmedTime: true }],
    ['an offer from elsewhere', { offers: [999] }],
    ['a visit elsewhere', { visits: [999] }],
  ])('F-10 %s shows play: an FCS school can be likely', (_what, evidence) => {
    const school = { ...named('Youngstown State'), roster: rosterOf(2026, { QB: { 2027: 4 }, OL: { 2028: 40 } }) };
    expect(fit({ ...best, evidence: NO_EVIDENCE }, school).overall.tier).toBe('target');
    expect(fit({ ...best, evidence: { ...NO_EVIDENCE, ...evidence } }, school).overall.tier).toBe('likely');
  });

  const shown = { ...NO_EVIDENCE, hasFilm: true, gamesWithStats: 2 };

  it('F-10 film and games make no FCS school likely by size and grades: a coach’s interest or a need of its roster does', () => {
    const school = named('Youngstown State');
    const tierWith = (evidence: object, roster: FitRoster | null = null) =>
      fit({ ...best, evidence: { ...shown, ...evidence } }, { ...school, roster }).overall;
    const alone = tierWith({});
    expect([alone.score !== null && alone.score >= 85, alone.tier]).toEqual([true, 'target']);
    expect(alone.limits).toEqual([
      'Size and grades do not show who plays in Division I. A coach’s offer or visit would, or a roster of Youngstown State that needs your position.',
    ]);
    expect(tierWith({ offers: [999] }).tier).toBe('likely');
    expect(tierWith({ visits: [999] }).tier).toBe('likely');
    expect(tierWith({}, rosterOf(2026, { QB: { 2027: 4 }, OL: { 2028: 40 } })).tier).toBe('likely');
    expect(tierWith({}, rosterOf(2026, { QB: { 2028: 4 }, OL: { 2028: 40 } })).tier).toBe('target');
  });

  it('F-10 of about 130 FCS schools none is likely after two games, whatever the grades', () => {
    const fcs = judge.all().filter(({ subdivision }) => subdivision === 'FCS');
    const tiers = fcs.map((school) => fit({ ...best, evidence: shown }, school).overall.tier);
    expect([fcs.length > 100, tiers.filter((tier) => tier === 'likely')]).toEqual([true, []]);
  });

  it.each(['K', 'P', 'LS', 'ATH'])(
    'F-10 without a size to compare an FBS school is a reach for %s until its coach shows interest',
    (position) => {
      const school = named('Boise State');
      const of = (evidence: object) => fit({ ...best, position, home: school.campus, evidence: { ...shown, ...evidence } }, school).overall;
      expect([of({}).tier, of({ visits: [school.id] }).tier, of({ offers: [school.id] }).tier]).toEqual(['reach', 'target', 'target']);
      expect(of({}).limits.join(' ')).toContain('An offer from Boise State would.');
    },
  );

  it('F-10 F-11 leaving the position out makes no FBS school more than it was for a kicker', () => {
    const school = named('Boise State');
    const of = (position: string | null) => fit({ ...best, position, home: school.campus, evidence: shown }, school).overall;
    expect([of('K').tier, of(null).tier]).toEqual(['reach', 'reach']);
    expect(of('K').limits.join(' ')).toContain('Size says little at your position, so it is not scored.');
    expect(of(null).limits.join(' ')).toContain('Your profile lacks your position, height or weight.');
  });

  it('F-10 a total never says "is a target" of a school that is called a reach', () => {
    const said = new Set<string>();
    for (const school of judge.all()) {
      const { tier, limits } = fit({ ...best, gpa: 3.4, coreGpa: 3.4, satScore: 1150, evidence: shown }, school).overall;
      const [, verb, word] =
        /^The (?:total of|lower end of the total,) \d+,? (is|alone would be) a (target|reach):/.exec(limits[0] ?? '') ?? [];
      if (verb) said.add(`${tier}: ${verb} a ${word}`);
    }
    expect([...said].sort()).toEqual(['reach: alone would be a target', 'reach: is a reach', 'target: is a target']);
  });

  it('F-10 an offer makes a school a target that its total alone would call a reach, and says so', () => {
    const low = { ...best, position: 'OL', gpa: 2.6, coreGpa: 2.4, satScore: 980 };
    const school = named('Samford');
    const before = fit({ ...low, evidence: shown }, school).overall;
    const { tier, score, limits } = fit({ ...low, evidence: { ...shown, offers: [school.id] } }, school).overall;
    expect([before.tier, tier, score]).toEqual(['reach', 'target', before.score]);
    expect(limits[0]).toBe(`You have an offer of Samford, so it is a target. Its total of ${score} alone would be a reach.`);
    const elsewhere = fit({ ...low, evidence: { ...shown, offers: [999] } }, school).overall;
    expect(elsewhere.tier).toBe('reach');
    expect(fit({ ...low, coreGpa: 1.9, evidence: { ...shown, offers: [school.id] } }, school).overall.tier).toBe('below_minimum');
  });

  it.each([
    ['tests', { satScore: null, actScore: null }, 'Your profile lacks a GPA or a test score'],
    ['weight', { weight: null }, 'Your profile lacks your position, height or weight.'],
  ])('F-10 without %s nothing is likely, and it says what is missing', (_what, gap, reason) => {
    const school = { ...named('Youngstown State'), roster: rosterOf(2026, { QB: { 2027: 4 }, OL: { 2028: 40 } }) };
    const { overall } = fit({ ...best, ...gap }, school);
    expect(overall.tier).not.toBe('likely');
    expect(overall.limits.join(' ')).toContain(reason);
  });

  it('F-10 with less than 70 % known nothing is likely', () => {
    const { overall } = fit({ ...best }, { ...named('Youngstown State'), campus: null });
    expect([overall.score !== null && overall.score >= 85, overall.coverage, overall.tier]).toEqual([true, 60, 'target']);
    expect(overall.limits).toContain('Only 60% of the fit is known; 70% is needed.');
  });

  it('F-10 a school that admits one in ten is nobody’s likely school', () => {
    const school = { ...named('Princeton'), roster: rosterOf(2026, { QB: { 2027: 4 }, OL: { 2028: 40 } }) };
    const { overall } = fit({ ...best, city: 'Town', evidence: { ...NO_EVIDENCE, hasFilm: true, offers: [school.id] } }, school);
    expect([overall.score !== null && overall.score >= 85, overall.tier]).toEqual([true, 'target']);
  });

  it('F-11 a school that publishes nothing is unknown, and its baseline does not count', () => {
    const analysis = fit({}, akronWith({ academics: null, roster: null }));
    expect(part(analysis, 'academic')).toMatchObject({ score: null, band: 'unknown', isBaseline: true, baseline: 85 });
    expect(analysis.overall).toMatchObject({ score: 82, knownParts: 2, coverage: 45 });
  });

  it('F-13 a roster that is cut short or too old is no ground for an insight', () => {
    const insights = (season: number, others: number) =>
      fit({}, akronWith({ roster: rosterOf(season, { QB: { [season + 1]: 4 }, OL: { [season + 2]: others } }) })).insights.join(' ');
    expect(insights(2026, 40)).toContain('are needed most');
    expect(insights(2026, 30)).not.toMatch(/needed most|the need for quarterbacks/);
    expect(insights(2022, 40)).not.toMatch(/needed most|the need for quarterbacks/);
    expect(insights(2026, 30)).toContain('The roster is incomplete');
  });

  it('F-12 more GPA counts above the guide, too', () => {
    const scores = [3, 3.3, 3.6, 4].map((gpa) => part(fit({ gpa }, named('Akron')), 'academic').score);
    expect(scores).toEqual([...scores].sort((one, other) => (one ?? 0) - (other ?? 0)));
    expect(new Set(scores).size).toBe(4);
  });

  it.each([
    ['7\'2"', { heightInches: 86 }, { heightInches: null }, 'Is your height of 7\'2" right? It is not scored.'],
    ['4\'11"', { heightInches: 59 }, { heightInches: null }, 'Is your height of 4\'11" right? It is not scored.'],
    ['119 lb', { weight: 119 }, { weight: null }, 'Is your weight of 119 lb right? It is not scored.'],
    ['421 lb', { weight: 421 }, { weight: null }, 'Is your weight of 421 lb right? It is not scored.'],
  ])('F-12 a size of %s is asked about and not scored', (_what, size, without, question) => {
    const [asked, missing] = [part(fit(size, named('Akron')), 'athletic'), part(fit(without, named('Akron')), 'athletic')];
    expect(asked.sentence).toContain(question);
    expect([asked.score, asked.high]).toEqual([missing.score, missing.high]);
  });

  it('F-12 never advises weight', () => {
    for (const position of ['QB', 'OL', 'DL', 'K']) {
      const said = JSON.stringify(fit({ position, weight: 150 }, named('Akron')));
      expect(said).not.toMatch(/gain|heavier|pounds more|lose|bulk/i);
    }
  });

  it('F-12 a GPA on another scale is asked about and not scored', () => {
    const part1 = part(fit({ gpa: 4.6, coreGpa: null }, named('Akron')), 'academic');
    expect(part1.sentence).toContain('A GPA of 4.6 is on another scale than 4.0. Enter your unweighted GPA.');
    expect(part1.score).toBe(part(fit({ gpa: null, coreGpa: null }, named('Akron')), 'academic').score);
  });

  it('P-14 a GPA of another scale is named with it, and counts as unknown in part, minimum and what would change it', () => {
    const [other, none] = [
      fit({ gpa: null, otherGpa: '4.6 (5.0 weighted)', coreGpa: null }, named('Akron')),
      fit({ gpa: null, coreGpa: null }, named('Akron')),
    ];
    const asked = part(other, 'academic');
    expect(asked.sentence).toContain('A GPA of 4.6 (5.0 weighted) is on another scale than 4.0. Enter your unweighted GPA.');
    expect(asked.inputs).toContainEqual({ label: 'GPA', value: '4.6 (5.0 weighted)', source: 'Your profile', asOf: null });
    expect([asked.score, asked.high]).toEqual([part(none, 'academic').score, part(none, 'academic').high]);
    expect(other.overall.gate).toBeNull();
    expect(other.changes.join()).not.toContain('GPA');
    const blank = part(fit({ gpa: null, otherGpa: '93 (100-point)', satScore: null, actScore: null }, named('Akron')), 'academic');
    expect(blank.sentence).toMatch(/^A GPA of 93 \(100-point\) is on another scale/);
  });

  it('F-11 of an athlete of whom nothing is known nothing is said', () => {
    for (const name of ['Ohio State', 'Harvard', 'Amherst', 'Air Force']) {
      const { overall, parts } = analyzeFit(NOBODY, named(name), judge.yardstick);
      expect(parts.map(({ score }) => score)).toEqual([null, null, null, null]);
      expect(overall).toMatchObject({ score: null, tier: 'unknown', gate: null });
    }
  });
});
