import type { ContactRule } from '../../../schools/rules/index.js';
import { ruleDaysOf } from './rule-days-of.js';

const rule = (changes: Partial<ContactRule>): ContactRule =>
  ({
    ...{ ruleId: 'r', body: 'NCAA', division: 'D1', subdivision: null, channel: 'signing', text: 'Signing begins.', sourceKind: 'press' },
    starts: { anchor: 'date', day: '2026-12-02' },
    ...changes,
  }) as unknown as ContactRule;
const FBS = { division: 'D1', subdivision: 'FBS', association: 'NCAA' };
const ask = (classYear: number | null, place = FBS) => ({ places: [place], classYear, birthdate: null, today: '2026-11-21' });

describe('days of the rules table for one athlete', () => {
  it('Y-05 signing is for seniors and graduates, at schools of the rule’s division', () => {
    const days = (classYear: number | null, place = FBS) => ruleDaysOf([rule({})], ask(classYear, place)).length;
    expect([2026, 2027, 2028, 2030, null].map((year) => days(year))).toEqual([1, 1, 0, 0, 0]);
    expect(days(2027, { ...FBS, division: 'D3' })).toBe(0);
  });

  it('Y-06 a day comes with the rule’s words and the kind of its source', () => {
    expect(ruleDaysOf([rule({ sourceKind: 'association' })], ask(2027))).toMatchObject([
      { kind: 'signing', text: 'Signing begins.', source: 'an association' },
    ]);
  });

  it('Y-05 other channels have no day in a plan', () => {
    expect(ruleDaysOf([rule({ channel: 'aid' }), rule({ starts: null })], ask(2027))).toEqual([]);
  });
});
