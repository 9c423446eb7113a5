import { isTooYoung, readBirthDate } from './birth-date';

const now = new Date('2026-11-22T12:00:00Z');

describe('the birth date of the first step', () => {
  it.each([
    [['3', '14', '2009'], '2009-03-14'],
    [[' 03', '04 ', '2009'], '2009-03-04'],
    [['2', '29', '2012'], '2012-02-29'],
    [['11', '22', '2026'], '2026-11-22'],
  ] as const)('U-06 reads %s as %s', ([month, day, year], date) => {
    expect(readBirthDate({ month, day, year }, now)).toEqual({ date });
  });

  it.each([
    [['', '14', '2009'], 'month'],
    [['March', '14', '2009'], 'month'],
    [['13', '14', '2009'], 'month'],
    [['3', '', '2009'], 'day'],
    [['3', '32', '2009'], 'day'],
    [['2', '29', '2011'], 'day'],
    [['4', '31', '2010'], 'day'],
    [['3', '14', '09'], 'year'],
    [['3', '14', '1899'], 'year'],
    [['11', '23', '2026'], 'year'],
  ] as const)('U-06 of %s the %s is wrong', ([month, day, year], field) => {
    expect(readBirthDate({ month, day, year }, now)).toMatchObject({ field });
  });

  it.each([
    ['2013-11-22', '2026-11-22T12:00:00Z', false],
    ['2013-11-22', '2026-11-22T11:59:59Z', true],
    ['2013-11-23', '2026-11-22T12:00:00Z', true],
    ['2012-02-29', '2025-02-28T12:00:00Z', true],
    ['2012-02-29', '2025-03-01T12:00:00Z', false],
  ])('U-06 whoever was born on %s is too young at %s: %s', (date, moment, expected) => {
    expect(isTooYoung(date, new Date(moment))).toBe(expected);
  });
});
