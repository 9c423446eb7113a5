import { passwordHasherContract } from '../../testing/password-hasher.contract.js';
import { Argon2PasswordHasher } from './argon2-password-hasher.js';

describe('Argon2PasswordHasher', () => {
  const hasher = new Argon2PasswordHasher();

  it('A-10 hashes with argon2id, the same password in another way the second time', async () => {
    const [one, two] = [await hasher.hash('touchdown'), await hasher.hash('touchdown')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(two).not.toBe(one);
  });

  passwordHasherContract(() => hasher);

  it('A-10 checks an account that is not there against a hash of the same cost', async () => {
    const decoy: unknown = await Reflect.get(hasher, 'decoy');
    expect(decoy).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
