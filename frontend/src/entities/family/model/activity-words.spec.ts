import type { FamilyActivityDto } from '@/shared/api';
import { activityNote, activityTitle, activityWarnings } from './activity-words';

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

  it('U-09 says that an athlete shows a reply, from which address and why', () => {
    const data = { reasons: ['money'], outsideDomain: true, from: 'coach@somewhere.example' };
    const shown: FamilyActivityDto = { ...line, part: 'replies', kind: 'reply_shown', coachName: 'Quinn Dummett', data };
    expect(activityTitle(shown)).toBe('Marcus shows you a reply that may not be from Quinn Dummett');
    expect(activityWarnings(shown)).toEqual([
      'From coach@somewhere.example',
      'It is not from a known address of the school.',
      'It asks for money.',
    ]);
    expect(activityWarnings({ ...shown, kind: 'reply' })).toEqual([]);
  });

  it('U-08 names what was set before and what is set now', () => {
    const set: FamilyActivityDto = { ...line, kind: 'approvals_set', data: { from: 'never', to: 'every' } };
    expect(activityTitle(set)).toBe('Dana Lee approves every campaign (before: never)');
  });
});
