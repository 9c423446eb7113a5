import { lacksGuardian, type GuardianRule } from './guardian-rule.js';

describe('lacksGuardian', () => {
  const NOW = new Date('2026-11-23T18:00:00.000Z');
  const lacks = (rule: GuardianRule, birthdate: string | null, hasGuardian = false) => lacksGuardian(rule, { birthdate, hasGuardian }, NOW);

  it('U-08 asks nobody for a guardian while the rule is off', () => {
    expect([lacks('off', '2012-01-01'), lacks('off', null)]).toEqual([false, false]);
  });

  it('U-08 asks those under the age of the rule, to the day, and those whose age is not known', () => {
    expect([lacks('under_16', '2010-11-24'), lacks('under_16', '2010-11-23')]).toEqual([true, false]);
    expect([lacks('under_18', '2008-11-24'), lacks('under_18', '2008-11-23')]).toEqual([true, false]);
    expect([lacks('under_16', null), lacks('under_18', null)]).toEqual([true, true]);
  });

  it('U-08 a guardian is enough', () => {
    expect(lacks('under_18', '2012-01-01', true)).toBe(false);
  });
});
