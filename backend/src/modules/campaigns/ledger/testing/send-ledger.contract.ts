import type { ClaimedMail } from '../application/ports/send-ledger.js';
import { CampaignChanged, CampaignNotDraft, TooLateToTakeBack } from '../../writing/domain/campaign-errors.js';
import { LEDGER_TEXT } from './ledger-text.js';
import { later, ledgerSteps, START, type LedgerUnderTest } from './ledger-steps.js';

/** Every ledger has to keep these promises, the one in memory and the one in PostgreSQL. */
export function sendLedgerContract(open: () => Promise<LedgerUnderTest>): void {
  const { now, activate, claim, outcome, record } = ledgerSteps(open);

  it('C-04 a second Send finds no draft and makes no second row', async () => {
    await activate(2);
    await expect(activate(2)).rejects.toThrow(CampaignNotDraft);
    expect(await now().statuses()).toEqual(['queued', 'queued']);
  });

  it('C-04 a Send of long texts has every coach once, each with its own text', async () => {
    const rows = [1, 2, 3].map((coachId) =>
      now().row(coachId, { write: () => ({ subject: `Film ${coachId}`, text: String(coachId).repeat(300_000) }) }),
    );
    await activate(0, {}, START, { rows });
    const mails = await claim(5);
    expect(mails.map(({ coachId, subject, body }) => [coachId, subject, body.length, body[0]]).sort()).toEqual([
      [1, 'Film 1', 300_000, '1'],
      [2, 'Film 2', 300_000, '2'],
      [3, 'Film 3', 300_000, '3'],
    ]);
  });

  it('C-04 two Sends at once: one wins', async () => {
    const results = await Promise.allSettled([activate(3), activate(3)]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await now().statuses()).toHaveLength(3);
  });

  it('C-04 nobody else can activate the campaign', async () => {
    const stranger = '00000000-0000-7000-8000-00000000ffff';
    await expect(activate(1, {}, START, { userId: stranger })).rejects.toThrow(CampaignNotDraft);
  });

  it('C-04 a draft whose text changed while its emails were made is not sent', async () => {
    const text = { subject: 'Film', template: 'What it said before' };
    await expect(activate(1, {}, START, { text })).rejects.toThrow(CampaignChanged);
    expect([await now().statuses(), await now().campaignStatus()]).toEqual([[], 'draft']);
  });

  it('C-18 a draft of another revision, in another tab with another file, is not sent', async () => {
    await expect(activate(1, {}, START, { text: { ...LEDGER_TEXT, revision: 99 } })).rejects.toThrow(CampaignChanged);
    expect([await now().statuses(), await now().campaignStatus()]).toEqual([[], 'draft']);
  });

  it('C-04 two senders at once never claim the same mail', async () => {
    await activate(20);
    const claims = await Promise.all([claim(8, 1), claim(8, 2), claim(8, 3)]);
    const ids = claims.flat().map((mail) => mail.id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await claim(20);
    expect(ids.length + rest.length).toBe(20);
  });

  it('C-04 a claimed mail has an attempt and a Message-ID of its own', async () => {
    await activate(3);
    const mails = await claim(3);
    expect(new Set(mails.map((mail) => mail.messageId)).size).toBe(3);
    expect(mails.every((mail) => mail.messageId === `${mail.attemptId}@recruit.example`)).toBe(true);
  });

  it('C-04 the last outcome completes the campaign, and not before', async () => {
    await activate(2);
    const [first, second] = (await claim(2)) as [ClaimedMail, ClaimedMail];
    await record([outcome(first, 'sent')]);
    expect(await now().campaignStatus()).toBe('active');
    await record([outcome(second, 'failed', { reasonCode: 'refused', errorMessage: '550 no' })]);
    expect(await now().campaignStatus()).toBe('completed');
    expect((await now().statuses()).sort()).toEqual(['failed', 'sent']);
  });

  it.each([
    ['kept', ['kept', 'kept'], 'kept'],
    ['kept, also beside a refused one', ['kept', 'failed'], 'kept'],
    ['completed when one of them was delivered', ['kept', 'sent'], 'completed'],
    ['still active beside an unknown one', ['kept', 'unknown'], 'active'],
  ] as const)('M-01 a campaign of emails that were not delivered ends as %s', async (_title, statuses, ending) => {
    await activate(2);
    const mails = await claim(2);
    await record(mails.map((mail, at) => outcome(mail, statuses[at] ?? 'kept')));
    expect([await now().campaignStatus(), (await now().statuses()).sort()]).toEqual([ending, [...statuses].sort()]);
  });

  it('C-04 a campaign with an unknown mail is not completed', async () => {
    await activate(1);
    const [mail] = (await claim(1)) as [ClaimedMail];
    await record([outcome(mail, 'unknown')]);
    expect(await now().campaignStatus()).toBe('active');
  });

  it('C-04 a skipped row is settled from the start', async () => {
    await activate(1, { status: 'skipped', reasonCode: 'no_address', errorMessage: 'no address' });
    expect(await claim(5)).toEqual([]);
  });

  it('C-04 only the attempt that claimed an email can settle it', async () => {
    await activate(1);
    const [mail] = (await claim(1)) as [ClaimedMail];
    await record([outcome({ ...mail, attemptId: '00000000-0000-4000-8000-00000000dead' }, 'sent')]);
    expect(await now().statuses()).toEqual(['sending']);
  });

  it('C-04 an outcome that comes twice counts once', async () => {
    await activate(1);
    const [mail] = (await claim(1)) as [ClaimedMail];
    await record([outcome(mail, 'sent')]);
    await record([outcome(mail, 'failed')]);
    expect(await now().statuses()).toEqual(['sent']);
  });

  it('an email that did not leave waits until it is due again', async () => {
    await activate(1);
    const [mail] = (await claim(1)) as [ClaimedMail];
    await record([outcome(mail, 'queued', { dueAt: later(30_000), reasonCode: 'not_reached' })]);
    expect(await claim(1)).toEqual([]);
    expect(await now().ledger.waitingCampaigns(later(1_000))).not.toContain(now().campaignId);
    expect(await claim(1, 1, later(30_000))).toHaveLength(1);
  });

  it('M-04 since when an email is tried in vain is remembered from try to try, and forgotten once it is settled', async () => {
    await activate(1);
    const claimed = async (now: Date) => (await claim(1, 1, now))[0] as ClaimedMail;
    const first = await claimed(later(0));
    expect(first.deferredSince).toBeNull();
    await record([outcome(first, 'queued', { dueAt: later(1_000), deferredSince: later(0) })]);
    const second = await claimed(later(1_000));
    expect(second.deferredSince).toEqual(later(0));
    await record([outcome(second, 'queued', { dueAt: later(2_000) })]);
    expect((await claimed(later(2_000))).deferredSince).toBeNull();
  });

  it('C-04 nothing leaves before the take-back is over', async () => {
    await activate(1, {}, later(30_000));
    expect(await now().ledger.nextGateway(now().campaignId, later(29_999))).toBeNull();
    expect(await claim(1, 1, later(29_999))).toEqual([]);
    expect(await now().ledger.nextGateway(now().campaignId, later(30_000))).toBe('smtp');
  });

  it('C-04 a Send that is taken back leaves a draft without rows, which can be sent again', async () => {
    await activate(2, {}, later(30_000));
    await now().ledger.takeBack(now().userId, now().campaignId, later(10_000));
    expect(await now().campaignStatus()).toBe('draft');
    expect(await now().statuses()).toEqual([]);
    await activate(1);
    expect(await now().statuses()).toEqual(['queued']);
  });

  it('C-04 it is too late to take back once the time is over', async () => {
    await activate(1, {}, later(30_000));
    await expect(now().ledger.takeBack(now().userId, now().campaignId, later(30_000))).rejects.toThrow(TooLateToTakeBack);
  });

  it('C-04 it is too late to take back once an email has started to leave', async () => {
    await activate(2, {}, later(30_000));
    await claim(1, 1, later(30_000));
    await expect(now().ledger.takeBack(now().userId, now().campaignId, later(10_000))).rejects.toThrow(TooLateToTakeBack);
    expect(await now().statuses()).toHaveLength(2);
  });

  it('C-17 what waits for a way that is lost is paused', async () => {
    await activate(2);
    const [mail] = (await claim(1)) as [ClaimedMail];
    await now().ledger.pause(now().userId, 'gmail', 'needs_reconnect', START);
    expect(await now().campaignStatus()).toBe('active');
    await now().ledger.pause(now().userId, 'smtp', 'needs_reconnect', START);
    expect(await now().campaignStatus()).toBe('paused');
    await record([outcome(mail, 'sent')]);
    expect(await claim(2)).toEqual([]);
    expect([await now().campaignStatus(), (await now().statuses()).sort()]).toEqual(['paused', ['queued', 'sent']]);
  });

  it('G-04 mail that waits for one way is put off, and only that', async () => {
    await activate(2);
    await now().ledger.postpone(now().userId, 'gmail', later(60_000), START);
    expect(await now().ledger.nextGateway(now().campaignId, START)).toBe('smtp');
    await now().ledger.postpone(now().userId, 'smtp', later(60_000), START);
    expect(await claim(2, 1, later(59_999))).toEqual([]);
    expect(await claim(2, 1, later(60_000))).toHaveLength(2);
  });
}
