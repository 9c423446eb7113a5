import { AKRON_TARGET, MARCUS_MATERIAL } from '../../testing/strategy-fixture.js';
import type { LoggedOffer, StrategySchool } from '../strategy-material.js';
import { recordTasks } from '../plan-tasks.js';
import { writeStrategy } from '../write-strategy.js';

const having = (id: number, name: string, offer: LoggedOffer | null): StrategySchool => {
  return { ...AKRON_TARGET, id, name, engagement: { ...AKRON_TARGET.engagement, offer } };
};
const planOf = (...schools: StrategySchool[]) => writeStrategy({ ...MARCUS_MATERIAL, schools });
const tasks = (...schools: StrategySchool[]) => planOf(...schools).timeline[0]?.actions ?? [];

describe('offers in a plan', () => {
  it('Y-05 the offer with the next day to answer is the first task, before one without a day', () => {
    const open = [
      having(1, 'Toledo', { status: null, deadline: null }),
      having(2, 'Kent State', { status: 'verbal', deadline: '2026-12-20' }),
      having(3, 'Akron', { status: 'written', deadline: '2026-12-01' }),
    ];
    expect(tasks(...open).slice(0, 3)).toEqual([
      'Answer the written offer of Akron by December 1, 2026: talk it over with your family and read what it covers, for how long, and what an injury would change.',
      'Answer the verbal offer of Kent State by December 20, 2026: talk it over with your family and ask for its terms in writing.',
      'Ask by which day the offer of Toledo needs an answer, and for its terms in writing: you logged it without a day.',
    ]);
    expect(planOf(...open).overview).toContain('First of all: Answer the written offer of Akron');
  });

  it.each([
    [{ status: 'signed', deadline: '2026-12-01' }, /^You signed here/],
    [{ status: 'withdrawn', deadline: '2026-12-01' }, /^Its offer was withdrawn/],
    [{ status: 'written', deadline: '2026-11-20' }, /^The day to answer its offer is over/],
  ] as const)('Y-05 %j is not to be answered, and asks for no first email', (offer, approach) => {
    const school = having(1, 'Akron', offer);
    expect(tasks(school).join(' ')).not.toMatch(/Answer the|first email/);
    expect(planOf(school).overview).not.toContain('first email');
    expect(planOf(school).schoolStrategies[0]?.recommendedApproach).toMatch(approach);
  });

  it('Y-05 an offer that was withdrawn or whose day is over is asked about this month, in the words of its school', () => {
    const over: LoggedOffer = { status: 'written', deadline: '2026-11-14' };
    const withdrawn: LoggedOffer = { status: 'withdrawn', deadline: null };
    const waiting = having(3, 'Toledo', withdrawn);
    const schools: StrategySchool[] = [
      having(1, 'Kent State', over),
      having(2, 'Tiffin', withdrawn),
      {
        ...waiting,
        engagement: { ...waiting.engagement, sent: 1, replied: 1, isReplyWaiting: true, asked: { things: ['your film'], on: null } },
      },
      { ...having(4, 'Ashland', over), leadLevel: 'declined' },
      having(5, 'Akron', { status: 'declined', deadline: '2026-11-14' }),
    ];
    expect(recordTasks({ schools, today: '2026-11-21' })).toEqual([
      'Answer the coaches of Toledo: they asked about your film.',
      'The day to answer the offer of Kent State is over. Ask the coach whether it is still open.',
      'The offer of Tiffin was withdrawn. Ask the coach why before you write anything else.',
    ]);
  });

  it('Y-05 who signed asks about no other offer', () => {
    const signed = having(6, 'Samford', { status: 'signed', deadline: null });
    const schools = [having(1, 'Kent State', { status: 'written', deadline: '2026-11-14' }), signed];
    expect(recordTasks({ schools, today: '2026-11-21' })).toEqual([]);
  });

  it('Y-05 an offer whose day is before a visit elsewhere says so', () => {
    const offer = having(1, 'Akron', { status: 'written', deadline: '2026-12-01' });
    const visiting = (on: string, changes: object = {}) => ({
      ...having(2, 'Kent State', null),
      ...{ engagement: { ...AKRON_TARGET.engagement, events: [{ kind: 'visit' as const, on, deadline: null }] }, ...changes },
    });
    const late = /Your visit to Kent State on December 6, 2026 comes after that day: ask whether the answer can wait for it\.$/;
    expect(tasks(offer, visiting('2026-12-06'))[0]).toMatch(late);
    expect(tasks(offer, visiting('2026-12-01'))[0]).not.toContain('comes after');
    expect(tasks(offer, visiting('2026-12-06', { leadLevel: 'declined' }))[0]).not.toContain('comes after');
    const undated = having(1, 'Akron', { status: 'verbal', deadline: null });
    expect(tasks(undated, visiting('2026-12-06'))[0]).not.toContain('comes after');
  });
});
