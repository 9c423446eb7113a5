import type { NewLedgerRow } from '../application/ports/send-ledger.js';
import { NothingKept, TooLateToTakeBack } from '../../writing/domain/campaign-errors.js';
import { LEDGER_TEXT } from './ledger-text.js';
import type { LedgerUnderTest } from './ledger-steps.js';

const START = new Date('2026-11-21T15:00:00.000Z');
const ACCOUNT = { kind: 'smtp', address: 'no-reply@recruit.example' } as const;
const later = (ms: number) => new Date(START.getTime() + ms);

/** What every ledger promises about mail that is kept first and sent later. */
export function keptMailsContract(open: () => Promise<LedgerUnderTest>): void {
  let t: LedgerUnderTest;
  beforeEach(async () => {
    t = await open();
  });

  const claim = (limit: number, now = START) =>
    t.ledger.claim({
      campaignId: t.campaignId,
      account: ACCOUNT,
      ...{ gateway: 'smtp' as const, limit, processId: 1 },
      now,
      messageIdDomain: 'recruit.example',
    });

  const recordAll = (mails: Awaited<ReturnType<typeof claim>>, status: 'kept' | 'sent') => {
    const plain = { reasonCode: null, errorMessage: null, providerMessageId: null, threadId: null, dueAt: null };
    return t.ledger.record(
      t.campaignId,
      mails.map(({ id, attemptId }) => ({ id, attemptId, status, ...plain })),
      START,
    );
  };

  const release = (rows: NewLedgerRow[], leavesAt = START) =>
    t.ledger.release({ userId: t.userId, campaignId: t.campaignId, account: ACCOUNT, rows, now: START, leavesAt });

  /** Stores two kept emails. Returns the rows that would send them. */
  const keepTwo = async (): Promise<NewLedgerRow[]> => {
    const { userId, campaignId } = t;
    await t.ledger.activate({
      userId,
      campaignId,
      account: ACCOUNT,
      text: LEDGER_TEXT,
      rows: [t.row(1), t.row(2)],
      now: START,
      leavesAt: START,
    });
    await recordAll(await claim(2), 'kept');
    const kept = await t.ledger.kept(t.userId, t.campaignId);
    return kept.map(({ id, coachId }) => t.row(coachId, { id, toAddress: `new${coachId}@akron.example.edu` }));
  };

  it('M-02 long texts are written again, every one', async () => {
    const rows = await keepTwo();
    await release(rows.map((row) => ({ ...row, write: () => ({ subject: 'Again', text: String(row.coachId).repeat(600_000) }) })));
    const mails = await claim(5);
    expect(mails.map(({ coachId, subject, body }) => [coachId, subject, body.length, body[0]]).sort()).toEqual([
      [1, 'Again', 600_000, '1'],
      [2, 'Again', 600_000, '2'],
    ]);
  });

  it('M-02 goes to the address of today, once', async () => {
    await release(await keepTwo());
    expect(await t.campaignStatus()).toBe('active');
    const mails = await claim(5);
    expect(mails.map(({ toAddress }) => toAddress).sort()).toEqual(['new1@akron.example.edu', 'new2@akron.example.edu']);
    await recordAll(mails, 'sent');
    expect([await t.campaignStatus(), await t.statuses()]).toEqual(['completed', ['sent', 'sent']]);
    expect(await t.ledger.kept(t.userId, t.campaignId)).toEqual([]);
  });

  it('M-02 two tabs at once: one of them sends', async () => {
    const rows = await keepTwo();
    const results = await Promise.allSettled([release(rows), release(rows)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await claim(5)).toHaveLength(2);
    await expect(release(rows)).rejects.toThrow(NothingKept);
  });

  it('M-02 a row that is not kept any more stops all of them', async () => {
    const rows = await keepTwo();
    await release(rows.slice(0, 1));
    await recordAll(await claim(1), 'sent');
    await expect(release(rows)).rejects.toThrow(NothingKept);
    expect([(await t.statuses()).sort(), await t.campaignStatus()]).toEqual([['kept', 'sent'], 'completed']);
  });

  it('M-02 C-04 no address gets a second mail of the campaign', async () => {
    const [first, second] = (await keepTwo()) as [NewLedgerRow, NewLedgerRow];
    expect(await t.ledger.usedAddresses(t.campaignId)).toEqual([]);
    await release([first]);
    expect(await t.ledger.usedAddresses(t.campaignId)).toEqual([first.toAddress]);
    await recordAll(await claim(1), 'sent');
    const again = { ...second, toAddress: ` ${first.toAddress.toUpperCase()}` };
    await expect(release([again])).rejects.toThrow(NothingKept);
    expect((await t.statuses()).sort()).toEqual(['kept', 'sent']);
  });

  it('M-02 what cannot be sent today is skipped with its reason', async () => {
    const [first, second] = (await keepTwo()) as [NewLedgerRow, NewLedgerRow];
    await release([first, { ...second, status: 'skipped', reasonCode: 'suppressed', errorMessage: 'It bounced.' }]);
    expect((await t.statuses()).sort()).toEqual(['queued', 'skipped']);
  });

  it('M-02 taking it back keeps the emails again', async () => {
    const rows = await keepTwo();
    await release([rows[0] as NewLedgerRow, { ...(rows[1] as NewLedgerRow), status: 'skipped' }], later(30_000));
    await t.ledger.takeBack(t.userId, t.campaignId, later(10_000));
    expect([await t.campaignStatus(), await t.statuses()]).toEqual(['kept', ['kept', 'kept']]);
    expect(await claim(5, later(60_000))).toEqual([]);
    await release(rows);
    expect(await claim(5)).toHaveLength(2);
  });

  it('M-02 goes to the school and by the kind of contact of today', async () => {
    const [first] = (await keepTwo()) as [NewLedgerRow];
    await release([{ ...first, schoolId: 4711, schoolName: 'Toledo', isExample: !first.isExample }]);
    expect(await claim(5)).toEqual([expect.objectContaining({ schoolId: 4711, isExample: !first.isExample })]);
  });

  it('M-02 a second part of the kept emails can be taken back as well, and what has left stays sent', async () => {
    const [first, second] = (await keepTwo()) as [NewLedgerRow, NewLedgerRow];
    await release([first]);
    await recordAll(await claim(1), 'sent');
    await release([second], later(30_000));
    await t.ledger.takeBack(t.userId, t.campaignId, later(10_000));
    expect([await t.campaignStatus(), (await t.statuses()).sort()]).toEqual(['completed', ['kept', 'sent']]);
    expect(await claim(5, later(60_000))).toEqual([]);
  });

  it('M-02 nothing is taken back once an email of this Send is on its way', async () => {
    const rows = await keepTwo();
    await release(rows, later(30_000));
    await claim(1, later(30_000));
    const late = t.ledger.takeBack(t.userId, t.campaignId, later(29_000));
    await expect(late).rejects.toThrow(TooLateToTakeBack);
    expect((await t.statuses()).sort()).toEqual(['queued', 'sending']);
  });

  it('X-01 kept email of somebody else is as if it did not exist', async () => {
    const rows = await keepTwo();
    const stranger = '00000000-0000-7000-8000-00000000ffff';
    expect(await t.ledger.kept(stranger, t.campaignId)).toEqual([]);
    const theirs = t.ledger.release({ userId: stranger, campaignId: t.campaignId, account: ACCOUNT, rows, now: START, leavesAt: START });
    await expect(theirs).rejects.toThrow(NothingKept);
  });
}
