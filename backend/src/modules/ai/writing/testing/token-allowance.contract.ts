import type { TokenAllowance } from '../application/ports/token-allowance.js';
import { AllowanceUsedUp } from '../domain/ai-errors.js';

/** The limit that the contract is run with. */
export const CONTRACT_LIMIT = 1_000;

/** What holds wherever the day's tokens are counted. `start` gives the id of an athlete who has spent nothing. */
export function tokenAllowanceContract(start: () => Promise<{ allowance: TokenAllowance; userId: string }>): void {
  const now = new Date('2026-11-21T23:30:00.000Z');
  let allowance: TokenAllowance;
  let userId: string;

  beforeEach(async () => {
    ({ allowance, userId } = await start());
  });

  it('I-02 counts what was really used, and starts anew at midnight', async () => {
    const reservation = await allowance.reserve(userId, 600, now);
    expect((await allowance.of(userId, now)).usedTokens).toBe(600);
    await allowance.settle(reservation, 150);
    const resetsAt = new Date('2026-11-22T00:00:00.000Z');
    expect(await allowance.of(userId, now)).toEqual({ usedTokens: 150, limitTokens: CONTRACT_LIMIT, resetsAt });
    expect((await allowance.of(userId, resetsAt)).usedTokens).toBe(0);
  });

  it('I-02 two at once never overspend', async () => {
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => allowance.reserve(userId, 400, now)));
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect((await allowance.of(userId, now)).usedTokens).toBe(800);
  });

  it('I-02 refuses more than a whole day holds, and says when it is full again', async () => {
    const refused = allowance.reserve(userId, CONTRACT_LIMIT + 1, now);
    await expect(refused).rejects.toThrow(AllowanceUsedUp);
    await expect(refused).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1_800, extra: { resetsAt: '2026-11-22T00:00:00.000Z' } });
    expect((await allowance.of(userId, now)).usedTokens).toBe(0);
  });

  it('I-02 what is settled after midnight counts to the day it was reserved on', async () => {
    const reservation = await allowance.reserve(userId, 500, now);
    await allowance.settle(reservation, 700);
    expect((await allowance.of(userId, now)).usedTokens).toBe(700);
  });
}
