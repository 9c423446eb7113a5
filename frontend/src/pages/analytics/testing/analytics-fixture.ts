import type { AnalyticsDto } from '@/shared/api';

/** What the server returns for an athlete with one campaign and three favorites; a test overrides the fields it needs. */
export const analyticsFixture: AnalyticsDto = {
  range: '30d',
  zone: 'America/New_York',
  firstDay: '2026-10-23',
  today: '2026-11-21',
  figures: { sent: 21, sentByHand: 0, opened: 9, replied: 5, activeCampaigns: 1, waitingReplies: 2 },
  rates: { counted: 21, seen: 21, opened: 9, replied: 5 },
  schoolSteps: { schools: 0, written: 0, replied: 0, called: 0, visited: 0, offered: 0 },
  written: [
    { by: 'template', counted: 0, replied: 0, groups: 0, rows: [] },
    { by: 'subject', counted: 0, replied: 0, groups: 0, rows: [] },
    { by: 'step', counted: 0, replied: 0, groups: 0, rows: [] },
  ],
  campaigns: [
    {
      ...{ id: 'c1', name: 'Junior film', status: 'completed', sentCount: 20, sentByHandCount: 0, openCount: 8, replyCount: 5 },
      rates: { counted: 20, seen: 20, opened: 8, replied: 5 },
    },
  ],
  campaignCount: 1,
  schools: {
    total: 3,
    addedInRange: 1,
    byDivision: [
      { division: 'D1', count: 2 },
      { division: 'D2', count: 0 },
      { division: 'D3', count: 1 },
    ],
    bands: { high: 1, good: 1, fair: 0, unknown: 1 },
    averageMatch: { value: 72, known: 2 },
    top: [
      { schoolId: 7, name: 'Akron', division: 'D1', match: 82, need: 100, opportunity: 87 },
      { schoolId: 9, name: 'Mount Union', division: 'D3', match: 61, need: null, opportunity: null },
    ],
  },
  habits: null,
  activity: {
    unit: 'day',
    bars: [
      { day: '2026-11-20', sent: 21, opened: 4, replied: 0 },
      { day: '2026-11-21', sent: 0, opened: 5, replied: 5 },
    ],
  },
};
