import type { ContactRule } from './contact-rule.js';
import { contactWindow } from './contact-window.js';

const rule = (changes: Partial<ContactRule> = {}): ContactRule => ({
  ruleId: 'd1',
  body: 'NCAA',
  division: 'D1',
  subdivision: null,
  sport: 'football',
  channel: 'writing',
  starts: { anchor: 'grade', yearsBeforeClass: 2, monthDay: '06-15' },
  effectiveFrom: '2023-08-01',
  effectiveTo: null,
  minimumCoreGpa: null,
  text: 'From June 15 after your sophomore year.',
  sourceUrl: 'https://rules.test/d1',
  sourceKind: 'press',
  verifiedOn: '2026-11-01',
  status: 'in force',
  ...changes,
});
const ask = (rules: ContactRule[], changes: Partial<Parameters<typeof contactWindow>[1]> = {}) =>
  contactWindow(rules, { division: 'D1', subdivision: 'FBS', classYear: 2027, today: '2026-11-21', ...changes });

describe('when coaches may write', () => {
  it.each([
    [2025, 'now', '2023-06-15'],
    [2026, 'now', '2024-06-15'],
    [2027, 'now', '2025-06-15'],
    [2028, 'now', '2026-06-15'],
    [2029, 'later', '2027-06-15'],
    [2030, 'later', '2028-06-15'],
    [2032, 'later', '2030-06-15'],
  ])('Y-04 counts from the class year: class of %d', (classYear, state, from) => {
    expect(ask([rule()], { classYear })).toMatchObject({ state, from, checkWithSchool: false });
  });

  it('Y-04 begins on the very day, and not the day before', () => {
    const on = (today: string) => ask([rule()], { classYear: 2029, today }).state;
    expect([on('2027-06-14'), on('2027-06-15')]).toEqual(['later', 'now']);
  });

  it('Y-04 takes the row of the subdivision before that of the division', () => {
    const fcs = rule({ subdivision: 'FCS', starts: null, text: 'FCS only' });
    expect(ask([rule(), fcs], { subdivision: 'FCS' }).rule?.text).toBe('FCS only');
    expect(ask([rule(), fcs], { subdivision: 'FBS' }).from).toBe('2025-06-15');
  });

  it('Y-04 says "check with the school" 121 days after a rule was verified, not at 120', () => {
    const verified = (today: string) => ask([rule({ verifiedOn: '2026-11-01' })], { today }).checkWithSchool;
    expect([verified('2027-03-01'), verified('2027-03-02')]).toEqual([false, true]);
  });

  it('Y-04 counts a leap day', () => {
    const verified = (today: string) => ask([rule({ verifiedOn: '2027-11-01' })], { today }).checkWithSchool;
    expect([verified('2028-02-29'), verified('2028-03-01')]).toEqual([false, true]);
  });

  it.each(['disputed', 'unverified'] as const)('Y-04 says "check with the school" for a rule that is %s', (status) => {
    expect(ask([rule({ status })])).toMatchObject({ state: 'now', checkWithSchool: true });
  });

  it('Y-04 goes by no proposed rule, none of another channel and none that is over or still to come', () => {
    for (const changes of [
      { status: 'proposed' as const },
      { channel: 'off_campus' as const },
      { effectiveTo: '2026-11-20' },
      { effectiveFrom: '2026-11-22' },
    ]) {
      expect(ask([rule(changes)])).toMatchObject({ state: 'unknown', checkWithSchool: true, rule: null });
    }
  });

  it('Y-04 goes by a rule on the first and on the last day of its time', () => {
    expect(ask([rule({ effectiveFrom: '2026-11-21' })]).state).toBe('now');
    expect(ask([rule({ effectiveTo: '2026-11-21' })]).state).toBe('now');
  });

  it('Y-04 guesses nothing without a class year, a division or a rule', () => {
    expect(ask([rule()], { classYear: null })).toMatchObject({ state: 'unknown', from: null });
    expect(ask([rule({ starts: null })], { classYear: null })).toMatchObject({ state: 'now' });
    expect(ask([rule()], { division: 'na', subdivision: null })).toMatchObject({ state: 'unknown', rule: null });
  });
});
