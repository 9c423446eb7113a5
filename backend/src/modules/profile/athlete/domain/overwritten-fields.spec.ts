import { EMPTY_PROFILE } from '../../fields/domain/empty-profile.js';
import type { Measured } from '../../fields/domain/measured.js';
import { overwrittenFields } from './overwritten-fields.js';

const LASER: Measured = { value: 4.62, unit: 's', timing: 'laser', date: '2026-06-13', place: 'Nike camp', measuredBy: null };
const STORED = { ...EMPTY_PROFILE, gpa: 3.5, fortyYardDash: LASER };

const overwritten = (to: Measured | null, from: unknown) => {
  return overwrittenFields(STORED, { fortyYardDash: to }, { fortyYardDash: from as Measured });
};

describe('what a change would overwrite unseen', () => {
  it('P-04 is nothing when the stored value was seen, or is what the change wants', () => {
    expect(overwrittenFields(STORED, { gpa: 3.6 }, { gpa: 3.5 })).toBeNull();
    expect(overwrittenFields(STORED, { gpa: 3.5 }, { gpa: 3.4 })).toBeNull();
    expect(overwrittenFields(STORED, { gpa: 3.6 }, { gpa: 3.4 })).toEqual({ gpa: 3.5 });
  });

  it('P-04 P-14 compares measurements part by part, in any order, and an absent part as null', () => {
    const { value, timing, date, place } = LASER;
    expect(overwritten(null, { place, date, timing, value, unit: 's' })).toBeNull();
    expect(overwritten({ ...LASER }, null)).toBeNull();
  });

  it.each([{ value: 4.6 }, { timing: 'hand' }, { date: null }, { place: 'Home' }, { measuredBy: 'Sam Route' }])(
    'P-04 P-14 holds back the stored measurement where the one that was seen differs by %j',
    (part) => {
      expect(overwritten(null, { ...LASER, ...part })).toEqual({ fortyYardDash: LASER });
      expect(overwritten({ ...LASER, ...part } as Measured, null)).toEqual({ fortyYardDash: LASER });
    },
  );

  it('P-14 takes an empty measurement for what it is', () => {
    expect(overwrittenFields(EMPTY_PROFILE, { fortyYardDash: LASER }, { fortyYardDash: null })).toBeNull();
    expect(overwrittenFields(EMPTY_PROFILE, { fortyYardDash: LASER }, { fortyYardDash: LASER })).toEqual({ fortyYardDash: null });
  });
});
