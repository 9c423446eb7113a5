import type { Ceremonies, CeremonyOwner } from '../application/ports/ceremonies.js';

export interface CeremoniesHarness {
  ceremonies: Ceremonies;
  /** Two accounts that exist. */
  users: [string, string];
}

/** What every Ceremonies does; run on the fake and on PostgreSQL. */
export function ceremoniesContract(harness: () => CeremoniesHarness): void {
  const NOW = new Date('2026-11-21T15:00:00.000Z');
  const later = (ms: number) => new Date(NOW.getTime() + ms);
  const EXPIRES = later(300_000);
  const ANYBODY: CeremonyOwner = { purpose: 'sign_in', userId: null, session: null };
  const ownerOf = (userId: string | undefined): CeremonyOwner => ({ purpose: 'confirm', userId: userId ?? '', session: 'session-1' });

  it('U-03 a question is good once, also when two answers come at once', async () => {
    const { ceremonies } = harness();
    await ceremonies.begin('once', ANYBODY, EXPIRES, NOW);
    const taken = await Promise.all([1, 2, 3].map(() => ceremonies.take('once', ANYBODY, NOW)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('U-03 a question ends when its time is over, and an unknown one is none', async () => {
    const { ceremonies } = harness();
    await ceremonies.begin('late', ANYBODY, EXPIRES, NOW);
    expect(await ceremonies.take('late', ANYBODY, EXPIRES)).toBe(false);
    expect(await ceremonies.take('late', ANYBODY, later(299_999))).toBe(true);
    expect(await ceremonies.take('never asked', ANYBODY, NOW)).toBe(false);
  });

  it('U-03 a question is good for its own account, session and purpose only', async () => {
    const { ceremonies, users } = harness();
    const owner = ownerOf(users[0]);
    await ceremonies.begin('own', owner, EXPIRES, NOW);
    const wrong: CeremonyOwner[] = [ANYBODY, ownerOf(users[1]), { ...owner, session: 'session-2' }, { ...owner, purpose: 'add' }];
    for (const other of wrong) expect(await ceremonies.take('own', other, NOW)).toBe(false);
    expect(await ceremonies.take('own', owner, NOW)).toBe(true);
  });

  it('O-11 the ten newest questions of an account wait; those of others are not touched', async () => {
    const { ceremonies, users } = harness();
    const [owner, other] = [ownerOf(users[0]), ownerOf(users[1])];
    await ceremonies.begin('theirs', other, EXPIRES, NOW);
    for (let at = 0; at < 11; at += 1) await ceremonies.begin(`many-${at}`, owner, EXPIRES, later(at));
    expect(await ceremonies.take('many-0', owner, later(20))).toBe(false);
    expect(await ceremonies.take('many-1', owner, later(20))).toBe(true);
    expect(await ceremonies.take('many-10', owner, later(20))).toBe(true);
    expect(await ceremonies.take('theirs', other, later(20))).toBe(true);
  });
}
