import type { CampaignEmail } from '@/entities/campaign';

/** A sent email; a test overrides the fields it needs. */
export function emailFixture(over: Partial<CampaignEmail> = {}): CampaignEmail {
  return {
    id: '0190f3c0-0000-7000-8000-00000000e001',
    status: 'sent',
    isSent: true,
    isOpened: false,
    isReplied: false,
    channel: 'email',
    sentAt: '2026-11-20T15:01:00.000Z',
    openedAt: null,
    repliedAt: null,
    bouncedAt: null,
    keptAt: null,
    reply: null,
    dueAt: '2026-11-20T15:00:30.000Z',
    errorMessage: null,
    reasonCode: null,
    coachId: 1,
    isExample: false,
    toAddress: 'quinn.dummett@akron.example.edu',
    sendAgainTo: null,
    coach: { firstName: 'Quinn', lastName: 'Dummett', title: 'Quarterbacks', school: { name: 'Akron' } },
    ...over,
  };
}
