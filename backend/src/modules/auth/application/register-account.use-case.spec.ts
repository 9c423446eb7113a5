import { EmailTaken, UsernameTaken } from '../domain/account-errors.js';
import { AuthWorld } from '../testing/auth-world.js';
import { RegisterAccount } from './register-account.use-case.js';

const MARCUS = { username: 'marcus.lee', email: 'marcus@recruit.test', password: 'touchdown' };

describe('RegisterAccount', () => {
  let world: AuthWorld;
  let register: RegisterAccount;

  beforeEach(() => {
    world = new AuthWorld();
    register = new RegisterAccount(world.accounts, world.hasher, world.clock, world.ids);
  });

  it('A-03 makes an athlete of today whose address is not proved yet', async () => {
    const id = await register.run(MARCUS);
    expect(await world.accounts.byId(id)).toEqual({
      id,
      username: 'marcus.lee',
      email: 'marcus@recruit.test',
      passwordHash: 'hash of touchdown',
      role: 'athlete',
      isAdmin: false,
      emailVerifiedAt: null,
      passwordChangedAt: null,
      mustChangePassword: false,
      deletionDueAt: null,
      createdAt: world.clock.now(),
    });
  });

  it('A-06 takes a name or an address once, whatever its case', async () => {
    await register.run(MARCUS);
    await expect(register.run({ ...MARCUS, username: 'MARCUS.LEE', email: 'other@recruit.test' })).rejects.toThrow(UsernameTaken);
    await expect(register.run({ ...MARCUS, username: 'other', email: 'Marcus@Recruit.test' })).rejects.toThrow(EmailTaken);
  });

  it('A-06 forgives spaces around the name and the address', async () => {
    const id = await register.run({ ...MARCUS, username: ' marcus.lee ', email: ' marcus@recruit.test ' });
    expect(await world.accounts.byId(id)).toMatchObject({ username: 'marcus.lee', email: 'marcus@recruit.test' });
  });
});
