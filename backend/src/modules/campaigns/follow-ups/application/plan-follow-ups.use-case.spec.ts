import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { PlanFollowUps } from './plan-follow-ups.use-case.js';
import type { DueStep, FollowUpCoach, FollowUpPlans, MissedMail, PlannedFollowUp } from './ports/follow-up-plans.js';
import type { WriteFollowUps } from './write-follow-ups.js';

const SATURDAY = new Date('2026-11-21T15:00:00.000Z');

/** Steps with coaches who wait for them; `room`: how many more emails the athlete may have waiting. */
class World {
  readonly done: string[] = [];
  readonly planned: string[] = [];
  readonly moved: { id: string; dueAt: Date }[] = [];
  readonly until: Date[] = [];
  missed: MissedMail[] = [];
  room = Number.MAX_SAFE_INTEGER;

  constructor(private readonly waiting: Record<string, number>) {}

  run(): Promise<void> {
    const plans: Partial<FollowUpPlans> = {
      holdLate: async () => void this.done.push('late held'),
      reopen: async () => void this.done.push('reopened'),
      missed: async () => this.missed,
      move: async (mails) => void this.moved.push(...mails),
      dueSteps: async (until) => {
        this.until.push(until);
        return Object.keys(this.waiting).map((campaignId) => ({ campaignId }) as DueStep);
      },
      coaches: async ({ campaignId }, _until, limit) => this.coaches(campaignId).slice(0, limit),
      add: async ({ campaignId }, mails) => {
        const added = mails.slice(0, this.room);
        this.room -= added.length;
        this.planned.push(...added.map(({ coachId }) => `${campaignId} ${coachId}`));
        return added.length;
      },
    };
    const write = async (coaches: FollowUpCoach[]) => coaches.map(({ coachId }) => ({ coachId }) as PlannedFollowUp);
    const writing: Partial<WriteFollowUps> = { writerFor: async () => write };
    return new PlanFollowUps(plans as FollowUpPlans, writing as WriteFollowUps, new FixedClock(SATURDAY)).run();
  }

  private coaches(campaignId: string): FollowUpCoach[] {
    const all = Array.from({ length: this.waiting[campaignId] ?? 0 }, (_, at) => ({ coachId: at }) as FollowUpCoach);
    return all.filter(({ coachId }) => !this.planned.includes(`${campaignId} ${coachId}`));
  }
}

describe('planning follow-ups', () => {
  it('C-19 what is due within two days is planned for each coach, once', async () => {
    const world = new World({ film: 2, camps: 1 });
    await world.run();
    await world.run();
    expect(world.planned).toEqual(['film 0', 'film 1', 'camps 0']);
    expect(world.until[0]).toEqual(new Date('2026-11-23T15:00:00.000Z'));
  });

  it('C-19 more than 500 coaches of a step are planned in several turns', async () => {
    const world = new World({ film: 1201 });
    await world.run();
    expect(new Set(world.planned).size).toBe(1201);
  });

  it('C-19 at the cap it plans as many as there is room for and ends; the others come when there is room', async () => {
    const world = new World({ film: 3, camps: 1 });
    world.room = 2;
    await world.run();
    expect(world.planned).toEqual(['film 0', 'film 1']);
    world.room = 2;
    await world.run();
    expect(world.planned).toHaveLength(4);
  });

  it('C-19 an email whose hour passed leaves in the next working hour of its coach', async () => {
    const world = new World({});
    world.missed = [{ id: 'ohio', zone: 'America/New_York' }];
    await world.run();
    expect(world.moved).toEqual([{ id: 'ohio', dueAt: new Date('2026-11-23T13:00:00.000Z') }]);
  });

  it('C-19 what is more than a day late is held before anything else, and campaigns go on at the end', async () => {
    const world = new World({});
    await world.run();
    expect(world.done).toEqual(['late held', 'reopened']);
  });
});
