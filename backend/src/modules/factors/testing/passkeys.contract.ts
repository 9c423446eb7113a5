import type { Passkeys } from '../application/ports/passkeys.js';
import { PasskeyKnown, TooManyPasskeys } from '../domain/factor-errors.js';
import type { Passkey } from '../domain/passkey.js';

export interface PasskeysHarness {
  passkeys: Passkeys;
  /** Two accounts that exist and have no passkey yet; other ones at each call. */
  users: () => Promise<[string, string]>;
}

/** What every Passkeys does; run on the fake and on PostgreSQL. */
export function passkeysContract(harness: () => PasskeysHarness): void {
  const CREATED = new Date('2026-11-21T15:00:00.000Z');
  const USED = new Date('2026-11-21T16:00:00.000Z');
  let count = 0;

  function passkeyOf(userId: string, values: Partial<Passkey> = {}): Passkey {
    count += 1;
    return {
      id: `00000000-0000-7000-8000-${String(count).padStart(12, '0')}`,
      userId,
      credentialId: `credential-${count}`,
      publicKey: new Uint8Array([0, 1, 254, 255]),
      counter: 0,
      transports: ['internal', 'hybrid'],
      name: 'Phone',
      isBackedUp: true,
      createdAt: CREATED,
      lastUsedAt: null,
      ...values,
    };
  }

  it('U-03 keeps passkeys as they were added, the oldest first', async () => {
    const { passkeys, users } = harness();
    const [user, other] = await users();
    const newer = passkeyOf(user, { createdAt: USED });
    const older = passkeyOf(user);
    await passkeys.add(newer);
    await passkeys.add(older);
    expect(await passkeys.of(user)).toEqual([older, newer]);
    expect(await passkeys.of(other)).toEqual([]);
    expect(await passkeys.byCredential(older.credentialId)).toEqual(older);
    expect(await passkeys.byCredential('never-added')).toBeNull();
  });

  it('U-03 refuses a key that any account has, and the eleventh of one', async () => {
    const { passkeys, users } = harness();
    const [user, other] = await users();
    const first = passkeyOf(user);
    await passkeys.add(first);
    await expect(passkeys.add(passkeyOf(other, { credentialId: first.credentialId }))).rejects.toThrow(PasskeyKnown);
    for (let at = 1; at < 10; at += 1) await passkeys.add(passkeyOf(user));
    await expect(passkeys.add(passkeyOf(user))).rejects.toThrow(TooManyPasskeys);
    expect(await passkeys.of(user)).toHaveLength(10);
  });

  it("U-03 renames and removes an account's own passkeys only", async () => {
    const { passkeys, users } = harness();
    const [user, other] = await users();
    const passkey = passkeyOf(user);
    await passkeys.add(passkey);
    expect(await passkeys.rename(other, passkey.id, 'Mine')).toBeNull();
    expect(await passkeys.remove(other, passkey.id)).toBeNull();
    expect(await passkeys.rename(user, 'no-id', 'Mine')).toBeNull();
    expect(await passkeys.rename(user, passkey.id, 'Old phone')).toEqual({ ...passkey, name: 'Old phone' });
    expect(await passkeys.remove(user, passkey.id)).toEqual({ ...passkey, name: 'Old phone' });
    expect(await passkeys.remove(user, passkey.id)).toBeNull();
  });

  it('U-03 counts a use only when the counter goes up, or when the device does not count', async () => {
    const { passkeys, users } = harness();
    const [user] = await users();
    const passkey = passkeyOf(user);
    await passkeys.add(passkey);
    expect(await passkeys.use(passkey.id, 0, USED)).toBe(true);
    expect(await passkeys.use(passkey.id, 5_000_000_000, USED)).toBe(true);
    expect(await passkeys.use(passkey.id, 5_000_000_000, USED)).toBe(false);
    expect(await passkeys.use(passkey.id, 0, USED)).toBe(false);
    expect(await passkeys.of(user)).toEqual([{ ...passkey, counter: 5_000_000_000, lastUsedAt: USED }]);
  });
}
