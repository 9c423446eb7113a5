import type { ClaimedMail, NewLedgerRow, Result, SendLedger } from '../application/ports/send-ledger.js';
import type { CampaignStatus } from '../../writing/domain/campaign-status.js';
import type { MailStatus } from '../../writing/domain/mail-status.js';
import { LEDGER_TEXT } from './ledger-text.js';

/** What the suite needs besides the port: a fresh draft of a fresh athlete, and a look at what is stored. */
export interface LedgerUnderTest {
  ledger: SendLedger;
  userId: string;
  campaignId: string;
  row(coachId: number, changes?: Partial<NewLedgerRow>): NewLedgerRow;
  statuses(): Promise<MailStatus[]>;
  /** Status and reason of each row. */
  reasons(): Promise<[MailStatus, string | null][]>;
  /** Email of the athlete to this address bounced. */
  suppress(address: string): Promise<void>;
  /** The athlete marks the school of the rows. */
  mark(level: 'declined' | 'committed', at: Date): Promise<void>;
  campaignStatus(): Promise<CampaignStatus>;
}

/** When everything begins. */
export const START = new Date('2026-11-21T15:00:00.000Z');
export const later = (ms: number) => new Date(START.getTime() + ms);
const ACCOUNT = { kind: 'smtp', address: 'no-reply@recruit.example' } as const;

/** What the suites do with a ledger again and again; a fresh one before each test. */
export function ledgerSteps(open: () => Promise<LedgerUnderTest>) {
  let t: LedgerUnderTest;
  beforeEach(async () => {
    t = await open();
  });

  const activate = (coaches: number, changes: Partial<NewLedgerRow> = {}, leavesAt = START, others = {}) =>
    t.ledger.activate({
      userId: t.userId,
      campaignId: t.campaignId,
      account: ACCOUNT,
      text: LEDGER_TEXT,
      rows: Array.from({ length: coaches }, (_, at) => t.row(at + 1, changes)),
      now: START,
      leavesAt,
      ...others,
    });

  const claim = (limit: number, processId = 1, now = START) =>
    t.ledger.claim({
      campaignId: t.campaignId,
      account: ACCOUNT,
      ...{ gateway: 'smtp' as const, limit, processId },
      now,
      messageIdDomain: 'recruit.example',
    });

  const outcome = (mail: ClaimedMail, status: Result['status'], changes: Partial<Result> = {}): Result => ({
    id: mail.id,
    attemptId: mail.attemptId,
    status,
    reasonCode: null,
    errorMessage: null,
    providerMessageId: null,
    threadId: null,
    dueAt: null,
    ...changes,
  });

  const record = (results: Result[], now = START) => t.ledger.record(t.campaignId, results, now);

  return { now: () => t, activate, claim, outcome, record };
}
