import { EmailTaken, WrongPassword } from '../domain/account-errors.js';
import { accountOf } from '../testing/account-of.js';
import { AuthWorld } from '../testing/auth-world.js';
import { ChangeEmail } from './change-email.use-case.js';

describe('ChangeEmail', () => {
  const account = accountOf({ email: 'marcus@recruit.test', emailVerifiedAt: new Date('2026-11-01T00:00:00.000Z') });
  let world: AuthWorld;
  let change: ChangeEmail;

  beforeEach(async () => {
    world = new AuthWorld();
    change = new ChangeEmail(world.accounts, world.hasher);
    await world.accounts.add(account);
  });

  it('P-04 changes the address with the present password, and asks for proof again', async () => {
    await change.run(account.id, 'new@recruit.test', 'touchdown');
    expect(await world.accounts.byId(account.id)).toMatchObject({ email: 'new@recruit.test', emailVerifiedAt: null });
  });

  it.each([['wrong'], [undefined]])('P-04 keeps the address with the password %p', async (password) => {
    await expect(change.run(account.id, 'new@recruit.test', password)).rejects.toThrow(WrongPassword);
    expect(await world.accounts.byId(account.id)).toEqual(account);
  });

  it('P-04 needs no password when the address stays', async () => {
    await change.run(account.id, 'marcus@recruit.test', undefined);
    expect(await world.accounts.byId(account.id)).toEqual(account);
  });

  it('A-06 refuses the address of another account', async () => {
    const other = accountOf();
    await world.accounts.add(other);
    await expect(change.run(account.id, other.email, 'touchdown')).rejects.toThrow(EmailTaken);
  });
});
