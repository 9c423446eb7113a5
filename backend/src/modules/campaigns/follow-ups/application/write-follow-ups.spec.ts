import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import type { AthleteQuery } from '../../../profile/share/index.js';
import type { CampusZones } from '../../schedule/index.js';
import { CAMPAIGN_LIMITS } from '../../writing/domain/campaign-limits.js';
import { aCoach, anAthlete } from '../../writing/testing/builders.js';
import type { DueStep, FollowUpCoach, PlannedFollowUp } from './ports/follow-up-plans.js';
import { WriteFollowUps } from './write-follow-ups.js';

const STEP: DueStep = {
  ...{ campaignId: 'film', userId: 'marcus', step: 1, waitDays: 7, writtenAt: new Date('2026-11-01T15:00:00.000Z') },
  ...{ template: 'Coach {{coach_last_name}}, new film. GPA {{student_gpa}}.', confirmed: [], revision: 1, trackOpens: true },
};
const BASE = new Date('2026-11-16T15:00:00.000Z');

describe('writing the follow-ups of a step', () => {
  const clock = new FixedClock();
  let zones: Map<number, { zone: string | null }>;

  beforeEach(() => {
    zones = new Map([[7, { zone: 'America/New_York' }]]);
  });

  async function write(step: Partial<DueStep> = {}, changes: Partial<FollowUpCoach> = {}): Promise<PlannedFollowUp | undefined> {
    const athletes = { byId: async () => ({ ...anAthlete(), signature: '' }) } as unknown as AthleteQuery;
    const campuses = { of: async () => zones } as unknown as CampusZones;
    const coach = { ...aCoach(), gateway: 'gmail', subject: 'My film', base: BASE, chosenZone: null, ...changes } as FollowUpCoach;
    const writer = await new WriteFollowUps(athletes, campuses, new SequenceIds(), clock).writerFor({ ...STEP, ...step });
    const [planned] = await writer([coach]);
    return planned;
  }

  it('C-19 it is filled in for the coach and leaves in the coach’s working hours after the wait', async () => {
    expect(await write()).toMatchObject({
      ...{ body: 'Coach Dummett, new film. GPA 3.7.', dueAt: new Date('2026-11-23T15:00:00.000Z'), zone: 'America/New_York' },
      ...{ held: null, reasonCode: null, errorMessage: null },
    });
  });

  it('C-19 a step that was written just now leaves a day later at the earliest', async () => {
    const planned = await write({ writtenAt: new Date('2026-11-24T15:00:00.000Z') });
    expect(planned?.dueAt).toEqual(new Date('2026-11-25T15:00:00.000Z'));
  });

  it('C-19 where the place does not say the zone, the athlete’s answer does; without one it waits for it', async () => {
    zones.set(7, { zone: null });
    expect(await write({}, { chosenZone: 'America/Chicago' })).toMatchObject({ zone: 'America/Chicago', held: null });
    expect(await write()).toMatchObject({ zone: null, held: 'zone' });
  });

  it('C-19 one that is more than a day late waits for the athlete’s answer', async () => {
    const early = (days: number) => new Date(clock.now().getTime() - days * 24 * 3600_000);
    expect(await write({ writtenAt: early(30) }, { base: early(12) })).toMatchObject({ held: 'late' });
    expect(await write({ writtenAt: early(30) }, { base: early(7.5) })).toMatchObject({ held: null });
  });

  it('C-05 an empty placeholder holds it until the athlete confirmed it', async () => {
    expect(await write({}, { lastName: '' })).toMatchObject({ held: 'text', reasonCode: 'empty_placeholder' });
    expect(await write({ confirmed: ['empty_placeholder'] }, { lastName: '' })).toMatchObject({ held: null, reasonCode: null });
  });

  it('X-05 a text that is too long is not written at all', async () => {
    const planned = await write({ template: 'x'.repeat(CAMPAIGN_LIMITS.mailText + 1) });
    expect(planned).toMatchObject({ held: 'text', reasonCode: 'too_long', body: '' });
  });

  it('C-12 each can be unsubscribed from; opens are counted where the athlete wants it and something is delivered', async () => {
    const [counted, plain, kept] = [await write(), await write({ trackOpens: false }), await write({}, { gateway: 'outbox' })];
    expect([counted?.openToken !== null, plain?.openToken, kept?.openToken]).toEqual([true, null, null]);
    for (const one of [counted, plain, kept]) expect(one?.optOutToken).toMatch(/^token/);
  });
});
