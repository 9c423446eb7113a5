import type { ClaimedMail } from '../application/ports/send-ledger.js';
import { later, ledgerSteps, START, type LedgerUnderTest } from './ledger-steps.js';

/** The contract for emails whose delivery is unknown, and for the athlete's decision about them. */
export function undecidedMailsContract(open: () => Promise<LedgerUnderTest>): void {
  const { now, activate, claim, outcome, record } = ledgerSteps(open);

  it('C-04 emails of a dead sender become unknown, those of a living one stay', async () => {
    await activate(2);
    await claim(1, 11);
    await claim(1, 22);
    expect((await now().ledger.claimants()).sort()).toEqual(expect.arrayContaining([11, 22]));
    await now().ledger.abandon([11], later(-600_000), START);
    expect((await now().statuses()).sort()).toEqual(['sending', 'unknown']);
  });

  it('C-04 an email that hangs for too long becomes unknown although its sender lives', async () => {
    await activate(1);
    await claim(1, 11);
    await now().ledger.abandon([], later(1), later(600_000));
    expect(await now().statuses()).toEqual(['unknown']);
  });

  it('C-04 a sender that was given up by mistake may still say that the email left', async () => {
    await activate(1);
    const [mail] = (await claim(1, 11)) as [ClaimedMail];
    await now().ledger.abandon([11], later(-600_000), START);
    await record([outcome(mail, 'sent')]);
    expect(await now().statuses()).toEqual(['sent']);
    expect(await now().campaignStatus()).toBe('completed');
  });

  it('lists unknown emails with what is needed to look them up', async () => {
    await activate(1);
    const [mail] = (await claim(1)) as [ClaimedMail];
    await record([outcome(mail, 'unknown')]);
    const ends = await now().ledger.openEnds(100);
    expect(ends.find((end) => end.id === mail.id)).toMatchObject({
      campaignId: now().campaignId,
      attemptId: mail.attemptId,
      messageId: mail.messageId,
      gateway: 'smtp',
      claimedAt: START,
    });
  });

  it('the athlete may say that an unknown mail arrived', async () => {
    await activate(1);
    const [mail] = (await claim(1)) as [ClaimedMail];
    await record([outcome(mail, 'unknown')]);
    const decision = {
      mailId: mail.id,
      campaignId: now().campaignId,
      from: 'unknown',
      to: 'sent',
      examplesVia: 'outbox',
      now: START,
    } as const;
    expect(await now().ledger.decide(decision)).toBe(true);
    expect(await now().ledger.decide(decision)).toBe(false);
    expect(await now().campaignStatus()).toBe('completed');
  });

  it('the athlete may send a refused mail again, which opens the campaign again', async () => {
    await activate(1);
    const [mail] = (await claim(1)) as [ClaimedMail];
    await record([outcome(mail, 'failed')]);
    const decision = {
      mailId: mail.id,
      campaignId: now().campaignId,
      from: 'failed',
      to: 'queued',
      examplesVia: 'outbox',
      now: START,
    } as const;
    expect(await now().ledger.decide(decision)).toBe(true);
    expect(await now().campaignStatus()).toBe('active');
    expect(await claim(1)).toHaveLength(1);
  });

  it('C-12 C-16 a refused mail is not sent again to a mailbox that the campaign reached under another spelling', async () => {
    await activate(2);
    const [first, second] = (await claim(2)) as [ClaimedMail, ClaimedMail];
    await record([outcome(first, 'sent'), outcome(second, 'failed')]);
    const [name, domain] = first.toAddress.split('@');
    const decision = { mailId: second.id, campaignId: now().campaignId, from: 'failed', to: 'queued', now: START } as const;
    expect(await now().ledger.decide({ ...decision, toAddress: `${name?.toUpperCase()}+football@${domain}` })).toBe(false);
    expect((await now().statuses()).sort()).toEqual(['failed', 'sent']);
    expect(await now().ledger.decide({ ...decision, toAddress: `other-${name}@${domain}` })).toBe(true);
  });

  it('X-01 an email of somebody else is as if it did not exist', async () => {
    await activate(1);
    const [mail] = (await claim(1)) as [ClaimedMail];
    const stranger = '00000000-0000-7000-8000-00000000ffff';
    expect(await now().ledger.mail(stranger, now().campaignId, mail.id)).toBeNull();
    expect(await now().ledger.mail(now().userId, now().campaignId, mail.id)).toMatchObject({ status: 'sending' });
    expect(await now().ledger.mail(now().userId, 'no-uuid', mail.id)).toBeNull();
  });

  it('counts what left by one way since a moment', async () => {
    await activate(2);
    const mails = await claim(2);
    await record(
      mails.map((mail) => outcome(mail, 'sent')),
      later(900_000),
    );
    const before = await now().ledger.sentSince('smtp', later(899_999));
    const after = await now().ledger.sentSince('smtp', later(900_001));
    expect(before - after).toBe(2);
  });
}
