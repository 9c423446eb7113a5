import { SamePassword, WrongCurrentPassword } from '../domain/account-errors.js';
import { accountOf } from '../testing/account-of.js';
import { AuthWorld } from '../testing/auth-world.js';
import { ChangePassword } from './change-password.use-case.js';

describe('ChangePassword', () => {
  const account = accountOf({ mustChangePassword: true });
  const change = { userId: account.id, currentPassword: 'touchdown', newPassword: 'field goal', sessionId: 'here' };
  let world: AuthWorld;
  let passwords: ChangePassword;

  beforeEach(async () => {
    world = new AuthWorld();
    passwords = new ChangePassword(world.accounts, world.hasher, world.clock);
    await world.accounts.add(account);
    world.accounts.sessions = ['here', 'phone', 'library'].map((id) => ({ id, userId: account.id }));
  });

  it('U-01 sets the new password and ends all sessions but the one it was changed in', async () => {
    await passwords.run(change);
    const stored = { passwordHash: 'hash of field goal', passwordChangedAt: world.clock.now(), mustChangePassword: false };
    expect(await world.accounts.byId(account.id)).toMatchObject(stored);
    expect(world.accounts.sessions.map(({ id }) => id)).toEqual(['here']);
  });

  it('U-01 changes nothing when the current password is wrong', async () => {
    await expect(passwords.run({ ...change, currentPassword: 'fumble' })).rejects.toThrow(WrongCurrentPassword);
    expect(await world.accounts.byId(account.id)).toEqual(account);
    expect(world.accounts.sessions).toHaveLength(3);
  });

  it('U-02 does not take the password that an operator set for a new one', async () => {
    await expect(passwords.run({ ...change, newPassword: 'touchdown' })).rejects.toThrow(SamePassword);
    expect((await world.accounts.byId(account.id))?.mustChangePassword).toBe(true);
  });
});
