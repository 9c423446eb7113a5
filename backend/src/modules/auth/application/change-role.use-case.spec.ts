import { GuardianAsAdmin, OwnRole, UnknownUser } from '../domain/account-errors.js';
import { accountOf } from '../testing/account-of.js';
import { AuthWorld } from '../testing/auth-world.js';
import { ChangeRole } from './change-role.use-case.js';

describe('ChangeRole', () => {
  const admin = accountOf({ username: 'ada', email: 'ada@recruit.test', isAdmin: true });
  const athlete = accountOf({ username: 'marcus', email: 'marcus@recruit.test' });
  const guardian = accountOf({ username: 'dana', email: 'dana@recruit.test', role: 'guardian' });
  let world: AuthWorld;
  let roles: ChangeRole;

  beforeEach(async () => {
    world = new AuthWorld();
    roles = new ChangeRole(world.accounts);
    for (const account of [admin, athlete, guardian]) await world.accounts.add(account);
  });

  const change = (userId: string, isAdmin: boolean, adminId = admin.id) => roles.run({ adminId, userId, isAdmin });
  const isAdmin = async (id: string) => (await world.accounts.byId(id))?.isAdmin;

  it('U-10 an admin makes an athlete an admin and ends it again; the same twice changes nothing', async () => {
    expect(await change(athlete.id, true)).toBe(true);
    expect(await change(athlete.id, true)).toBe(false);
    expect(await isAdmin(athlete.id)).toBe(true);
    expect(await change(athlete.id, false)).toBe(true);
    expect(await isAdmin(athlete.id)).toBe(false);
  });

  it('U-10 nobody changes the own role, and a guardian stays one', async () => {
    await expect(change(admin.id, false)).rejects.toThrow(OwnRole);
    await expect(change(guardian.id, true)).rejects.toThrow(GuardianAsAdmin);
    await expect(change('00000000-0000-7000-8000-ffffffffffff', true)).rejects.toThrow(UnknownUser);
    expect(await isAdmin(admin.id)).toBe(true);
    expect(await isAdmin(guardian.id)).toBe(false);
  });

  it('U-10 one admin is always left, also when two end each other', async () => {
    await change(athlete.id, true);
    await change(admin.id, false, athlete.id);
    // The one who is no admin any more was asked for before that.
    await expect(change(athlete.id, false)).rejects.toThrow('This is the only admin.');
    expect(await isAdmin(athlete.id)).toBe(true);
  });
});
