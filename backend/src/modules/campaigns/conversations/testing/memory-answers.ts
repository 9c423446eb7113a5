import type { ClaimedMail } from '../../ledger/index.js';
import { refuseBeyondLimits } from '../../writing/domain/refuse-beyond-limits.js';
import { Answers, type NewAnswer, type StoredAnswer } from '../application/ports/answers.js';

export interface MemoryAnswer extends NewAnswer {
  /** `by_hand`: the athlete has sent it. */
  status: 'queued' | 'by_hand' | 'sending' | 'failed';
}

/** Answers in memory. */
export class MemoryAnswers extends Answers {
  readonly rows = new Map<string, MemoryAnswer>();
  /** Addresses that take no more email. */
  readonly suppressed = new Set<string>();
  /** Emails that the athlete has beside the answers. */
  readonly others = new Map<string, { waiting: number; mails: number }>();

  async byId(id: string): Promise<StoredAnswer | null> {
    const row = this.rows.get(id);
    return row ? { userId: row.userId, coachId: row.coachId, text: row.text } : null;
  }

  async add(answer: NewAnswer): Promise<void> {
    const { waiting, mails } = this.others.get(answer.userId) ?? { waiting: 0, mails: 0 };
    const own = [...this.rows.values()].filter(({ userId }) => userId === answer.userId);
    const stored = { waiting: waiting + own.filter(({ status }) => status === 'queued').length, mails: mails + own.length };
    refuseBeyondLimits.mails(stored, { waiting: answer.gateway === null ? 0 : 1, mails: 1 });
    if (!this.rows.has(answer.id)) this.rows.set(answer.id, { ...answer, status: answer.gateway === null ? 'by_hand' : 'queued' });
  }

  async takeBack(userId: string, id: string): Promise<boolean> {
    const row = this.rows.get(id);
    if (row?.userId !== userId || (row.status !== 'queued' && row.status !== 'by_hand')) return false;
    return this.rows.delete(id);
  }

  async claim(_processId: number, messageIdDomain: string, limit: number, now: Date): Promise<ClaimedMail[]> {
    const due = [...this.rows.values()].filter(({ status, dueAt }) => status === 'queued' && dueAt <= now);
    const taken = due.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime()).slice(0, limit);
    for (const row of taken) row.status = this.suppressed.has(row.toAddress) ? 'failed' : 'sending';
    return taken.filter(({ status }) => status === 'sending').map((row) => claimed(row, messageIdDomain));
  }
}

function claimed({ id, campaignId, userId, coachId, ...row }: MemoryAnswer, messageIdDomain: string): ClaimedMail {
  const attemptId = `attempt of ${id}`;
  return {
    ...{ id, campaignId, userId, coachId, schoolId: 1, attemptId, messageId: `${attemptId}@${messageIdDomain}` },
    ...{ toAddress: row.toAddress, toName: '', subject: row.subject, body: row.text, isExample: false, gateway: row.gateway ?? 'outbox' },
    ...{ openToken: null, optOutToken: row.optOutToken, senderAddress: row.fromAddress ?? '', deferredSince: null, thread: null },
  };
}
