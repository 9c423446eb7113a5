import { UnknownAccount } from '../domain/account-errors.js';
import { accountOf } from '../testing/account-of.js';
import { AuthWorld } from '../testing/auth-world.js';
import { AdministerAccount } from './administer-account.use-case.js';

describe('AdministerAccount', () => {
  const account = accountOf({ username: 'marcus.lee' });
  let world: AuthWorld;
  let administer: AdministerAccount;

  beforeEach(async () => {
    world = new AuthWorld();
    administer = new AdministerAccount(world.accounts, world.hasher, world.clock, world.ids);
    await world.accounts.add(account);
  });

  it('O-05 promotes and demotes', async () => {
    await administer.setAdmin('Marcus.Lee', true);
    expect((await world.accounts.byId(account.id))?.isAdmin).toBe(true);
    await administer.setAdmin('marcus.lee', false);
    expect((await world.accounts.byId(account.id))?.isAdmin).toBe(false);
  });

  it('O-05 sets a new password and signs the athlete out everywhere', async () => {
    world.accounts.sessions = ['one', 'two'].map((id) => ({ id, userId: account.id }));
    const password = await administer.resetPassword('marcus.lee');
    expect(await world.accounts.byId(account.id)).toMatchObject({ passwordHash: `hash of ${password}`, mustChangePassword: true });
    expect(world.accounts.sessions).toEqual([]);
  });

  it('O-05 says when there is no such account', async () => {
    await expect(administer.setAdmin('nobody', true)).rejects.toThrow(UnknownAccount);
    await expect(administer.resetPassword('nobody')).rejects.toThrow('There is no account named "nobody".');
  });
});
