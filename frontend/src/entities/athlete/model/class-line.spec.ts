import { classLine } from './class-line';
import { fullName } from './full-name';

describe('who is signed in', () => {
  it('S-05 shows position and class year', () => {
    expect(classLine({ position: 'QB', graduationYear: 2027 })).toBe('QB · Class of 2027');
  });

  it('S-05 asks to update the profile as long as the class year is missing', () => {
    expect(classLine({ position: null, graduationYear: null })).toBe('Update Profile');
    expect(classLine({ position: 'QB', graduationYear: null })).toBe('Update Profile');
  });

  it('S-05 says Student Athlete when first or last name is missing', () => {
    expect(fullName({ firstName: 'Maya', lastName: 'Cruz' })).toBe('Maya Cruz');
    expect(fullName({ firstName: 'Maya', lastName: null })).toBe('Student Athlete');
    expect(fullName({ firstName: '', lastName: 'Cruz' })).toBe('Student Athlete');
  });
});
