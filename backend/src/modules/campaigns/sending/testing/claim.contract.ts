import type { SendingAccount } from '../../../gmail/gateways/index.js';
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
}
