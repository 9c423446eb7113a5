import { PasswordNotRight } from '../domain/account-errors.js';
import { accountOf } from '../testing/account-of.js';
import { AuthWorld } from '../testing/auth-world.js';
import { ConfirmPassword } from './confirm-password.use-case.js';

describe('the password in an open session', () => {
  const [marcus, jordan] = [accountOf(), accountOf({ passwordHash: 'hash of fumble' })];
  let confirm: ConfirmPassword;

  beforeEach(async () => {
    const world = new AuthWorld();
    for (const account of [marcus, jordan]) await world.accounts.add(account);
    confirm = new ConfirmPassword(world.accounts, world.hasher);
  });

  it('U-04 the account’s own password is right', async () => {
    await expect(confirm.run(marcus.id, 'touchdown')).resolves.toBeUndefined();
  });

  it.each([
    ['another one', marcus.id, 'Touchdown'],
    ['none', marcus.id, ''],
    ['that of another account', marcus.id, 'fumble'],
    ['any for an account that is gone', 'gone', 'touchdown'],
  ])('U-04 %s is refused', async (_, userId, password) => {
    await expect(confirm.run(userId, password)).rejects.toThrow(PasswordNotRight);
  });
});
