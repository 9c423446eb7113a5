import type { AthleteCap, ClaimedMail } from '../application/ports/send-ledger.js';
import { LEDGER_TEXT } from './ledger-text.js';
import type { LedgerUnderTest } from './ledger-steps.js';

const START = new Date('2026-11-21T15:00:00.000Z');
const ACCOUNT = { kind: 'smtp', address: 'no-reply@recruit.example' } as const;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const later = (ms: number) => new Date(START.getTime() + ms);

/** What every ledger promises about the daily cap of one athlete. */
export function athleteCapContract(open: () => Promise<LedgerUnderTest>): void {
  let t: LedgerUnderTest;
  beforeEach(async () => {
    t = await open();
  });

  const capOf = (most: number, now = START): AthleteCap => ({ userId: t.userId, most, since: new Date(now.getTime() - DAY) });

  const activate = (coaches: number, leavesAt = START) =>
    t.ledger.activate({
      ...{ userId: t.userId, campaignId: t.campaignId, account: ACCOUNT, text: LEDGER_TEXT, now: START, leavesAt },
      rows: Array.from({ length: coaches }, (_, at) => t.row(at + 1)),
    });

  const claim = (limit: number, now: Date, athleteCap?: AthleteCap, processId = 1) =>
    t.ledger.claim({
      ...{ campaignId: t.campaignId, account: ACCOUNT, gateway: 'smtp' as const, limit, athleteCap, processId, now },
      messageIdDomain: 'recruit.example',
    });

  const record = ({ id, attemptId }: ClaimedMail, status: 'sent' | 'failed' | 'unknown', at: Date) =>
    t.ledger.record(
      t.campaignId,
      [{ id, attemptId, status, reasonCode: null, errorMessage: null, providerMessageId: null, threadId: null, dueAt: null }],
      at,
    );

  it('C-12 an athlete’s cap holds for claims at the same moment', async () => {
    await activate(6);
    const claims = await Promise.all([1, 2].map((processId) => claim(5, START, capOf(4), processId)));
    expect(claims.flat()).toHaveLength(4);
    expect(await t.ledger.leftSince(t.userId, 'smtp', later(-DAY))).toBe(4);
  });

  it('C-12 counts what left, is leaving or may have left; not what was refused, is older, of others or of another way', async () => {
    await activate(5);
    const [sent, unknown, refused] = await claim(4, START);
    if (!sent || !unknown || !refused) throw new Error('four were claimed');
    await record(sent, 'sent', START);
    await record(unknown, 'unknown', START);
    await record(refused, 'failed', START);
    expect(await t.ledger.leftSince(t.userId, 'smtp', later(-1))).toBe(3);
    expect(await t.ledger.leftSince(t.userId, 'smtp', START)).toBe(0);
    expect(await t.ledger.leftSince(t.userId, 'gmail', later(-1))).toBe(0);
    expect(await t.ledger.leftSince('00000000-0000-7000-8000-00000000ffff', 'smtp', later(-1))).toBe(0);
  });

  it('C-12 without a cap a claim is limited by nothing else', async () => {
    await activate(5);
    expect(await claim(5, START)).toHaveLength(5);
  });

  it('C-12 at the cap each waiting mail is due when a place is free again', async () => {
    await activate(5);
    for (const [at, mail] of (await claim(2, START)).entries()) await record(mail, 'sent', later(at * MINUTE));
    const now = later(2 * MINUTE);
    await t.ledger.spread(capOf(2, now), 'smtp', now);
    // Again, as another server process may do it: the places stay the same.
    await t.ledger.spread(capOf(2, now), 'smtp', now);
    for (const [moment, count] of [
      [DAY - 1, 0],
      [DAY, 1],
      [DAY + MINUTE, 1],
      [2 * DAY, 1],
    ] as const) {
      const claimed = await claim(5, later(moment));
      expect([moment, claimed.length]).toEqual([moment, count]);
    }
  });

  it('C-12 mail that is not due yet does not wait for the cap', async () => {
    await activate(2, later(MINUTE));
    const [mail] = await claim(1, later(MINUTE));
    if (!mail) throw new Error('one was due');
    await record(mail, 'sent', START);
    await t.ledger.spread(capOf(1), 'smtp', START);
    expect(await claim(5, later(MINUTE))).toHaveLength(1);
  });
}
