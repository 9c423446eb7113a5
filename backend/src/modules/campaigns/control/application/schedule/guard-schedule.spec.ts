import { ScriptedMailGateway } from '../../../../gmail/testing/index.js';
import type { SchoolZone } from '../../../schedule/index.js';
import type { ScheduleChoice } from '../../../writing/domain/schedule-choice.js';
import { SendingWorld } from '../../../testing/sending-world.js';
import { EndCampaign } from '../end-campaign.use-case.js';
import { ResumeCampaign } from '../resume-campaign.use-case.js';
import { ChangeSchedule } from './change-schedule.use-case.js';

const MORNING: ScheduleChoice = { way: 'morning', zone: 'America/Chicago', at: null, dailyLimit: null, zones: [] };

describe('C-20 a scheduled campaign', () => {
  let gateway: ScriptedMailGateway;
  let world: SendingWorld;

  beforeEach(async () => {
    gateway = new ScriptedMailGateway();
    world = new SendingWorld(gateway);
    world.coach(1);
    world.coach(2);
    await world.draft();
    for (const schoolId of new Set(world.directory.coaches.map((coach) => coach.schoolId))) ohio(schoolId, 'America/New_York');
  });

  const ohio = (schoolId: number, zone: string | null) =>
    world.campuses.set(schoolId, { schoolId, schoolName: 'Akron', state: 'OH', zone, choices: ['America/New_York'] } satisfies SchoolZone);
  const send = (schedule: ScheduleChoice) =>
    world.send.run({ userId: 'marcus', campaignId: 'film', coachIds: [1, 2], confirmed: [], schedule });
  const at = (iso: string) => world.clock.advance(new Date(iso).getTime() - world.clock.now().getTime());
  const changes = () => new ChangeSchedule(world.control, world.replan, world.clock);
  const resume = () => new ResumeCampaign(world.campaigns, world.senders, world.control, world.platform, world.resumed);

  it('C-20 waits until the first email is due, then is active and leaves', async () => {
    at('2026-11-21T15:00:00Z');
    await send(MORNING);
    expect(world.campaign()).toBe('scheduled');
    at('2026-11-23T12:59:59Z');
    await world.deliver.run('film');
    expect([world.campaign(), gateway.arrived.length]).toEqual(['scheduled', 0]);
    at('2026-11-23T13:00:00Z');
    expect(await world.ledger.waitingCampaigns(world.clock.now())).toEqual(['film']);
    await world.deliver.run('film');
    expect([world.campaign(), gateway.arrived.length]).toEqual(['completed', 2]);
  });

  it('C-17 quiet hours: what could not leave by 18:00 waits for the next weekday at 8:00', async () => {
    at('2026-11-27T12:00:00Z');
    await send(MORNING);
    at('2026-11-27T23:00:00Z');
    await world.deliver.run('film');
    expect([world.campaign(), gateway.arrived.length]).toEqual(['scheduled', 0]);
    expect(world.ledger.rows.map(({ dueAt }) => dueAt.toISOString())).toEqual(['2026-11-30T13:00:00.000Z', '2026-11-30T13:00:00.000Z']);
  });

  it('C-20 more than 24 hours late asks instead of sending; then the athlete decides', async () => {
    at('2026-11-21T15:00:00Z');
    await send({ ...MORNING, way: 'at', at: '2026-11-22T10:00' });
    at('2026-11-23T16:00:01Z');
    await world.deliver.run('film');
    expect([world.campaign(), gateway.arrived.length, world.control.reasons.get('film')]).toEqual(['paused', 0, 'schedule_late']);
    await resume().run('marcus', 'film', undefined, { ...MORNING, way: 'now' });
    await world.deliver.run('film');
    expect([world.campaign(), gateway.arrived.length]).toEqual(['completed', 2]);
  });

  it('C-20 exactly 24 hours late still leaves', async () => {
    at('2026-11-21T15:00:00Z');
    await send({ ...MORNING, way: 'at', at: '2026-11-22T10:00' });
    at('2026-11-23T16:00:00Z');
    await world.deliver.run('film');
    expect(gateway.arrived).toHaveLength(2);
  });

  it('C-11 C-20 pause, new times, resume and cancel', async () => {
    at('2026-11-21T15:00:00Z');
    await send(MORNING);
    await changes().pause('marcus', 'film');
    await changes().pause('marcus', 'film');
    expect([world.campaign(), world.control.reasons.get('film')]).toEqual(['paused', 'by_athlete']);
    await changes().run('marcus', 'film', { ...MORNING, way: 'at', at: '2026-12-01T10:00' });
    expect(world.campaign()).toBe('paused');
    await resume().run('marcus', 'film');
    expect([world.campaign(), world.ledger.rows[0]?.dueAt.toISOString()]).toEqual(['scheduled', '2026-12-01T16:00:00.000Z']);
    await new EndCampaign(world.campaigns, world.control, world.clock).cancel('marcus', 'film');
    at('2026-12-01T17:00:00Z');
    await world.deliver.run('film');
    expect([world.campaign(), world.statuses(), gateway.arrived.length]).toEqual(['cancelled', ['cancelled', 'cancelled'], 0]);
    await expect(changes().pause('marcus', 'film')).rejects.toMatchObject({ code: 'campaign_not_under_way' });
    await expect(changes().run('marcus', 'film', MORNING)).rejects.toMatchObject({ code: 'campaign_not_under_way' });
  });

  it('C-20 resumed after its time, a morning is the next one and a chosen time is now', async () => {
    at('2026-11-21T15:00:00Z');
    await send(MORNING);
    await changes().pause('marcus', 'film');
    at('2026-11-25T16:00:00Z');
    await resume().run('marcus', 'film');
    expect([world.campaign(), world.ledger.rows[0]?.dueAt.toISOString()]).toEqual(['scheduled', '2026-11-26T13:00:00.000Z']);
    await changes().run('marcus', 'film', { ...MORNING, way: 'at', at: '2026-11-25T12:00' });
    await changes().pause('marcus', 'film');
    at('2026-11-29T02:00:00Z');
    await resume().run('marcus', 'film');
    expect([world.campaign(), world.ledger.rows[0]?.dueAt.toISOString()]).toEqual(['active', '2026-11-29T02:00:00.000Z']);
  });

  it('C-20 asks for the zone of a campus that is not known, and keeps the answer', async () => {
    const schoolId = world.directory.coaches[0]?.schoolId ?? 0;
    ohio(schoolId, null);
    await expect(send(MORNING)).rejects.toMatchObject({
      code: 'zone_needed',
      extra: { questions: [{ schoolId, choices: ['America/New_York'] }] },
    });
    await expect(send({ ...MORNING, zones: [{ schoolId, zone: 'Asia/Tokyo' }] })).rejects.toMatchObject({ code: 'zone_needed' });
    expect(world.campaign()).toBe('draft');
    await send({ ...MORNING, zones: [{ schoolId, zone: 'America/New_York' }] });
    expect(world.ledger.campaigns.get('film')?.schedule?.zones).toEqual([{ schoolId, zone: 'America/New_York' }]);
  });

  it('C-20 what is kept or sent by hand has no schedule', async () => {
    const kept = { userId: 'marcus', campaignId: 'film', coachIds: [1], confirmed: [], schedule: MORNING, keep: true };
    await expect(world.send.run(kept)).rejects.toMatchObject({ errors: [{ field: 'schedule' }] });
    expect(world.campaign()).toBe('draft');
  });

  it('C-20 an account lost before the time pauses it', async () => {
    await send(MORNING);
    await world.ledger.pause('marcus', 'smtp');
    expect(world.campaign()).toBe('paused');
  });
});
