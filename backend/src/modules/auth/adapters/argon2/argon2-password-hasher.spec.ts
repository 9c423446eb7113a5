import { Argon2PasswordHasher } from './argon2-password-hasher.js';

describe('Argon2PasswordHasher', () => {
  const hasher = new Argon2PasswordHasher();

  it('A-10 hashes with argon2id, never the same way twice', async () => {
    const [one, two] = [await hasher.hash('touchdown'), await hasher.hash('touchdown')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(two).not.toBe(one);
  });

  it('A-10 knows the password again and no other', async () => {
    const stored = await hasher.hash('touchdown');
    expect(await hasher.verify(stored, 'touchdown')).toBe(true);
    expect(await hasher.verify(stored, 'touchdown ')).toBe(false);
  });

  it('A-10 refuses every password of an account that is not there', async () => {
    expect(await hasher.verify(undefined, 'nobody has this password')).toBe(false);
  });

  it('A-10 checks an account that is not there against a hash of the same cost', async () => {
    const decoy: unknown = await Reflect.get(hasher, 'decoy');
    expect(decoy).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
