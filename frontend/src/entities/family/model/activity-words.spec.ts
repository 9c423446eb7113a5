import type { FamilyActivityDto } from '@/shared/api';
import { activityNote, activityTitle } from './activity-words';

const line: FamilyActivityDto = {
  id: '1',
  part: 'decisions',
  athleteId: '2',
  athleteName: 'Marcus',
  at: '2026-11-21T09:02:00.000Z',
  kind: 'emails_approved',
  guardianName: 'Dana Lee',
  data: { campaignId: '3', name: 'Junior film', emails: 1 },
  coachName: null,
  schoolName: null,
  snippet: null,
};

describe('the words of a family’s activity', () => {
  it('U-07 says who decided about how many emails of which campaign', () => {
    expect([activityTitle(line), activityNote(line)]).toEqual(['Dana Lee approved 1 email', 'Junior film']);
  });

  it('U-07 says whom an athlete wrote to, and how a reply begins', () => {
    const about = { coachName: 'Quinn Dummett', schoolName: 'Akron', data: {} };
    expect(activityTitle({ ...line, ...about, part: 'sent', kind: 'sent' })).toBe('Marcus wrote to Quinn Dummett');
    const reply: FamilyActivityDto = { ...line, ...about, part: 'replies', kind: 'reply', snippet: 'Thanks for writing' };
    expect([activityTitle(reply), activityNote(reply)]).toEqual(['Quinn Dummett replied to Marcus', 'Akron · “Thanks for writing”']);
  });

  it('U-08 names what was set before and what is set now', () => {
    const set: FamilyActivityDto = { ...line, kind: 'approvals_set', data: { from: 'never', to: 'every' } };
    expect(activityTitle(set)).toBe('Dana Lee approves every campaign (before: never)');
  });
});
