import { userFixture } from '@/shared/testing/user-fixture';
import { profileChanges } from './profile-changes';
import { type ProfileForm, profileForm } from './profile-form';

const user = { ...userFixture, gpa: 3.7, weight: 205, height: '6\'2"', city: 'Austin' };

const all = (typed: Partial<ProfileForm>) => profileChanges({ ...profileForm(user), ...typed }, user, profileForm(user));

function changes(typed: Partial<ProfileForm>) {
  const { before: _before, ...rest } = all(typed);
  return rest;
}

describe('what Save Changes sends', () => {
  it('P-04 is nothing when nothing was changed', () => {
    expect(changes({})).toEqual({});
  });

  it('P-04 goes with the values that were seen, so that no other is overwritten', () => {
    expect(all({ gpa: '3.9', city: '', satScore: '1300' })).toMatchObject({ before: { gpa: 3.7, city: 'Austin', satScore: null } });
    const seen = { ...profileForm(user), gpa: '3.5' };
    expect(profileChanges({ ...profileForm(user), gpa: '3.9' }, user, seen)).toEqual({ gpa: 3.9, before: { gpa: 3.5 } });
    expect(all({ email: 'new@recruit.test' })).not.toHaveProperty('before');
  });

  it('P-04 is only what differs, trimmed', () => {
    expect(changes({ firstName: ' Ann ', city: ' Austin ' })).toEqual({ firstName: 'Ann' });
  });

  it('P-04 leaves out what was blank and stays blank', () => {
    expect(changes({ state: '   ', satScore: '', highSchool: '' })).toEqual({});
  });

  it('P-04 is null for what the athlete emptied', () => {
    expect(changes({ city: '', gpa: ' ', weight: '' })).toEqual({ city: null, gpa: null, weight: null });
  });

  it('P-04 has numbers as numbers, and the jersey number as text', () => {
    const typed = {
      graduationYear: '2028',
      gpa: '3.75',
      coreGpa: '3.5',
      satScore: '1280',
      actScore: '27',
      weight: '210',
      jerseyNumber: '07',
    };
    expect(changes(typed)).toEqual({
      graduationYear: 2028,
      gpa: 3.75,
      coreGpa: 3.5,
      satScore: 1280,
      actScore: 27,
      weight: 210,
      jerseyNumber: '07',
    });
  });

  it('P-04 drops what is no number', () => {
    expect(changes({ gpa: '.', weight: 'heavy', satScore: '1280' })).toEqual({ satScore: 1280 });
  });

  it('P-04 has the password only beside a changed address', () => {
    expect(changes({ currentPassword: 'touchdown' })).toEqual({});
    expect(changes({ email: 'ann@example.com', currentPassword: 'touchdown' })).toEqual({
      email: 'ann@example.com',
      currentPassword: 'touchdown',
    });
  });

  it('P-04 leaves the judgement of a value to the server', () => {
    expect(changes({ gpa: '9.9', height: 'tall' })).toEqual({ gpa: 9.9, height: 'tall' });
  });
});
