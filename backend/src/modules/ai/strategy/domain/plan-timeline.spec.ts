import { AKRON_TARGET, MARCUS_MATERIAL } from '../testing/strategy-fixture.js';
import { planTimeline } from './plan-timeline.js';
import type { RuleDay, StrategyMaterial, StrategySchool } from './strategy-material.js';

const ofClass = (year: number | null, changes: Partial<StrategyMaterial> = {}): StrategyMaterial => ({
  ...MARCUS_MATERIAL,
  facts: MARCUS_MATERIAL.facts.flatMap((fact) => {
    if (fact.key !== 'graduationYear') return [fact];
    return year === null ? [] : [{ ...fact, value: String(year) }];
  }),
  ...changes,
});
const monthsOf = (material: StrategyMaterial) => planTimeline(material).map(({ month }) => month);
const actionsIn = (month: string, material: StrategyMaterial) => planTimeline(material).find((one) => one.month === month)?.actions ?? [];

const visitDay = (on: string): RuleDay => ({ kind: 'official visit', on, text: `Visits begin on ${on}.`, source: 'press' });
const opensOn = (name: string, from: string | null, changes: Partial<StrategySchool> = {}): StrategySchool => ({
  ...AKRON_TARGET,
  ...{ name, window: { state: 'later', from } },
  ...changes,
});

describe('the months of a plan', () => {
  it('E-10 runs over the end of the year', () => {
    expect(monthsOf(ofClass(2028, { today: '2026-12-31' })).slice(0, 2)).toEqual(['December 2026', 'January 2027']);
    expect(monthsOf(ofClass(2028, { today: '2026-12-31' })).at(-1)).toBe('November 2027');
  });

  it('E-10 ends for a senior with high school, and for who has left it with the year after', () => {
    expect(monthsOf(ofClass(2027)).at(-1)).toBe('July 2027');
    expect(monthsOf(ofClass(2026)).at(-1)).toBe('July 2027');
    expect(monthsOf(ofClass(2024))).toEqual(['November 2026']);
    expect(monthsOf(ofClass(null))).toHaveLength(12);
  });

  it('E-10 begins with what the athlete’s own data ask for, which no later month repeats', () => {
    const facts = ofClass(2028).facts.filter(({ key }) => key !== 'film');
    const [first, ...later] = planTimeline(ofClass(2028, { facts }));
    const film = 'Put film into your profile: five good plays, from any team, are enough to begin.';
    expect(first?.actions).toContain(film);
    expect(later.flatMap(({ actions }) => actions)).not.toContain(film);
  });

  it('E-10 says so where a month has nothing that was not said before', () => {
    const fallen = { ...MARCUS_MATERIAL, schools: [] };
    const months = planTimeline({ ...fallen, facts: ofClass(null).facts });
    expect(months[0]?.actions.join(' ')).toContain('Add your class year to your profile, and this month gets tasks of its own.');
    expect(months[1]?.actions).toEqual(['Nothing new this month: finish what is still open above.']);
  });
});

describe('a day of the rules in a plan', () => {
  it.each([
    ['the last day of the month', '2027-04-30', 'April 2027'],
    ['its first day', '2027-04-01', 'April 2027'],
    ['45 days ahead, which is near', '2027-01-05', 'November 2026'],
    ['46 days ahead, which is not', '2027-01-06', 'January 2027'],
    ['today', '2026-11-21', 'November 2026'],
  ])('Y-05 stands once, in its month or in the current one when it is near: %s', (_, on, month) => {
    const material = ofClass(2028, { ruleDays: [visitDay(on)] });
    const found = planTimeline(material).filter(({ actions }) => actions.some((action) => action.includes(`Visits begin on ${on}.`)));
    expect(found.map((one) => one.month)).toEqual([month]);
  });

  it('Y-05 that is past is told no more', () => {
    expect(JSON.stringify(planTimeline(ofClass(2028, { ruleDays: [visitDay('2026-11-20')] })))).not.toContain('Visits begin');
  });

  it('Y-05 says of a signing day whom to ask, of another one when it is, and of both who says so', () => {
    const signing: RuleDay = { kind: 'signing', on: '2026-12-02', text: 'Signing begins.', source: 'press' };
    const actions = actionsIn('November 2026', ofClass(2027, { ruleDays: [signing, visitDay('2026-12-03')] }));
    expect(actions).toContain('Signing: Signing begins. Ask each coach who made you an offer what the school plans. (Source: press.)');
    expect(actions).toContain('From December 3, 2026: Visits begin on 2026-12-03. (Source: press.)');
  });
});

describe('the day from which coaches may reply', () => {
  const june = (...schools: StrategySchool[]) =>
    actionsIn('June 2027', ofClass(2029, { schools })).filter((action) => action.includes('may reply to you'));

  it('Y-04 is said once for all schools of a day, the first day first', () => {
    expect(june(opensOn('Akron', '2027-06-15'), opensOn('Rice', '2027-06-01'), opensOn('Kent State', '2027-06-15'))).toEqual([
      'From June 1, 2027 coaches of Rice may reply to you. Have film and profile ready by then.',
      'From June 15, 2027 coaches of Akron and Kent State may reply to you. Have film and profile ready by then.',
    ]);
  });

  it('Y-04 is not said where it is over, not known, or nothing is left to decide', () => {
    const over = opensOn('Akron', '2027-06-15', { window: { state: 'now', from: '2027-06-15' } });
    expect(june(over, opensOn('Rice', null), opensOn('Toledo', '2027-06-15', { leadLevel: 'declined' }))).toEqual([]);
  });
});
