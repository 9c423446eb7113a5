import { MemoryAuditLog } from '../../audit/testing/memory-audit-log.js';
import { UsernameTaken } from '../domain/account-errors.js';
import { accountOf } from '../testing/account-of.js';
import { AuthWorld } from '../testing/auth-world.js';
import { EnsureFirstAdmin } from './ensure-first-admin.use-case.js';
import { RegisterAccount } from './register-account.use-case.js';

const ADMIN = { username: 'admin', email: 'admin@recruit.localhost' };

describe('EnsureFirstAdmin', () => {
  let audit: MemoryAuditLog;
  let world: AuthWorld;
  let ensure: EnsureFirstAdmin;

  beforeEach(() => {
    world = new AuthWorld();
    audit = new MemoryAuditLog();
    const register = new RegisterAccount(world.accounts, world.hasher, world.clock, world.ids);
    ensure = new EnsureFirstAdmin(world.accounts, register, world.ids, audit);
  });

  it('O-05 makes up a password and tells it once', async () => {
    const password = await ensure.run(ADMIN);
    expect(password).not.toBeNull();
    expect(await world.accounts.byUsername('admin')).toMatchObject({ isAdmin: true, passwordHash: `hash of ${password}` });
    expect(await ensure.run(ADMIN)).toBeNull();
    const made = { kind: 'admin_made', actor: 'server', subjectId: (await world.accounts.byUsername('admin'))?.id };
    expect(audit.entries).toMatchObject([made]);
  });

  it('O-05 takes a given password and does not tell it', async () => {
    expect(await ensure.run({ ...ADMIN, password: 'sideline' })).toBeNull();
    expect((await world.accounts.byUsername('admin'))?.passwordHash).toBe('hash of sideline');
  });

  it('O-05 makes none where there is one, whatever its name', async () => {
    await world.accounts.add(accountOf({ username: 'coach', isAdmin: true }));
    await ensure.run(ADMIN);
    expect(await world.accounts.byUsername('admin')).toBeNull();
  });

  it('O-05 leaves it to the other when two servers start at once', async () => {
    const results = await Promise.all([ensure.run(ADMIN), ensure.run(ADMIN)]);
    expect(results.filter((password) => password !== null)).toHaveLength(1);
  });

  it("O-05 refuses to start under an athlete's name, and does not promote her", async () => {
    await world.accounts.add(accountOf({ username: 'admin' }));
    await expect(ensure.run(ADMIN)).rejects.toThrow(UsernameTaken);
    expect((await world.accounts.byUsername('admin'))?.isAdmin).toBe(false);
  });
});
