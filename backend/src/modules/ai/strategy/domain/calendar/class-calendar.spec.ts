import { MARCUS_MATERIAL, AKRON_TARGET } from '../../testing/strategy-fixture.js';
import { CLASS_CALENDAR, TRANSFER_GRADE } from './class-calendar.js';
import type { StrategyMaterial } from '../strategy-material.js';
import { writeStrategy } from '../write-strategy.js';

const ofClass = (year: number, changes: Partial<StrategyMaterial> = {}): StrategyMaterial => ({
  ...MARCUS_MATERIAL,
  facts: MARCUS_MATERIAL.facts.map((fact) => (fact.key === 'graduationYear' ? { ...fact, value: String(year) } : fact)),
  ...changes,
});
const november = (material: StrategyMaterial) => writeStrategy(material).timeline[0]?.actions.join('\n') ?? '';

describe('the calendar of each class', () => {
  it.each([9, 10, 11, 12, 13, TRANSFER_GRADE])('Y-05 grade %i has something to do in every month of a school year', (grade) => {
    const months = new Set(CLASS_CALENDAR.filter(({ grades }) => grades.includes(grade)).flatMap((line) => line.months));
    expect([...months].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('Y-05 a senior in November gets signing, applications, aid forms and the Eligibility Center', () => {
    const ruleDays = [
      { kind: 'signing' as const, on: '2026-12-02', text: 'The early signing period begins on December 2, 2026.', source: 'press' },
    ];
    const text = november(ofClass(2027, { ruleDays }));
    expect(text).toContain('Signing: The early signing period begins on December 2, 2026.');
    expect(text).toContain('Send your application to Akron');
    expect(text).toContain('Fill in the FAFSA');
    expect(text).toContain('NCAA Eligibility Center');
  });

  it('Y-05 who has no film is told of a first one this month, and not to cut the season’s as well', () => {
    const facts = ofClass(2028).facts.filter(({ key }) => key !== 'film');
    const [now, ...later] = writeStrategy(ofClass(2028, { facts })).timeline.map(({ actions }) => actions.join(' '));
    expect(now).toContain('Put film into your profile');
    expect(now).not.toContain('Cut a film');
    expect(november(ofClass(2028))).toContain('Cut a film of this season');
    expect(later).not.toHaveLength(0);
  });

  it('Y-05 a school that withdrew its offer gets no application by the plan', () => {
    const withdrawn = {
      ...AKRON_TARGET,
      ...{ id: 77, name: 'Tiffin' },
      engagement: { ...AKRON_TARGET.engagement, offer: { status: 'withdrawn' as const, deadline: null } },
    };
    const text = november(ofClass(2027, { schools: [AKRON_TARGET, withdrawn] }));
    expect(text).toContain('Send your application to Akron');
    expect(text).not.toMatch(/applications to [^.]*Tiffin/);
  });

  it('Y-05 a ninth grader is told of five good plays, not of a season’s film, and of core courses', () => {
    const facts = ofClass(2030).facts.filter(({ key }) => key !== 'film');
    const text = november(ofClass(2030, { facts }));
    expect(text).toContain('five good plays, from any team, are enough to begin');
    expect(text).toContain('16 by graduation');
    expect(
      writeStrategy(ofClass(2030, { facts }))
        .timeline.flatMap(({ actions }) => actions)
        .join(' '),
    ).not.toMatch(/whole season|FAFSA|signing/i);
  });

  it('Y-05 the year after high school has a plan of its own, up to its summer', () => {
    const plan = writeStrategy(ofClass(2026));
    expect(plan.timeline.map(({ month }) => month).slice(-1)).toEqual(['July 2027']);
    expect(plan.overview).toContain('this plan is for the year after it');
    expect(november(ofClass(2026))).toMatch(/prep year.*\n[^]*enroll in January or in the fall/);
  });

  it('Y-05 an official visit stands in its month, with the rule’s own words and who says it', () => {
    const ruleDays = [
      { kind: 'official visit' as const, on: '2027-04-01', text: 'Official visits begin on April 1 of your junior year.', source: 'press' },
    ];
    const april = writeStrategy(ofClass(2028, { ruleDays })).timeline.find(({ month }) => month === 'April 2027');
    expect(april?.actions[0]).toBe('From April 1, 2027: Official visits begin on April 1 of your junior year. (Source: press.)');
  });

  it('Y-06 below a minimum it is said plainly, with what is still possible, and no first email is advised', () => {
    const gate = {
      sentence: 'Your core GPA is 1.9; NCAA Division I asks for a core GPA of 2.3.',
      stillOpen: 'Junior college, a prep year or Division III are open.',
    };
    const school = { ...AKRON_TARGET, fit: { ...AKRON_TARGET.fit, tier: 'below_minimum' as const, gate } };
    const plan = writeStrategy(ofClass(2027, { schools: [school] }));
    const text = plan.timeline[0]?.actions.join('\n');
    expect(text).toContain(
      `your grades are below the minimum at every school of your list that has a minimum.\n${gate.sentence} ${gate.stillOpen}`,
    );
    expect(plan.schoolStrategies[0]?.recommendedApproach).toContain(gate.sentence);
    expect(`${text}${plan.overview}${plan.schoolStrategies[0]?.recommendedApproach}`).not.toContain('first email');
  });

  it('Y-05 a player of a college gets the months up to his next fall, and nothing of high school', () => {
    const college = ofClass(2025);
    const facts = college.facts.map((fact) => (fact.key === 'highSchool' ? { ...fact, value: 'Snow College' } : fact));
    const { timeline } = writeStrategy({ ...college, facts });
    const said = timeline.flatMap(({ actions }) => actions).join('\n');
    expect(timeline.map(({ month }) => month)).toHaveLength(9);
    expect(timeline.at(-1)?.month).toBe('July 2027');
    expect(said).toContain('Ask Akron whether you could enroll in January or in the fall');
    expect(said).toContain('Ask your college to send your transcript of the fall term to Akron.');
    expect(said).not.toMatch(/high school|prep year|counselor|senior/i);
  });

  it('Y-05 a junior with a test score has something to do in March, and one school is no list', () => {
    const junior = writeStrategy(ofClass(2028)).timeline.find(({ month }) => month === 'March 2027');
    expect(junior?.actions.join(' ')).toContain('watch a spring practice');
    expect(november(ofClass(2027))).toContain('Send your application to Akron: look up its last day');
    const two = [AKRON_TARGET, { ...AKRON_TARGET, id: 1, name: 'Ashland' }];
    expect(november(ofClass(2027, { schools: two }))).toContain(
      'Send your applications to Akron and Ashland: look up the last day of each',
    );
  });
});
