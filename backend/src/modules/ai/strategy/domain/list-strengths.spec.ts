import { AKRON_TARGET, MARCUS_MATERIAL } from '../testing/strategy-fixture.js';
import { listStrengths } from './list-strengths.js';
import { nameList } from './name-list.js';
import { planFollowUps } from './plan-follow-ups.js';
import type { FitPartResult, StrategySchool } from './strategy-material.js';
import { writeOverview } from './write-overview.js';

const part = (changes: Partial<FitPartResult>): FitPartResult => ({
  ...{ key: 'academic', label: 'Academics', score: 90, high: null, missingFrom: null, band: 'strong', isBaseline: false, sentence: '' },
  ...changes,
});
const school = (name: string, changes: Partial<StrategySchool> = {}): StrategySchool => ({ ...AKRON_TARGET, name, ...changes });
const withParts = (name: string, ...parts: FitPartResult[]) => school(name, { fit: { ...AKRON_TARGET.fit, parts } });
const wrote = (sent: number, replied: number) => ({ engagement: { ...AKRON_TARGET.engagement, sent, replied } });
const strengths = (schools: StrategySchool[], facts = MARCUS_MATERIAL.facts) => listStrengths({ ...MARCUS_MATERIAL, facts, schools });

describe('what speaks for the athlete', () => {
  it('E-10 names what the profile has to show', () => {
    const joined = strengths([school('Akron')]).join(' ');
    expect(joined).toMatch(/Your 2026 season has figures to show: .+ in 10 games\./);
    expect(joined).toContain('Your profile has film');
    expect(joined).toContain('You can name a 3.7 GPA and a 1280 SAT score in a first email.');
  });

  it('E-10 figures of one or two games are no strength yet', () => {
    const of = (games: string) =>
      strengths(
        [school('Akron')],
        MARCUS_MATERIAL.facts.map((fact) => (fact.key === 'season.games' ? { ...fact, value: games } : fact)),
      ).join(' ');
    expect([of('2'), of('3')].map((joined) => joined.includes('has figures to show'))).toEqual([false, true]);
  });

  it('Y-05 before ninth grade nothing is named for a first email', () => {
    const of = (year: string) =>
      strengths(
        [],
        MARCUS_MATERIAL.facts.map((fact) => (fact.key === 'graduationYear' ? { ...fact, value: year } : fact)),
      ).join(' ');
    expect([of('2030'), of('2031')].map((joined) => /first email|coach asks for/.test(joined))).toEqual([true, false]);
  });

  it('E-10 says so where it has nothing', () => {
    expect(strengths([school('Akron')], [])).toEqual([
      'Your profile says too little to name a strength. Fill it in, then update the plan.',
    ]);
  });

  it('E-10 a part of the fit counts where it is strong, and not where only the division’s usual score stands', () => {
    const schools = [
      withParts('Akron', part({})),
      withParts('Kent', part({ band: 'solid' })),
      withParts('Toledo', part({ isBaseline: true })),
    ];
    expect(strengths(schools, [])).toEqual(['Academics: strong at 1 of 3 (Akron).']);
    const both = [withParts('Akron', part({}), part({ key: 'geographic', band: 'weak' })), withParts('Kent', part({}))];
    expect(strengths(both, [])).toEqual(['Academics: strong at 2 of 2 (Akron and Kent).']);
  });

  it.each([
    ['athletic', 'Size: fits well at 1 of 1 (Akron).'],
    ['geographic', 'Distance: near enough at 1 of 1 (Akron).'],
    ['need', 'Position need: many leave at 1 of 1 (Akron).'],
  ] as const)('E-10 a strong part is named as a weak one is: %s', (key, words) => {
    expect(strengths([withParts('Akron', part({ key }))], [])).toEqual([words]);
  });

  it('Y-05 grades that are low at most of the schools are no strength', () => {
    const low = withParts('Akron', part({ band: 'weak', score: 40, high: 40 }));
    const other = withParts('Kent', part({ band: 'solid', score: 70, high: 70 }));
    const open = withParts('Toledo', part({ band: 'weak', score: 40, high: 90 }));
    expect(strengths([low, other]).join(' ')).toContain('You can name a 3.7 GPA');
    expect(strengths([low, open]).join(' ')).toContain('You can name a 3.7 GPA');
    expect(strengths([low, low, other]).join(' ')).not.toContain('You can name');
  });

  it('E-10 names the schools that answered', () => {
    expect(strengths([school('Akron', wrote(1, 1)), school('Kent', wrote(1, 0))], [])).toEqual(['You have heard from coaches of Akron.']);
  });

  it('E-10 three schools are named, the others are counted', () => {
    const named = (...names: string[]) => nameList(names.map((name) => ({ name })));
    expect([named('A'), named('A', 'B', 'C'), named('A', 'B', 'C', 'D', 'E')]).toEqual(['A', 'A, B and C', 'A, B, C and 2 more']);
  });
});

describe('the emails of a plan', () => {
  const subjects = (facts = MARCUS_MATERIAL.facts) => planFollowUps(facts, MARCUS_MATERIAL.today).map(({ day, subject }) => [day, subject]);

  const ofYear = (year: string) => MARCUS_MATERIAL.facts.map((fact) => (fact.key === 'graduationYear' ? { ...fact, value: year } : fact));

  it('E-10 Y-05 ask a camp for a junior and a visit for a senior, for whom no camp is left', () => {
    expect(subjects(ofYear('2028'))[3]).toEqual([28, '2028 QB: camps and visits']);
    expect(subjects(ofYear('2027'))[3]).toEqual([28, '2027 QB: a visit']);
    expect(
      planFollowUps(ofYear('2027'), MARCUS_MATERIAL.today)
        .map(({ purpose }) => purpose)
        .join(),
    ).not.toContain('camp');
  });

  it('E-10 say in their subjects what is known', () => {
    expect(subjects()).toEqual([
      [0, '2027 QB from Austin, TX'],
      [7, '2027 QB: 2026 season figures'],
      [14, '2027 QB: grades and test scores'],
      [28, '2027 QB: a visit'],
      [45, '2027 QB: still interested'],
    ]);
    expect(planFollowUps(MARCUS_MATERIAL.facts, MARCUS_MATERIAL.today)[0]?.purpose).toContain('link your film');
    expect(planFollowUps(MARCUS_MATERIAL.facts, MARCUS_MATERIAL.today)[2]?.purpose).toContain('you can be admitted');
  });

  it('E-10 and nothing else', () => {
    expect(subjects([])).toEqual([
      [0, 'Student athlete: introduction'],
      [7, 'Student athlete: film and season'],
      [14, 'Student athlete: interest in your program'],
      [28, 'Student athlete: camps and visits'],
      [45, 'Student athlete: still interested'],
    ]);
    expect(planFollowUps([], MARCUS_MATERIAL.today)[0]?.purpose).toContain('add film to your profile');
    expect(planFollowUps([], MARCUS_MATERIAL.today)[2]?.purpose).toContain('why this school');
  });
});

describe('where the athlete stands', () => {
  const overview = (schools: StrategySchool[], facts = MARCUS_MATERIAL.facts) => writeOverview({ ...MARCUS_MATERIAL, facts, schools });
  const tier = (name: string, one: StrategySchool['fit']['tier'], engagement = {}) =>
    school(name, { fit: { ...AKRON_TARGET.fit, tier: one }, ...engagement });

  it('E-10 begins with who it is about', () => {
    expect(overview([school('Akron')])).toMatch(
      /^You are a quarterback in the class of 2027 at Westlake High School in Austin, TX\. Your one school: 1 not known yet\./,
    );
    const young = MARCUS_MATERIAL.facts.map((fact) => (fact.key === 'graduationYear' ? { ...fact, value: '2033' } : fact));
    expect(overview([school('Akron')], young)).toMatch(/^You are a quarterback in the class of 2033 from Austin, TX\./);
    expect(overview([school('Akron')], [])).toMatch(/^You are a football player\. /);
  });

  it('E-10 counts the schools by how likely they are', () => {
    const schools = [tier('A', 'likely'), tier('B', 'target'), tier('C', 'target'), tier('D', 'reach'), tier('E', 'below_minimum')];
    expect(overview(schools)).toContain('Your 5 schools: 1 likely, 2 targets, 1 reach and 1 below a minimum.');
  });

  it.each([
    [[wrote(0, 0)], 'You have not written to any of them yet.'],
    [[wrote(0, 1)], 'Coaches of 1 of them have written to you.'],
    [[wrote(1, 0), wrote(0, 0)], 'You have written to 1 of them, and none has replied yet.'],
    [[wrote(1, 1), wrote(2, 0)], 'You have written to 2 of them, and 1 has replied.'],
    [[wrote(1, 1), wrote(2, 3)], 'You have written to 2 of them, and 2 have replied.'],
  ])('E-10 says what came of it: %j', (engagements, text) => {
    expect(overview(engagements.map((engagement, at) => school(`School ${at}`, engagement)))).toContain(text);
  });
});
