import type { AuthenticatorApps } from '../application/ports/authenticator-apps.js';

export interface AuthenticatorAppsHarness {
  apps: AuthenticatorApps;
  /** Two accounts that exist and have no app yet; other ones at each call. */
  users: () => Promise<[string, string]>;
}

/** What every AuthenticatorApps does; run on the fake and on PostgreSQL. */
export function authenticatorAppsContract(harness: () => AuthenticatorAppsHarness): void {
  const NOW = new Date('2026-11-21T15:00:00.000Z');
  const CODES = ['7k2m-9qxc-04tz-hw3e', 'aaaa-bbbb-cccc-dddd'];
  const FOLDED = '7k2m9qxc04tzhw3e';

  it('U-03 an app counts once it is confirmed, and is not replaced while it is on', async () => {
    const { apps, users } = harness();
    const [user, other] = await users();
    expect(await apps.of(user)).toBeNull();
    expect(await apps.begin(user, 'FIRST', NOW)).toBe(true);
    expect(await apps.begin(user, 'SECOND', NOW)).toBe(true);
    expect(await apps.of(user)).toEqual({ secret: 'SECOND', confirmedAt: null });
    expect([await apps.isOn(user), await apps.useStep(user, 5)]).toEqual([false, false]);
    expect(await apps.confirm(user, { step: 7, recoveryCodes: CODES, now: NOW })).toBe(true);
    expect(await apps.confirm(user, { step: 8, recoveryCodes: CODES, now: NOW })).toBe(false);
    expect([await apps.isOn(user), await apps.isOn(other)]).toEqual([true, false]);
    expect(await apps.begin(user, 'THIRD', NOW)).toBe(false);
    expect(await apps.of(user)).toEqual({ secret: 'SECOND', confirmedAt: NOW });
    expect(await apps.confirm(other, { step: 7, recoveryCodes: CODES, now: NOW })).toBe(false);
  });

  it('U-03 a code of the app, and every code before it, is good once', async () => {
    const { apps, users } = harness();
    const [user] = await users();
    await apps.begin(user, 'SECRET', NOW);
    await apps.confirm(user, { step: 7, recoveryCodes: CODES, now: NOW });
    expect(await apps.useStep(user, 7)).toBe(false);
    const uses = await Promise.all([1, 2, 3].map(() => apps.useStep(user, 9)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect([await apps.useStep(user, 8), await apps.useStep(user, 10)]).toEqual([false, true]);
  });

  it('U-03 a recovery code is good once and for its own account, until there are new ones', async () => {
    const { apps, users } = harness();
    const [user, other] = await users();
    for (const each of [user, other]) await apps.begin(each, 'SECRET', NOW);
    await apps.confirm(user, { step: 7, recoveryCodes: CODES, now: NOW });
    await apps.confirm(other, { step: 7, recoveryCodes: ['zzzz-zzzz-zzzz-zzzz'], now: NOW });
    expect(await apps.useCode(other, FOLDED, NOW)).toBe(false);
    const uses = await Promise.all([1, 2, 3].map(() => apps.useCode(user, FOLDED, NOW)));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect([await apps.codesLeft(user), await apps.codesLeft(other)]).toEqual([1, 1]);
    expect(await apps.renewCodes(user, ['1111-2222-3333-4444', '5555-6666-7777-8888'], NOW)).toBe(true);
    expect([await apps.codesLeft(user), await apps.useCode(user, 'aaaabbbbccccdddd', NOW)]).toEqual([2, false]);
    expect(await apps.useCode(user, '1111222233334444', NOW)).toBe(true);
  });

  it('U-03 turned off, the app and its codes are gone', async () => {
    const { apps, users } = harness();
    const [user, other] = await users();
    await apps.begin(user, 'SECRET', NOW);
    await apps.confirm(user, { step: 7, recoveryCodes: CODES, now: NOW });
    expect([await apps.remove(user), await apps.remove(user), await apps.remove(other)]).toEqual([true, false, false]);
    expect([await apps.of(user), await apps.codesLeft(user), await apps.useCode(user, FOLDED, NOW)]).toEqual([null, 0, false]);
    expect(await apps.renewCodes(user, CODES, NOW)).toBe(false);
  });
}
