import type { AdminHome } from '@/shared/api';

/** What `GET /api/admin/home` returns on a server where nothing waits; a test overrides the fields it needs. */
export const adminHomeFixture: AdminHome = {
  directory: { reportsWaiting: 0, correctionsWaiting: 0, suggestionsWaiting: 0, schools: 672, schoolsWithCoachEmail: 672 },
  server: {
    failedJobs: 0,
    hasMailServer: true,
    isGmailSetUp: true,
    queued: 4,
    unknown: 0,
    failedLastDay: 1,
    mailboxes: 12,
    mailboxesInTrouble: 0,
    lastReplyCheckAt: '2026-11-20T10:00:00Z',
  },
};
