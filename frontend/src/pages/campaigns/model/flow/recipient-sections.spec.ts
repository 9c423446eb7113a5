import { recipientFixture } from '../../testing/recipient-fixture';
import { recipientSections } from './recipient-sections';

const head = recipientFixture({ coachId: 1, coachName: 'José Díaz', group: 'head_coach', isHeadCoach: true });
const recruiter = recipientFixture({ coachId: 2, group: 'recruiting_coordinator', schoolId: 9, schoolName: 'Toledo' });
const passer = recipientFixture({ coachId: 3, schoolId: 9, schoolName: 'Toledo' });

describe('the coaches to pick from', () => {
  it('C-03 are under head coaches, recruiting coordinators and position coaches', () => {
    const sections = recipientSections([passer, head, recruiter], 'role', '');
    expect(sections.map(({ title, recipients }) => [title, recipients.map(({ coachId }) => coachId)])).toEqual([
      ['Head Coaches', [1]],
      ['Recruiting Coordinators', [2]],
      ['Position Coaches', [3]],
    ]);
  });

  it('C-03 are under their schools when the athlete prefers that', () => {
    const sections = recipientSections([passer, head, recruiter], 'school', '');
    expect(sections.map(({ title, recipients }) => [title, recipients.length])).toEqual([
      ['Akron', 1],
      ['Toledo', 2],
    ]);
  });

  it('C-03 are found by any words of name, title and school, accents or not', () => {
    expect(recipientSections([passer, head, recruiter], 'role', 'akron jose')).toEqual([
      { key: 'head_coach', title: 'Head Coaches', recipients: [head] },
    ]);
  });
});
