import type { HandMails } from '../application/ports/hand-mails.js';
import type { NewLedgerRow, SendLedger } from '../../ledger/application/ports/send-ledger.js';
import type { HandChannel } from '../../writing/domain/mail-channel.js';
import { LEDGER_TEXT } from '../../ledger/testing/ledger-text.js';

export interface HandMailsUnderTest {
  hands: HandMails;
  ledger: SendLedger;
  userId: string;
  campaignId: string;
  row: (coachId: number, changes?: Partial<NewLedgerRow>) => NewLedgerRow;
  campaignStatus: () => Promise<string | undefined>;
  /** Whether "Intro email sent" is ticked for the school of the rows. */
  isIntroTicked: () => Promise<boolean>;
  tickIntro: () => Promise<void>;
}

const START = new Date('2026-11-21T15:00:00.000Z');
const ACCOUNT = { kind: 'smtp', address: 'no-reply@recruit.example' } as const;

/** What every store of emails sent by hand promises. */
export function handMailsContract(open: () => Promise<HandMailsUnderTest>): void {
  let t: HandMailsUnderTest;
  let ids: string[];

  beforeEach(async () => {
    t = await open();
    const rows = [1, 2].map((coachId) => t.row(coachId, { status: 'kept', gateway: 'outbox' }));
    ids = rows.map(({ id }) => id);
    const { userId, campaignId } = t;
    await t.ledger.activate({ userId, campaignId, account: ACCOUNT, text: LEDGER_TEXT, rows, now: START, leavesAt: START });
  });

  const mark = (at: number, changes: { channel?: HandChannel; toAddress?: string; userId?: string } = {}) =>
    t.hands.mark({
      ...{ userId: t.userId, campaignId: t.campaignId, mailId: ids[at] ?? '', channel: 'email_by_hand' },
      ...{ toAddress: `coach${at + 1}@akron.example.edu`, subject: 'Film', text: 'Look', now: START },
      ...changes,
    });
  const undo = (at: number) => t.hands.undo(t.userId, t.campaignId, ids[at] ?? '', START);
  const mail = (at: number) => t.ledger.mail(t.userId, t.campaignId, ids[at] ?? '');

  it('C-14 rows to be sent by hand make the campaign kept at once', async () => {
    expect(await t.campaignStatus()).toBe('kept');
    expect(await mail(0)).toMatchObject({ status: 'kept', channel: 'email' });
  });

  it('C-14 a mark is sent by hand, once; the last one completes the campaign', async () => {
    expect(await mark(0)).toBe('marked');
    expect(await mark(0)).toBe('moved_on');
    expect(await mail(0)).toMatchObject({ status: 'sent', channel: 'email_by_hand' });
    expect(await t.campaignStatus()).toBe('kept');
    expect(await mark(1, { channel: 'text' })).toBe('marked');
    expect([await t.campaignStatus(), (await mail(1))?.channel]).toEqual(['completed', 'text']);
  });

  it('C-14 marks at the same moment count once', async () => {
    const results = await Promise.all([mark(0), mark(0), mark(0)]);
    expect(results.sort()).toEqual(['marked', 'moved_on', 'moved_on']);
  });

  it('C-14 C-04 an address that got the email is not written to again', async () => {
    await mark(0);
    expect(await mark(1, { toAddress: ' COACH1@akron.example.edu' })).toBe('same_address');
    expect(await mail(1)).toMatchObject({ status: 'kept' });
    expect(await t.ledger.usedAddresses(t.campaignId)).toEqual(['coach1@akron.example.edu']);
  });

  it('C-14 what is marked is not among the kept emails that can be sent', async () => {
    await mark(0);
    expect((await t.ledger.kept(t.userId, t.campaignId)).map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('C-14 nobody else marks or undoes it', async () => {
    expect(await mark(0, { userId: '00000000-0000-4000-8000-000000000000' })).toBe('moved_on');
    await mark(0);
    expect(await t.hands.undo('00000000-0000-4000-8000-000000000000', t.campaignId, ids[0] ?? '', START)).toBe(false);
  });

  it('C-14 undo makes it kept again, and the campaign with it; a second one changes nothing', async () => {
    await mark(0);
    await mark(1);
    expect([await undo(0), await undo(0)]).toEqual([true, false]);
    expect(await mail(0)).toMatchObject({ status: 'kept', channel: 'email' });
    expect(await t.campaignStatus()).toBe('kept');
    expect(await mark(0)).toBe('marked');
  });

  it('C-14 “Intro email sent” is ticked by the first mark, and unticked when no mark is left', async () => {
    await mark(0);
    await mark(1);
    await undo(0);
    expect(await t.isIntroTicked()).toBe(true);
    await undo(1);
    expect(await t.isIntroTicked()).toBe(false);
  });

  it('C-14 what the athlete ticked stays ticked', async () => {
    await t.tickIntro();
    await mark(0);
    await undo(0);
    expect(await t.isIntroTicked()).toBe(true);
  });
}
