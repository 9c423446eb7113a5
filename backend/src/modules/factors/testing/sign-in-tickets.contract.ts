import type { SignInTickets } from '../application/ports/sign-in-tickets.js';

export interface SignInTicketsHarness {
  tickets: SignInTickets;
  /** Two accounts that exist. */
  users: [string, string];
}

/** What every SignInTickets does; run on the fake and on PostgreSQL. */
export function signInTicketsContract(harness: () => SignInTicketsHarness): void {
  const NOW = new Date('2026-11-21T15:00:00.000Z');
  const later = (ms: number) => new Date(NOW.getTime() + ms);
  const EXPIRES = later(300_000);

  it('U-03 a ticket says whose it is until it expires or is used', async () => {
    const { tickets, users } = harness();
    await tickets.add({ token: 'good', userId: users[0], expiresAt: EXPIRES }, NOW);
    expect(await tickets.userOf('good', later(299_999))).toBe(users[0]);
    expect(await tickets.userOf('good', EXPIRES)).toBeNull();
    expect(await tickets.tryOnce('good', EXPIRES)).toBeNull();
    expect(await tickets.userOf('never made', NOW)).toBeNull();
    const ends = await Promise.all([1, 2, 3].map(() => tickets.end('good')));
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await tickets.userOf('good', NOW)).toBeNull();
  });

  it('U-03 a ticket has five tries, also when they come at once', async () => {
    const { tickets, users } = harness();
    await tickets.add({ token: 'tried', userId: users[0], expiresAt: EXPIRES }, NOW);
    const tries = await Promise.all(Array.from({ length: 8 }, () => tickets.tryOnce('tried', NOW)));
    expect(tries.filter((user) => user === users[0])).toHaveLength(5);
    expect(await tickets.userOf('tried', NOW)).toBeNull();
  });

  it('O-11 the five newest tickets of an account are good; those of others are not touched', async () => {
    const { tickets, users } = harness();
    await tickets.add({ token: 'theirs', userId: users[1], expiresAt: EXPIRES }, NOW);
    for (let at = 0; at < 6; at += 1) await tickets.add({ token: `many-${at}`, userId: users[0], expiresAt: EXPIRES }, later(at));
    expect(await tickets.userOf('many-0', later(10))).toBeNull();
    expect(await tickets.userOf('many-1', later(10))).toBe(users[0]);
    expect(await tickets.userOf('theirs', later(10))).toBe(users[1]);
  });
}
