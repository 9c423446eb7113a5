import type { PasswordHasher } from '../application/ports/password-hasher.js';

/** What every PasswordHasher does; run on the fake and on Argon2id. */
export function passwordHasherContract(open: () => PasswordHasher): void {
  it('A-10 knows the password again and no other', async () => {
    const hasher = open();
    const stored = await hasher.hash('touchdown');
    expect(stored).not.toBe('touchdown');
    expect(await hasher.verify(stored, 'touchdown')).toBe(true);
    expect(await hasher.verify(stored, 'touchdown ')).toBe(false);
    expect(await hasher.verify(stored, stored)).toBe(false);
  });

  it('A-10 refuses every password of an account that is not there', async () => {
    for (const password of ['nobody has this password', '', 'undefined']) expect(await open().verify(undefined, password)).toBe(false);
  });
}
