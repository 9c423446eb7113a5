import type { SendingAccount } from '../../../gmail/gateways/index.js';
import { LEDGER_TEXT } from './ledger-text.js';
import type { LedgerUnderTest } from './ledger-steps.js';

const START = new Date('2026-11-21T15:00:00.000Z');
const ACCOUNT = { kind: 'smtp', address: 'no-reply@recruit.example' } as const;

/** What every ledger promises about the email that it gives to a sender. */
export function claimContract(open: () => Promise<LedgerUnderTest>): void {
  let t: LedgerUnderTest;
  beforeEach(async () => {
    t = await open();
  });

  const activate = (coaches: number) =>
    t.ledger.activate({
      ...{ userId: t.userId, campaignId: t.campaignId, account: ACCOUNT, text: LEDGER_TEXT, now: START, leavesAt: START },
      rows: Array.from({ length: coaches }, (_, at) => t.row(at + 1)),
    });

  const claim = (account: SendingAccount, limit = 2) =>
    t.ledger.claim({
      ...{ campaignId: t.campaignId, account, gateway: 'smtp' as const, limit, processId: 1, now: START },
      messageIdDomain: 'recruit.example',
    });

  const activateRows = (rows: ReturnType<LedgerUnderTest['row']>[]) =>
    t.ledger.activate({
      ...{ userId: t.userId, campaignId: t.campaignId, account: ACCOUNT, text: LEDGER_TEXT, now: START, leavesAt: START },
      rows,
    });

  it('C-22 an answer in a conversation is not claimed with the emails of its campaign', async () => {
    await activateRows([t.row(1), t.row(1, { step: 1000 })]);
    expect((await claim(ACCOUNT, 5)).map(({ coachId }) => coachId)).toEqual([1]);
    expect((await t.statuses()).sort()).toEqual(['queued', 'sending']);
  });

  it.each([
    ['another address', { kind: 'smtp', address: 'other@recruit.example' }],
    ['another kind', { kind: 'gmail', address: 'no-reply@recruit.example' }],
  ] as const)('M-08 a sender with %s than the one the campaign was started with claims nothing', async (_, account) => {
    await activate(2);
    expect(await claim(account)).toEqual([]);
    expect(await t.statuses()).toEqual(['queued', 'queued']);
    expect((await claim(ACCOUNT)).map(({ senderAddress }) => senderAddress)).toEqual([ACCOUNT.address, ACCOUNT.address]);
  });

  const SPELLINGS: [string, string, string][] = [
    ['capitals', 'j.reed@akron.example.edu', 'J.Reed@Akron.example.edu'],
    ['what follows a plus', 'j.reed@akron.example.edu', 'j.reed+football@akron.example.edu'],
    ['the part after a plus, which the one that bounced had', 'j.reed+film@akron.example.edu', 'j.reed@akron.example.edu'],
    ['dots at Gmail', 'jreed@gmail.com', 'j.reed@googlemail.com'],
  ];

  it.each(SPELLINGS)(
    'C-12 a mailbox that bounced after the Send gets nothing when the spelling differs by %s',
    async (_, bounced, asked) => {
      await activateRows([t.row(1, { toAddress: asked })]);
      await t.suppress(bounced);
      expect(await claim(ACCOUNT)).toEqual([]);
      expect(await t.reasons()).toEqual([['skipped', 'suppressed']]);
    },
  );

  it('C-12 other mailboxes are claimed: dots count outside of Gmail', async () => {
    await activateRows([t.row(1, { toAddress: 'j.reed@akron.example.edu' })]);
    await t.suppress('jreed@akron.example.edu');
    expect(await claim(ACCOUNT)).toHaveLength(1);
  });

  it.each(['declined', 'committed'] as const)(
    'C-12 a first email to a school that was marked %s after the Send is skipped',
    async (level) => {
      await activate(1);
      await t.mark(level, new Date(START.getTime() + 1_000));
      expect(await claim(ACCOUNT)).toEqual([]);
      expect(await t.reasons()).toEqual([['skipped', `school_${level}`]]);
    },
  );

  it('C-12 a school that was committed before the Send was chosen knowingly', async () => {
    await t.mark('committed', new Date(START.getTime() - 1_000));
    await activate(1);
    expect(await claim(ACCOUNT)).toHaveLength(1);
  });
}
