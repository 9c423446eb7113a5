import type { SendingAccount } from '../../../gmail/gateways/index.js';
import type { ClaimedMail } from '../application/ports/send-ledger.js';
import { LEDGER_TEXT } from './ledger-text.js';
import type { LedgerUnderTest } from './ledger-steps.js';

const START = new Date('2026-11-21T15:00:00.000Z');
const ACCOUNT = { kind: 'smtp', address: 'no-reply@recruit.example' } as const;

/** What every ledger promises about the mail that it gives to a sender. */
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

  const sentAs = async (messages: ClaimedMail[], threadId: string) => {
    const plain = { status: 'sent' as const, reasonCode: null, errorMessage: null, dueAt: null };
    const results = messages.map(({ id, attemptId }) => ({ ...plain, id, attemptId, threadId, providerMessageId: `p-${threadId}` }));
    await t.ledger.record(t.campaignId, results, START);
  };

  it('C-19 an email after the first one is claimed with its position after the emails to this coach, the first email with none', async () => {
    await t.ledger.activate({
      ...{ userId: t.userId, campaignId: t.campaignId, account: ACCOUNT, text: LEDGER_TEXT, now: START, leavesAt: START },
      rows: [t.row(1), t.row(1, { step: 1000 }), t.row(1, { step: 1001 }), t.row(2)],
    });
    const claimed: ClaimedMail[] = [];
    for (const threadId of ['a', 'b', 'c', 'd']) {
      const mails = await claim(ACCOUNT, 1);
      claimed.push(...mails);
      await sentAs(mails, threadId);
    }
    const [first, second] = claimed.map(({ messageId }) => messageId);
    expect(claimed.map(({ thread }) => thread)).toEqual([
      null,
      { threadId: 'a', providerMessageId: 'p-a', inReplyTo: first, references: [first] },
      { threadId: 'b', providerMessageId: 'p-b', inReplyTo: second, references: [first, second] },
      null,
    ]);
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
}
