import { AKRON_TARGET } from '../testing/strategy-fixture.js';
import { recommendApproach } from './recommend-approach.js';
import { recordTasks } from './plan-tasks.js';
import type { Engagement, StrategySchool } from './strategy-material.js';

const today = '2026-11-21';
const school = (id: number, name: string, changes: Partial<Engagement>): StrategySchool => ({
  ...AKRON_TARGET,
  ...{ id, name },
  engagement: { ...AKRON_TARGET.engagement, ...changes },
});
const waiting = (things: string[], on: string | null) => ({ sent: 1, replied: 1, isReplyWaiting: true, asked: { things, on } });

describe('what happened comes first', () => {
  it('Y-05 offers with a day, replies by the day they name, offers without a day, own steps, invitations', () => {
    const schools = [
      school(1, 'Ashland', { events: [{ kind: 'camp', on: '2026-11-01', deadline: '2026-12-20' }] }),
      school(2, 'Toledo', { nextStep: 'Official visit December 5 to 6.' }),
      school(3, 'Kent State', { offer: { status: 'verbal', deadline: null } }),
      school(4, 'Delta State', waiting(['your transcript'], null)),
      school(5, 'Carson-Newman', waiting(['your decision'], '2026-12-10')),
      school(6, 'Samford', { offer: { status: 'written', deadline: '2026-12-01' } }),
      school(7, 'Millsaps', { ...waiting([], null), asked: null }),
    ];
    expect(recordTasks({ schools, today }).map((task) => task.slice(0, 60))).toEqual([
      'Answer the written offer of Samford by December 1, 2026: tal',
      'Answer the coaches of Carson-Newman: they asked about your d',
      'Answer the coaches of Delta State: they asked about your tra',
      'Answer the coaches of Millsaps.',
      'Ask by which day the verbal offer of Kent State needs an ans',
      'Your next step with Toledo: “Official visit December 5 to 6”',
      'Tell Ashland by December 20, 2026 whether you come to the ca',
    ]);
  });

  it.each([
    [
      'after a visit of this month thanks are due',
      { events: [{ kind: 'visit', on: '2026-11-14', deadline: null }] },
      'You visited on November 14, 2026. Thank the coach whom you met',
    ],
    [
      'after a camp the next email is no first one',
      { events: [{ kind: 'camp', on: '2026-06-12', deadline: null }] },
      'You were at its camp on June 12, 2026. Write to the coach whom you met',
    ],
    [
      'a declined offer is left alone',
      { offer: { status: 'declined', deadline: null } },
      'You declined its offer, so there is nothing to do here.',
    ],
    [
      'a question is answered by its words',
      waiting(['your transcript'], null),
      'Answer the coaches of Akron: they asked about your transcript.',
    ],
  ] as const)('Y-05 %s', (_, changes, text) => {
    expect(recommendApproach(school(1, 'Akron', changes), today)).toMatch(new RegExp(`^${text}`));
  });

  it('Y-05 where no football aid is given, need and grades are named', () => {
    const at = (changes: Partial<StrategySchool>) => recommendApproach({ ...AKRON_TARGET, ...changes }, today);
    expect(at({ division: 'D3' })).toContain('Aid here is by need or for grades, none for football');
    expect(at({ conference: 'Ivy League' })).toContain('Aid here is by need or for grades');
    expect(at({})).not.toContain('Aid here');
  });
});
