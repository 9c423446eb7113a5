import { ageOf, isMinor } from './age.js';

const NOON = (day: string) => new Date(`${day}T12:00:00Z`);

describe('the age of an athlete', () => {
  it.each([
    ['2013-11-22', '2026-11-22', 13],
    ['2013-11-23', '2026-11-22', 12],
    ['2013-11-21', '2026-11-22', 13],
    ['2013-12-01', '2026-11-22', 12],
    ['2013-10-31', '2026-11-22', 13],
    ['2026-11-22', '2026-11-22', 0],
  ])('U-06 who was born on %s is, on %s, %s', (born, today, age) => {
    expect(ageOf(born, NOON(today))).toBe(age);
  });

  it.each([
    ['2025-02-28', 12],
    ['2025-03-01', 13],
    ['2028-02-28', 15],
    ['2028-02-29', 16],
  ])('U-06 who was born on 29 February 2012 is, on %s, %s', (today, age) => {
    expect(ageOf('2012-02-29', NOON(today))).toBe(age);
  });

  it('U-06 a birthday counts once it has begun everywhere on Earth', () => {
    expect(ageOf('2013-11-22', new Date('2026-11-22T11:59:59.999Z'))).toBe(12);
    expect(ageOf('2013-11-22', new Date('2026-11-22T12:00:00.000Z'))).toBe(13);
  });

  it.each([
    ['2008-11-22', false],
    ['2008-11-23', true],
    [null, true],
  ])('U-06 whether %s is under 18: %s', (born, minor) => {
    expect(isMinor(born, NOON('2026-11-22'))).toBe(minor);
  });
});
