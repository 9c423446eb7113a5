import { AKRON_TARGET, MARCUS_MATERIAL } from '../testing/strategy-fixture.js';
import { listAreas } from './list-areas.js';
import type { FitPartResult, StrategySchool } from './strategy-material.js';

const school = (name: string, fit: Partial<StrategySchool['fit']> = {}, rosterSeason: number | null = 2026): StrategySchool => {
  return { ...AKRON_TARGET, name, rosterSeason, fit: { ...AKRON_TARGET.fit, tier: 'target', ...fit } };
};
const areas = (schools: StrategySchool[], facts = MARCUS_MATERIAL.facts) => listAreas({ ...MARCUS_MATERIAL, facts, schools });
const part = (changes: Partial<FitPartResult>): FitPartResult => ({
  ...{ key: 'academic', label: 'Academics', score: 40, high: 40, missingFrom: null, band: 'weak', isBaseline: false, sentence: '' },
  ...changes,
});

describe('what to work on', () => {
  it('E-10 is nothing where nothing is missing or weak', () => {
    expect(areas([school('Akron')])).toEqual(['Nothing needs work now. Keep your profile and your film up to date.']);
  });

  it('E-10 is first what the profile lacks; one of two tests is enough', () => {
    const without = (...keys: string[]) => MARCUS_MATERIAL.facts.filter(({ key }) => !keys.includes(key));
    expect(areas([school('Akron')], without('height', 'film'))).toEqual([
      'Add your height to your profile.',
      'Add your Hudl film to your profile.',
    ]);
    expect(areas([school('Akron')], without('satScore'))).toEqual(['Add an SAT or ACT score, once you have one, to your profile.']);
    expect(areas([school('Akron')], [])).toHaveLength(7);
  });

  it('Y-05 is no test for who plays at a college: its grades take the place of one', () => {
    const reaches = ['Akron', 'Kent'].map((name) => school(name, { tier: 'reach' }));
    const of = (highSchool: string, graduationYear: string) => {
      const values: Record<string, string> = { highSchool, graduationYear };
      const facts = MARCUS_MATERIAL.facts.filter(({ key }) => key !== 'satScore');
      return areas(
        reaches,
        facts.map((fact) => ({ ...fact, value: values[fact.key] ?? fact.value })),
      ).join(' ');
    };
    expect(of('Snow College', '2025')).toBe(
      'Every school on your list is a reach. Add targets: Suggestions on your Schools page names some.',
    );
    expect(of('Westlake High School', '2027')).toMatch(/^Add an SAT or ACT score.*usual without a test score/);
  });

  it('E-10 is a part of the fit that is low, and not one that only begins low', () => {
    const low = school('Akron', { parts: [part({})] });
    const range = school('Kent', { parts: [part({ high: 80 })] });
    const solid = school('Toledo', { parts: [part({ band: 'solid' }), part({ key: 'need' })] });
    expect(areas([low, range, solid])).toEqual([
      'Academics: grades or tests are low at 1 of 3 (Akron).',
      'Position need: few leave at 1 of 3 (Toledo).',
    ]);
  });

  it('E-10 Y-05 is a step that lifts a low part, told of the school where it gains most, the one that helps at most schools first', () => {
    const sat = (from: number, to: number) => `An SAT of 1300 moves the academic part from ${from} to ${to}.`;
    const gpa = 'A GPA of 2.9 moves the academic part from 50 to 58.';
    const low = (name: string, ...changes: string[]) => school(name, { parts: [part({})], changes });
    const schools = [low('Akron', gpa, sat(50, 54)), low('Kent', sat(45, 57)), low('Toledo', sat(50, 55))];
    expect(areas(schools).slice(1)).toEqual([`At Kent: ${sat(45, 57)} It helps at 3 of your schools.`, `At Akron: ${gpa}`]);
    const many = ['one', 'two', 'three', 'four'].map((step) => `Step ${step} moves the academic part from 1 to 4.`);
    expect(areas([low('Akron', ...many)])).toHaveLength(4);
  });

  it('Y-05 nobody is told to raise what is good already, what waits for a test score, or what one step hardly moves', () => {
    const step = 'A GPA of 4.0 moves the academic part from 78 to 84.';
    const range = part({ score: 45, high: 92 });
    const schools = [
      school('Williams', { parts: [part({ band: 'solid', score: 78, high: 78 })], changes: [step] }),
      school('Ashland', { parts: [range], changes: ['A GPA of 3.7 moves the academic part from 45 to 49.'] }),
    ];
    expect(areas(schools).join(' ')).not.toContain('moves the academic part');
    const hardly = school('Akron', { parts: [part({})], changes: ['A GPA of 2.7 moves the academic part from 30 to 32.'] });
    expect(areas([hardly]).join(' ')).not.toContain('moves the academic part');
  });

  it('Y-05 who still grows is not told of a size, and who is not in high school yet of nothing that belongs to it', () => {
    const small = school('Akron', { parts: [part({ key: 'athletic', label: 'Athletic' })] });
    const ofClass = (value: string, ...without: string[]) =>
      MARCUS_MATERIAL.facts
        .filter(({ key }) => !without.includes(key))
        .map((fact) => (fact.key === 'graduationYear' ? { ...fact, value } : fact));
    expect(areas([small]).join(' ')).toContain('Size: below most first-year players');
    expect(areas([small], ofClass('2029')).join(' ')).not.toContain('Size:');
    expect(areas([small], ofClass('2033', 'gpa', 'satScore', 'film', 'height'))).toEqual(['Add your height to your profile.']);
  });

  it('Y-05 without a test score a list of reaches is called usual', () => {
    const schools = ['Akron', 'Kent'].map((name) => school(name, { tier: 'reach' }));
    const untested = MARCUS_MATERIAL.facts.filter(({ key }) => !['satScore', 'actScore'].includes(key));
    expect(areas(schools, untested).join(' ')).toContain('That is usual without a test score');
    expect(areas(schools).join(' ')).toContain('Add targets: Suggestions on your Schools page names some.');
  });

  it('E-10 is a list that is all of one kind, as far as that is known', () => {
    const list = (...tiers: StrategySchool['fit']['tier'][]) => areas(tiers.map((tier, at) => school(`School ${at}`, { tier })))[0];
    expect(list('reach', 'reach', 'unknown')).toMatch(/^Every school on your list is a reach\./);
    expect(list('likely', 'likely')).toMatch(/^Every school on your list is likely\./);
    for (const tiers of [['reach', 'likely'], ['reach'], ['reach', 'unknown'], ['target', 'target']] as const) {
      expect(list(...tiers)).toMatch(/^Nothing needs work/);
    }
  });

  it('E-10 is a roster that nobody has', () => {
    expect(areas([school('Akron', {}, null), school('Kent')])).toEqual([
      'No roster is loaded for Akron, so its need is unknown. Look at the roster on the school’s own site.',
    ]);
  });
});
