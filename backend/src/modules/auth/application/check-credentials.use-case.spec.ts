import { InvalidCredentials } from '../domain/account-errors.js';
import { accountOf } from '../testing/account-of.js';
import { AuthWorld } from '../testing/auth-world.js';
import { PlainPasswordHasher } from '../testing/plain-password-hasher.js';
import { CheckCredentials } from './check-credentials.use-case.js';

/** Counts how often a password is checked, because that is what costs time. */
class CountingHasher extends PlainPasswordHasher {
  checks = 0;

  override verify(hash: string | undefined, password: string): Promise<boolean> {
    this.checks += 1;
    return super.verify(hash, password);
  }
}

describe('CheckCredentials', () => {
  const account = accountOf({ username: 'Marcus.Lee' });
  let hasher: CountingHasher;
  let check: CheckCredentials;

  beforeEach(async () => {
    const { accounts } = new AuthWorld();
    await accounts.add(account);
    hasher = new CountingHasher();
    check = new CheckCredentials(accounts, hasher);
  });

  it('A-03 knows an athlete by name, whatever its case, and password', async () => {
    expect((await check.run(' marcus.lee ', 'touchdown')).id).toBe(account.id);
  });

  it.each([
    ['a wrong password', 'marcus.lee', 'Touchdown'],
    ['a wrong name', 'nobody', 'touchdown'],
  ])('A-10 says the same after the same work for %s', async (_what, username, password) => {
    await expect(check.run(username, password)).rejects.toThrow(InvalidCredentials);
    expect(hasher.checks).toBe(1);
  });
});
