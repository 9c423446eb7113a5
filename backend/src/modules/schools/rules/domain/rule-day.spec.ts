import { ruleDay } from './rule-day.js';

describe('the day on which a rule starts', () => {
  const nobody = { classYear: null, birthdate: null };

  it('Q-01 is the same for everybody when the rule has a date', () => {
    expect(ruleDay({ anchor: 'date', from: '2026-12-02', to: null }, nobody)).toBe('2026-12-02');
  });

  it('Q-01 is counted from the class year, and unknown without one', () => {
    const starts = { anchor: 'grade', yearsBeforeClass: 2, monthDay: '06-15' } as const;
    expect(ruleDay(starts, { ...nobody, classYear: 2027 })).toBe('2025-06-15');
    expect(ruleDay(starts, { ...nobody, birthdate: '2009-03-01' })).toBeNull();
  });

  it.each([
    ['2008-08-31', '2026-09-01'],
    ['2008-09-01', '2027-09-01'],
    ['2008-09-02', '2027-09-01'],
    ['2008-12-31', '2027-09-01'],
    ['2009-01-01', '2027-09-01'],
    ['2008-02-29', '2026-09-01'],
  ])('Q-01 is the first September 1 with the 18th birthday behind it: born %s', (birthdate, day) => {
    expect(ruleDay({ anchor: 'birth', age: 18, monthDay: '09-01' }, { ...nobody, birthdate })).toBe(day);
  });

  it('Q-01 is unknown without the birth date that it is counted from', () => {
    expect(ruleDay({ anchor: 'birth', age: 18, monthDay: '09-01' }, { ...nobody, classYear: 2027 })).toBeNull();
  });
});
