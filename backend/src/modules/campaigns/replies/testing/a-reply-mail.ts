import type { LedgerMail } from './memory-reply-ledger.js';

/** An email that Marcus, or another athlete, sent at noon to a coach of Akron. Each is of a campaign of its own. */
export function aReplyMail(userId: string, changes: Partial<Omit<LedgerMail, 'status'>> & { status?: string } = {}): LedgerMail {
  const { messageId = 'one@x', status = 'sent', ...others } = changes;
  return {
    userId,
    id: `mail ${messageId}`,
    campaignId: `campaign ${messageId}`,
    coachId: 1,
    schoolId: 1,
    toAddress: 'quinn@akron.example.edu',
    websiteUrl: null,
    schoolName: 'Akron',
    domains: [],
    subject: 'Film',
    threadId: null,
    messageId,
    isExample: false,
    sentAt: new Date('2026-11-21T14:00:00.000Z'),
    ...{ repliedAt: null, bouncedAt: null, reasonCode: null, errorMessage: null },
    status: status as LedgerMail['status'],
    ...others,
  };
}
