/** What is commonly advised. No figure here comes from this athlete's emails, and the page says so. */
export const generalGuidance = {
  lines: [
    { label: 'Best day', value: 'Tuesday' },
    { label: 'Best time', value: '10:00 AM' },
    { label: 'Worst day', value: 'Friday' },
    { label: 'Average response time', value: '3.2 days' },
    { label: 'Most responsive', value: 'D2 coaches' },
    { label: 'Position coaches', value: '65% response' },
  ],
  tips: ['Send Tuesday mornings', 'Focus on 80%+ match', 'Follow up after 1 week'],
} as const;
