import type { SendOutcome } from '../../../gmail/gateways/index.js';
import type { ClaimedMail, Result } from '../../ledger/index.js';
import { gaveUp } from '../../sending/domain/gave-up.js';
import { nextTryAt } from '../../sending/domain/next-try.js';

const RETRY_MS = 30_000;

/**
 * Maps the send outcome of a claimed answer to its ledger result. When its account is disconnected the answer fails with a
 * message: it neither waits unnoticed nor uses another account.
 */
export function answerResult(mail: Pick<ClaimedMail, 'id' | 'attemptId' | 'deferredSince'>, outcome: SendOutcome, now: Date): Result {
  const plain: Omit<Result, 'status'> = {
    ...{ id: mail.id, attemptId: mail.attemptId, reasonCode: null, errorMessage: null },
    ...{ providerMessageId: null, threadId: null, dueAt: null },
  };
  switch (outcome.kind) {
    case 'sent':
      return { ...plain, status: 'sent', providerMessageId: outcome.providerMessageId, threadId: outcome.threadId };
    case 'kept':
      return {
        ...plain,
        status: 'failed',
        reasonCode: 'not_delivered',
        errorMessage: 'This answer could not be delivered: no way out is set up.',
      };
    case 'refused':
      return { ...plain, status: 'failed', reasonCode: 'refused', errorMessage: outcome.message, suppress: outcome.addressDead === true };
    case 'unknown':
      return { ...plain, status: 'unknown', reasonCode: 'no_answer', errorMessage: outcome.message };
    case 'not_sent':
      return { ...plain, ...notSent(mail, outcome, now) };
  }
}

function notSent(
  { deferredSince }: Pick<ClaimedMail, 'deferredSince'>,
  { code, message, retryAt }: Extract<SendOutcome, { kind: 'not_sent' }>,
  now: Date,
): Pick<Result, 'status' | 'reasonCode' | 'errorMessage' | 'dueAt' | 'deferredSince'> {
  if (code === 'slow_down') {
    return {
      status: 'queued',
      reasonCode: code,
      errorMessage: message,
      dueAt: retryAt ?? new Date(now.getTime() + RETRY_MS),
      deferredSince,
    };
  }
  if (code) return { status: 'failed', reasonCode: code, errorMessage: message, dueAt: null };
  const since = deferredSince ?? now;
  const next = nextTryAt(since, now);
  if (!next) return { status: 'failed', reasonCode: 'not_reached', errorMessage: gaveUp(message), dueAt: null };
  const dueAt = retryAt && retryAt > next ? retryAt : next;
  return { status: 'queued', reasonCode: 'not_reached', errorMessage: message, dueAt, deferredSince: since };
}
