import { FIRST_ANSWER_STEP } from '../../writing/domain/email-kind.js';
import type { MailThread } from '../../../gmail/gateways/index.js';
import type { NewLedgerRow } from '../application/ports/send-ledger.js';
import type { FakeRow } from './in-memory-send-ledger.js';

/** The row with its text, as it is stored. */
export function withText({ write, ...row }: NewLedgerRow) {
  const { subject, text: body } = write();
  return { ...row, subject, body };
}

/** A newly written row. */
export function fakeRow(row: NewLedgerRow, campaignId: string, userId: string, dueAt: Date): FakeRow {
  const unclaimed = { claimedBy: null, claimedAt: null, attemptId: '', messageId: '' };
  const untried = { sentAt: null, keptAt: null, deferredSince: null, threadId: null, providerMessageId: null };
  return { ...withText(row), ...unclaimed, ...untried, channel: 'email', campaignId, userId, dueAt: row.dueAt ?? dueAt };
}

/** The position after the last email that left to this coach; `rows`: those of the campaign. */
export function threadOfRow(row: FakeRow, rows: FakeRow[]): MailThread | null {
  if (!row.step) return null;
  const left = rows.filter((one) => one.coachId === row.coachId && one !== row && one.sentAt);
  const [last] = left.sort((a, b) => Number(b.sentAt) - Number(a.sentAt) || (b.step ?? 0) - (a.step ?? 0));
  if (!last) return null;
  const { threadId, providerMessageId, messageId: inReplyTo } = last;
  return { threadId, providerMessageId, inReplyTo, references: left.map(({ messageId }) => messageId).reverse() };
}

/** What waits for the daily cap goes first. */
export const inLine = ({ reasonCode }: Pick<FakeRow, 'reasonCode'>) => (reasonCode === 'daily_cap' ? 0 : 1);

/** An email of this Send was claimed, or another one is on its way. */
export function isUnderWay({ status, claimedAt, keptAt }: FakeRow, leavesAt: Date): boolean {
  if (status === 'sending' || status === 'unknown') return true;
  return claimedAt !== null && (claimedAt >= leavesAt || (status === 'queued' && keptAt === null));
}

/** Answers in conversations have steps from FIRST_ANSWER_STEP on. */
export function isAnswer({ step = 0 }: Pick<FakeRow, 'step'>): boolean {
  return step >= FIRST_ANSWER_STEP;
}

/** The row as `mail` returns it for an athlete without a guardian. */
export const asRead = (row: FakeRow) => ({ isAnswer: isAnswer(row), approved: null, isPaused: false });
