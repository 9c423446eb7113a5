import { AKRON_TARGET, MARCUS_MATERIAL } from '../testing/strategy-fixture.js';
import type { Engagement, StrategySchool } from './strategy-material.js';
import { writeStrategy } from './write-strategy.js';

const school = (id: number, name: string, changes: Partial<StrategySchool>, record: Partial<Engagement> = {}): StrategySchool => ({
  ...AKRON_TARGET,
  ...{ id, name, ...changes },
  engagement: { ...AKRON_TARGET.engagement, ...record },
});
const COMMITTED = { leadLevel: 'committed' } as const;
const plan = (schools: StrategySchool[]) => {
  const { timeline, schoolStrategies } = writeStrategy({ ...MARCUS_MATERIAL, schools });
  const text = timeline.flatMap(({ actions }) => actions).join('\n');
  return { text, first: timeline[0]?.actions[0] ?? '', of: (id: number) => schoolStrategies.find(({ schoolId }) => schoolId === id) };
};
const OTHERS = [school(2, 'Ashland', {}), school(3, 'Toledo', {}, { sent: 1, isSilent: true, lastSentOn: '2026-11-01' })];

describe('the plan of who committed and has not signed', () => {
  it('Y-05 goes on with that school alone: its applications, and no first email or follow-up elsewhere', () => {
    const withdrawn = school(4, 'Kent State', {}, { offer: { status: 'withdrawn', deadline: null } });
    const { text, of } = plan([school(1, 'Akron', COMMITTED), ...OTHERS, withdrawn]);
    expect(text).toContain('You committed to Akron: ask its staff what you need to be admitted and when you sign.');
    expect(text).toContain('Send your application to Akron:');
    expect(text).not.toMatch(/first email|Follow up|withdrawn|where you stand on their list|Ashland|Toledo/);
    expect(of(2)?.recommendedApproach).toBe('You committed to Akron, so nothing begins here unless that changes.');
  });

  it('Y-05 does not ask what the answer to its offer is: the terms and the day are left', () => {
    const offered = (status: 'verbal' | 'written', deadline: string | null) =>
      plan([school(1, 'Akron', COMMITTED, { offer: { status, deadline } }), ...OTHERS]);
    const verbal =
      'You committed, so the verbal offer of Akron is what you count on. Ask for its terms in writing, and for the day on which you sign, with your family.';
    expect(offered('verbal', null).first).toBe(verbal);
    expect(offered('verbal', null).of(1)?.recommendedApproach).toContain(verbal);
    expect(offered('written', '2026-12-01').first).toBe(
      'You committed, so answer the written offer of Akron by December 1, 2026. Read what it covers and for how long, with your family.',
    );
  });

  it('Y-05 is open again when the school took its offer back, and settled by a signature', () => {
    const withdrawn = plan([school(1, 'Akron', COMMITTED, { offer: { status: 'withdrawn', deadline: null } }), ...OTHERS]);
    expect(withdrawn.text).toContain('first email to Ashland');
    expect(withdrawn.text).not.toContain('You committed to Akron');
    const signed = plan([school(1, 'Akron', COMMITTED, { offer: { status: 'signed', deadline: null } }), ...OTHERS]);
    expect(signed.text).toContain('You signed with Akron');
    expect(signed.text).not.toContain('You committed to Akron');
  });
});

describe('words for who was spoken with', () => {
  it('Y-05 after a call or texts nobody was met', () => {
    const events = (kind: 'call' | 'camp') => ({ contacts: 1, events: [{ kind, on: '2026-10-01', deadline: null }] });
    const { text, of } = plan([school(1, 'Akron', {}, events('call')), school(2, 'Ashland', {}, events('camp'))]);
    expect(text).toContain('Write to the coaches whom you met at Ashland, with what is new since then.');
    expect(text).toContain('Write to the coaches of Akron with whom you spoke, with what is new since then.');
    expect(of(1)?.recommendedApproach).toMatch(/^You had a call on October 1, 2026\. Write to the coach with whom you spoke,/);
  });
});

describe('a Division III school of who is below a minimum elsewhere', () => {
  it('Y-06 is asked about its admission first, and of nobody else', () => {
    const gate = { sentence: 'Your GPA is 0.8; NCAA Division I asks for a core GPA of 2.3.', stillOpen: '' };
    const below = school(1, 'Akron', { fit: { ...AKRON_TARGET.fit, tier: 'below_minimum', gate } });
    const third = school(2, 'Denison', { division: 'D3' });
    const ask = 'It decides by its own admission: ask that office first whether grades like yours are admitted.';
    expect(plan([below, third]).of(2)?.recommendedApproach).toContain(ask);
    expect(plan([below, third]).of(1)?.recommendedApproach).not.toContain(ask);
    expect(plan([third]).of(2)?.recommendedApproach).not.toContain(ask);
  });
});
