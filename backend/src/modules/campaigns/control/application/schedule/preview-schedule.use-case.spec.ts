import { ScriptedMailGateway } from '../../../../gmail/testing/index.js';
import type { SchoolZone } from '../../../schedule/index.js';
import { SendingWorld } from '../../../testing/sending-world.js';
import { CampaignNotFound } from '../../../writing/domain/campaign-errors.js';
import type { ScheduleChoice } from '../../../writing/domain/schedule-choice.js';
import { PreviewSchedule } from './preview-schedule.use-case.js';

const MORNING: ScheduleChoice = { way: 'morning', zone: 'America/Chicago', at: null, dailyLimit: null, zones: [] };

describe('a schedule before it is chosen', () => {
  let world: SendingWorld;
  let preview: PreviewSchedule;

  beforeEach(async () => {
    world = new SendingWorld(new ScriptedMailGateway());
    world.coach(1, { schoolId: 1 });
    world.coach(2, { schoolId: 2, firstName: 'Dana', lastName: 'Ruiz', coachName: 'Dana Ruiz' });
    world.coach(3, { schoolId: 2, coachEmail: null });
    await world.draft();
    campus(1, ['America/New_York']);
    campus(2, ['America/Los_Angeles']);
    preview = new PreviewSchedule(world.contexts, world.control, world.plan, world.clock);
  });

  function campus(schoolId: number, choices: string[]): void {
    const zone = choices.length === 1 ? (choices[0] ?? null) : null;
    world.campuses.set(schoolId, { schoolId, schoolName: `School ${schoolId}`, state: 'OH', zone, choices } satisfies SchoolZone);
  }

  it('C-20 it says when the first and the last email arrive, each in the zone of its campus', async () => {
    // A Saturday: the next morning of a coach is Monday’s.
    const { first, last, emails } = await preview.run('marcus', 'film', MORNING, [1, 2]);
    expect([emails, first?.zone, last?.zone]).toEqual([2, 'America/New_York', 'America/Los_Angeles']);
    expect(first?.at.toISOString().slice(0, 10)).toBe('2026-11-23');
    expect(Number(last?.at)).toBeGreaterThan(Number(first?.at));
  });

  it('C-20 coaches without an address get no email', async () => {
    expect(await preview.run('marcus', 'film', MORNING, [1, 2, 3])).toMatchObject({ emails: 2 });
  });

  it('C-20 while the zone of a campus is not known nothing is planned, and the athlete is asked', async () => {
    campus(2, ['America/New_York', 'America/Chicago']);
    const found = await preview.run('marcus', 'film', MORNING, [1, 2]);
    expect(found).toMatchObject({
      questions: [{ schoolId: 2, choices: ['America/New_York', 'America/Chicago'] }],
      first: null,
      last: null,
    });
    const zones = [{ schoolId: 2, zone: 'America/Chicago' }];
    expect(await preview.run('marcus', 'film', { ...MORNING, zones }, [1, 2])).toMatchObject({
      questions: [],
      last: { zone: 'America/Chicago' },
    });
  });

  it('C-20 without coaches it is about the emails that wait, and of a draft none does', async () => {
    expect(await preview.run('marcus', 'film', MORNING)).toEqual({ questions: [], emails: 0, first: null, last: null });
    await world.send.run({ userId: 'marcus', campaignId: 'film', coachIds: [1, 2], confirmed: [] });
    expect(await preview.run('marcus', 'film', MORNING)).toMatchObject({ emails: 2, first: { zone: 'America/New_York' } });
  });

  it('C-20 X-01 the campaign of another athlete does not exist', async () => {
    await expect(preview.run('maya', 'film', MORNING)).rejects.toThrow(CampaignNotFound);
    await expect(preview.run('maya', 'film', MORNING, [1])).rejects.toThrow(CampaignNotFound);
  });
});
