import { isLookDue, isSweepDue, nextCheckAt, retryAt, tickMs } from './check-times.js';

const HOUR = 3_600_000;
const now = new Date('2026-11-21T12:00:00.000Z');
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
const minutes = (at: Date) => (at.getTime() - now.getTime()) / 60_000;
const next = (sentAt: Date | null, replyAt: Date | null = null) =>
  minutes(nextCheckAt(now, { intervalMs: 60_000, isImap: false }, { sentAt, replyAt }));
const nextByImap = (sentAt: Date | null, intervalMs = 60_000) =>
  minutes(nextCheckAt(now, { intervalMs, isImap: true }, { sentAt, replyAt: null }));

describe('when a mailbox is looked into', () => {
  it('G-05 every interval while something moves, less often only after 24 hours without traffic', () => {
    expect([next(ago(1)), next(ago(24)), next(ago(25)), next(ago(24 * 8))]).toEqual([1, 1, 5, 15]);
    expect(next(ago(24 * 8), ago(2))).toBe(1);
  });

  it('M-05 by IMAP a mailbox that is quiet for long is looked into almost as often, unless the operator wants it less often', () => {
    expect([nextByImap(ago(1)), nextByImap(ago(25)), nextByImap(ago(24 * 8)), nextByImap(ago(24 * 89))]).toEqual([1, 1.5, 1.5, 1.5]);
    expect([nextByImap(ago(24 * 8), 30_000), nextByImap(ago(24 * 8), 3_000), nextByImap(ago(25), 300_000)]).toEqual([1.5, 0.75, 5]);
    expect(tickMs(60_000) + nextByImap(ago(25)) * 60_000).toBeLessThan(110_000);
  });

  it('G-05 once a day when nobody waits for an answer', () => {
    expect([next(null), next(ago(24 * 91)), nextByImap(null)]).toEqual([1440, 1440, 1440]);
  });

  it('G-05 twice as long after each failure, an hour at most, and never before the provider allows it', () => {
    const wait = (failures: number, chance = 0) => minutes(retryAt(now, failures, chance, null));
    expect([wait(1), wait(2), wait(3), wait(20)]).toEqual([0.25, 0.5, 1, 60]);
    expect(wait(1, 1)).toBeGreaterThan(0.25);
    expect(minutes(retryAt(now, 1, 0, new Date(now.getTime() + 7 * 60_000)))).toBe(7);
  });

  it('G-05 looks for new threads an hour apart, and only when something unknown came', () => {
    expect([isLookDue(now, true, ago(1)), isLookDue(now, true, ago(0.9)), isLookDue(now, false, ago(9))]).toEqual([true, false, false]);
  });

  it('G-05 looks once a day for what a filter put away', () => {
    expect([isSweepDue(now, ago(24)), isSweepDue(now, ago(23))]).toEqual([true, false]);
  });
});
