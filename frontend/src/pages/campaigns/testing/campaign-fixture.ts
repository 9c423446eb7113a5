import type { Campaign } from '@/entities/campaign';

/** A draft; a test overrides the fields it needs. Its rates follow from its counts unless the test sets them. */
export function campaignFixture(over: Partial<Campaign> = {}): Campaign {
  const { sentCount = 0, sentByHandCount = 0, openCount = 0, replyCount = 0 } = over;
  return {
    id: '0190f3c0-0000-7000-8000-00000000c001',
    name: 'Junior film',
    subject: '{{student_graduation_year}} {{student_position}}: junior film',
    template: 'Coach {{coach_last_name|Coach}},\n\nhere is my film.',
    status: 'draft',
    createdAt: '2026-11-20T15:00:00.000Z',
    leavesAt: null,
    revision: 1,
    trackOpens: true,
    pausedReason: null,
    sender: null,
    schedule: null,
    totalCount: 0,
    sentCount: 0,
    sentByHandCount: 0,
    openCount: 0,
    replyCount: 0,
    rates: { counted: sentCount, seen: sentCount - sentByHandCount, opened: openCount, replied: replyCount },
    queuedCount: 0,
    sendingCount: 0,
    failedCount: 0,
    skippedCount: 0,
    unknownCount: 0,
    approvalCount: 0,
    cancelledCount: 0,
    keptCount: 0,
    isKeeping: false,
    waitForLimit: [],
    ...over,
  };
}
