import { AKRON_TARGET, MARCUS_MATERIAL } from '../../testing/strategy-fixture.js';
import type { StrategyMaterial, StrategySchool } from '../strategy-material.js';
import { ANY_CLASS, BEFORE_HIGH_SCHOOL, NEXT_YEAR } from './class-calendar.js';
import { seasonalActions } from './seasonal-actions.js';

const SENIOR = 12;
const school = (name: string, changes: Partial<StrategySchool> = {}): StrategySchool => ({ ...AKRON_TARGET, name, ...changes });
const signedAt = (name: string) =>
  school(name, { engagement: { ...AKRON_TARGET.engagement, offer: { status: 'signed', deadline: null } } });
const below = (name: string) =>
  school(name, { fit: { ...AKRON_TARGET.fit, tier: 'below_minimum', gate: { sentence: 'Your GPA is 0.8.', stillOpen: '' } } });
const material = (schools: StrategySchool[], without: string[] = []): StrategyMaterial => ({
  ...MARCUS_MATERIAL,
  schools,
  facts: MARCUS_MATERIAL.facts.filter(({ key }) => !without.includes(key)),
});
const ofClass = (year: number): StrategyMaterial => ({
  ...MARCUS_MATERIAL,
  facts: MARCUS_MATERIAL.facts.map((fact) => (fact.key === 'graduationYear' ? { ...fact, value: String(year) } : fact)),
});

/** What a senior of November 2026 is told in a month of this school year. */
const senior = (day: string, schools: StrategySchool[], without?: string[]) =>
  seasonalActions(day, SENIOR, material(schools, without)).join('\n');

describe('what a month brings to a class', () => {
  it('Y-05 without a class year asks for it, and before and after school says nothing of school', () => {
    expect(seasonalActions('2026-11-01', null, MARCUS_MATERIAL)).toEqual([ANY_CLASS]);
    expect(seasonalActions('2026-11-01', 8, MARCUS_MATERIAL)).toEqual([BEFORE_HIGH_SCHOOL]);
    expect(seasonalActions('2026-11-01', 14, MARCUS_MATERIAL)).toEqual([]);
  });

  it('Y-05 gives each grade its own tasks of the month, in the order of the calendar', () => {
    const november = (year: number, grade: number) => seasonalActions('2026-11-01', grade, ofClass(year));
    expect(november(2030, 9)).toEqual([expect.stringMatching(/^Ask your counselor which core courses you take next year/)]);
    expect(november(2028, 11)).toEqual([expect.stringMatching(/^Cut a film of this season/)]);
    expect(november(2027, 12)).toEqual([
      expect.stringMatching(/^Fill in the FAFSA with a parent/),
      expect.stringMatching(/^Send your application to Akron:/),
      expect.stringMatching(/^Check with the NCAA Eligibility Center/),
    ]);
    expect(november(2026, 13)).toHaveLength(3);
  });

  it('Y-05 of the next school year gives only what this one has too; else it says that the plan has to be updated', () => {
    expect(seasonalActions('2027-08-01', 12, ofClass(2028))).toEqual(['Update height, weight and jersey number before the first game.']);
    expect(seasonalActions('2027-10-01', 12, ofClass(2028))).toEqual([expect.stringMatching(/^Ask your head coach whether/)]);
    expect(seasonalActions('2027-11-01', 12, ofClass(2028))).toEqual([NEXT_YEAR]);
  });

  it('Y-05 who is not in high school yet gets the tasks of ninth grade for it', () => {
    expect(seasonalActions('2027-09-01', 9, ofClass(2031))).toEqual(['Add each game to your statistics within a week.']);
    expect(seasonalActions('2028-06-01', 9, ofClass(2031))).toEqual([expect.stringMatching(/^Play, train and rest/)]);
  });

  it('Y-05 says nothing twice: a month of this year without a task of its own stays empty', () => {
    expect(seasonalActions('2027-04-01', SENIOR, material([signedAt('Akron')]))).toEqual([]);
  });

  it('Y-05 leaves out what the athlete has: film, and either test', () => {
    const sophomore = (day: string, without: string[], also: { key: string; value: string }[] = []) => {
      const { facts } = ofClass(2029);
      const known = [...facts.filter(({ key }) => !without.includes(key)), ...also.map((fact) => ({ ...facts[0]!, ...fact }))];
      return seasonalActions(day, 10, { ...MARCUS_MATERIAL, facts: known }).join('\n');
    };
    expect(sophomore('2026-11-01', [])).not.toContain('on film');
    expect(sophomore('2027-11-01', ['film'])).toContain('Put your best plays on film');
    expect(sophomore('2026-10-01', [])).not.toContain('PSAT');
    expect(sophomore('2026-10-01', ['satScore'])).toContain('Take the PSAT');
    expect(sophomore('2026-10-01', ['satScore'], [{ key: 'actScore', value: '27' }])).not.toContain('PSAT');
  });

  it('Y-05 the month that asks for a first film already does not ask for it twice', () => {
    const { facts, ...rest } = ofClass(2029);
    const lines = seasonalActions(rest.today, 10, { ...MARCUS_MATERIAL, facts: facts.filter(({ key }) => key !== 'film') });
    expect(lines.join('\n')).not.toContain('on film');
  });

  it('Y-05 leaves out what is decided after a signature, and names that school alone', () => {
    const schools = [school('Kent State'), signedAt('Akron')];
    expect(senior('2027-02-01', schools)).not.toContain('Compare aid');
    expect(senior('2027-02-01', [school('Kent State')])).toContain('Compare aid');
    expect(senior('2026-11-01', schools)).toContain('Send your application to Akron:');
  });

  it('Y-06 names the schools that can be reached: open ones whose minimum is not missed', () => {
    const schools = [school('Kent State'), below('Akron'), school('Toledo', { leadLevel: 'declined' })];
    expect(senior('2026-11-01', schools)).toContain('Send your application to Kent State:');
    expect(senior('2026-11-01', [below('Akron')])).not.toContain('application');
    expect(senior('2026-11-01', [])).not.toContain('application');
  });

  it('Y-06 sends no transcript to the NCAA for who is below its minimum at every school', () => {
    const transcript = 'send your transcript to the NCAA';
    expect(senior('2026-09-01', [below('Akron')])).not.toContain(transcript);
    expect(senior('2026-09-01', [below('Akron'), school('Kent State')])).toContain(transcript);
  });

  it('Y-05 names the NAIA Eligibility Center to who has such a school on the list', () => {
    expect(senior('2026-11-01', [school('Akron')])).not.toContain('PlayNAIA');
    expect(senior('2026-11-01', [school('Akron'), school('Baker', { association: 'NAIA' })])).toContain('PlayNAIA');
  });

  it('Y-05 speaks of a season only to whom it is known that there was one', () => {
    const without = (year: number) => {
      const { facts, ...rest } = ofClass(year);
      return { ...rest, facts: facts.filter(({ key }) => !key.startsWith('season.')) };
    };
    expect(seasonalActions('2026-11-01', 11, without(2028))).toEqual([
      expect.stringMatching(/^If you played this season, cut a film of it/),
    ]);
    expect(seasonalActions('2026-12-01', 12, without(2027)).join()).toContain('If you played this season, put the film of all of it');
    expect(seasonalActions('2026-12-01', 12, ofClass(2027)).join()).toContain('Put the film of the whole season');
  });

  it('Y-05 names the NCAA Eligibility Center where a school of Division I or II is on the list', () => {
    const months = ['2026-08-01', '2026-09-01', '2026-11-01', '2027-06-01'];
    const named = (division: string) => months.map((day) => senior(day, [school('Akron', { division })]).includes('Eligibility Center'));
    expect([named('D1'), named('D2'), named('D3')]).toEqual([
      [true, true, true, true],
      [true, true, true, true],
      [false, false, false, false],
    ]);
    expect(senior('2027-06-01', [school('Akron', { division: 'D3' })])).toContain('final transcript to your college.');
  });

  it('Y-05 sends nobody to a camp of whose injury a coach wrote, before a doctor clears him', () => {
    const june = (isInjuryNamed: boolean) => {
      const schools = [school('Akron', { engagement: { ...AKRON_TARGET.engagement, isInjuryNamed } })];
      return seasonalActions('2027-06-01', 11, { ...ofClass(2028), schools }).join();
    };
    expect(june(true)).toMatch(/^Go to one or two camps .*\. First a doctor has to clear you\.$/);
    expect(june(false)).not.toContain('doctor');
  });
});
