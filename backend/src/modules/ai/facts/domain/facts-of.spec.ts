import { MARCUS, NOTHING_SAID } from '../testing/athlete-fixture.js';
import type { SeasonRecord } from './athlete-record.js';
import { factsOf } from './facts-of.js';

const stated = (...facts: ReturnType<typeof factsOf>) => facts.map(({ key, value }) => [key, value]);

describe('what a text may say', () => {
  it('I-04 is nothing where nothing is known', () => {
    expect(factsOf(NOTHING_SAID, null, null)).toEqual([]);
  });

  it('I-04 is the profile as a person reads it, each fact with what its number measures', () => {
    const facts = factsOf({ ...MARCUS, fortyYardDash: { value: 4.62, unit: 's', timing: 'laser' } }, null, null);
    const of = (key: string) => facts.find((fact) => fact.key === key);
    expect(of('position')?.value).toBe('QB (quarterback)');
    expect(of('weight')).toEqual({ key: 'weight', label: 'Weight', value: '205 lbs', source: 'profile', measures: ['pounds'] });
    expect(of('fortyYardDash')).toMatchObject({ value: '4.62 s (laser)', measures: ['forty', 'seconds'] });
    expect(of('gpa')).toMatchObject({ value: '3.7', measures: ['gpa'] });
    expect(of('graduationYear')).toMatchObject({ value: '2027', measures: ['class'] });
    expect(of('jerseyNumber')).toMatchObject({ value: '12', measures: ['jersey'] });
  });

  it('I-04 P-14 is what was measured, each value as it is said and with what it measures', () => {
    const value = (one: number, unit: 's' | 'in' | 'lbs', timing: 'hand' | 'laser' | null = null) => ({ value: one, unit, timing });
    const measured = {
      ...{ verticalJump: value(35.5, 'in'), broadJump: value(116, 'in'), proShuttle: value(4.28, 's', 'laser') },
      ...{ threeConeDrill: value(7.05, 's', 'hand'), wingspan: value(75.5, 'in'), benchPress: value(265, 'lbs') },
      ...{ squat: value(405, 'lbs'), powerClean: value(255, 'lbs') },
    };
    const facts = factsOf({ ...NOTHING_SAID, ...measured }, null, null);
    expect(facts.map(({ label, value: words, measures }) => [label, words, measures[0]])).toEqual([
      ['Wingspan', '75 1/2 in', 'wingspan'],
      ['Vertical jump', '35 1/2 in', 'vertical'],
      ['Broad jump', `9'8"`, 'broad'],
      ['Pro shuttle', '4.28 s (laser)', 'shuttle'],
      ['Three-cone drill', '7.05 s (hand)', 'cone'],
      ['Bench press (one-repetition maximum)', '265 lbs', 'bench'],
      ['Squat (one-repetition maximum)', '405 lbs', 'squat'],
      ['Power clean (one-repetition maximum)', '255 lbs', 'clean'],
    ]);
  });

  it('I-04 leaves out what is empty, and shows a handle with its sign', () => {
    expect(stated(...factsOf({ ...NOTHING_SAID, city: '', twitterHandle: 'marcus12' }, null, null))).toEqual([['handle', '@marcus12']]);
  });

  it('I-04 is the season with its figures, percent as such', () => {
    const season = {
      ...{ season: 2026, level: 'Varsity', games: 9 },
      figures: [
        { key: 'passingYards', label: 'Passing yards', kind: 'total', value: 2481 },
        { key: 'completion', label: 'Completion', kind: 'percent', value: 61.5 },
      ],
    } as unknown as SeasonRecord;
    const facts = factsOf(NOTHING_SAID, season, null);
    expect(stated(...facts)).toEqual([
      ['season.year', '2026'],
      ['season.level', 'Varsity'],
      ['season.games', '9'],
      ['season.passingYards', '2,481'],
      ['season.completion', '61.5%'],
    ]);
    expect(facts.at(-1)).toMatchObject({ label: 'Completion, 2026', source: 'games', measures: expect.arrayContaining(['percent']) });
    expect(stated(...factsOf(NOTHING_SAID, { ...season, level: null }, null)).map(([key]) => key)).not.toContain('season.level');
  });

  it('I-04 is the school, without a division outside of the NCAA', () => {
    const school = { name: 'Akron', division: 'D1', subdivision: 'FBS', conference: null, city: 'Akron', state: 'OH', mascot: 'Zips' };
    const facts = factsOf(NOTHING_SAID, null, school);
    expect(stated(...facts).map(([key]) => key)).toEqual(
      ['name', 'division', 'subdivision', 'city', 'state', 'mascot'].map((key) => `school.${key}`),
    );
    expect(facts[0]).toEqual({ key: 'school.name', label: 'School', value: 'Akron', source: 'school', measures: [] });
    expect(stated(...factsOf(NOTHING_SAID, null, { ...school, division: 'na' })).map(([key]) => key)).not.toContain('school.division');
  });
});
