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

  it('E-10 is a part of the fit that is low, and not one that only begins low', () => {
    const low = school('Akron', { parts: [part({})] });
    const range = school('Kent', { parts: [part({ high: 80 })] });
    const solid = school('Toledo', { parts: [part({ band: 'solid' }), part({ key: 'need' })] });
    expect(areas([low, range, solid])).toEqual([
      'Academics: grades or tests are low at 1 of 3 (Akron).',
      'Position need: few leave at 1 of 3 (Toledo).',
    ]);
  });

  it('E-10 is a step that helps, told of the school where it gains most, the one that helps at most schools first', () => {
    const sat = (from: number, to: number) => `An SAT of 1300 moves the academic part from ${from} to ${to}.`;
    const gpa = 'A GPA of 3.9 moves the academic part from 84 to 90.';
    const schools = [
      school('Akron', { changes: [gpa, sat(80, 84)] }),
      school('Kent', { changes: [sat(80, 90)] }),
      school('Toledo', { changes: [sat(80, 85)] }),
    ];
    expect(areas(schools)).toEqual([`At Kent: ${sat(80, 90)} It helps at 3 of your schools.`, `At Akron: ${gpa}`]);
    const many = ['one', 'two', 'three', 'four'].map((step) => `Step ${step} moves a part from 1 to 2.`);
    expect(areas([school('Akron', { changes: many })])).toHaveLength(3);
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
      'No roster is loaded for Akron, so their need is unknown. Look at the roster on the school’s own site.',
    ]);
  });
});
