import { checkNewPassword } from './check-new-password';

describe('a new password', () => {
  it('U-01 may be sent when it is long enough, typed twice alike and another one', () => {
    expect(checkNewPassword({ current: 'touchdown', next: 'field goal', again: 'field goal' })).toEqual({});
    expect(checkNewPassword({ next: 'field goal', again: 'field goal' })).toEqual({});
  });

  it.each([
    [{ current: '', next: 'field goal', again: 'field goal' }, { current: 'Enter your current password' }],
    [
      { next: '', again: '' },
      { next: 'Choose a new password', again: 'Enter the new password again' },
    ],
    [{ next: 'punt', again: 'punt' }, { next: 'Password must be at least 6 characters' }],
    [{ next: 'field goal', again: 'field gaol' }, { again: "Passwords don't match" }],
    [{ current: 'touchdown', next: 'touchdown', again: 'touchdown' }, { next: 'Choose a password that differs from the current one' }],
  ])('U-01 says what is wrong with %j', (typed, messages) => {
    expect(checkNewPassword(typed)).toEqual(messages);
  });
});
