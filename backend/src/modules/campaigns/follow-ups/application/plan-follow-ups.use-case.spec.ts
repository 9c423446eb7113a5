import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { CAMPAIGN_LIMITS } from '../../writing/domain/campaign-limits.js';
import { MemoryFollowUpPlans, type PlanMail } from '../testing/memory-follow-up-plans.js';
import { PlanFollowUps } from './plan-follow-ups.use-case.js';
import type { FollowUpCoach, PlannedFollowUp } from './ports/follow-up-plans.js';
import type { WriteFollowUps } from './write-follow-ups.js';

const SATURDAY = new Date('2026-11-21T15:00:00.000Z');
const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;
const hours = (count: number) => new Date(SATURDAY.getTime() + count * HOUR_MS);

const NEW_YORK = 'America/New_York';
const MAIL: Omit<PlanMail, 'id' | 'campaignId' | 'dueAt'> = {
  ...{ step: 1, coachId: 0, schoolId: 2, body: 'Coach, my new film.', zone: NEW_YORK, status: 'queued', sentAt: null, held: null },
  ...{ reasonCode: null, errorMessage: null, openToken: null, optOutToken: 'token' },
};

/** Campaigns of Marcus, each with one follow-up after three days. */
class World {
  readonly plans = new MemoryFollowUpPlans(() => false);

  /** `coaches` were written to; their follow-ups are due at `due`. */
  campaign(id: string, coaches: number, { due = SATURDAY, isDone = false } = {}): void {
    this.plans.campaigns.set(id, { id, userId: 'marcus', status: isDone ? 'completed' : 'active' });
    const step = { campaignId: id, userId: 'marcus', step: 1, waitDays: 3, writtenAt: new Date(0), isSkipped: false };
    this.plans.steps.push({ ...step, template: 'My new film.', confirmed: [], revision: 1, trackOpens: false });
    const sentAt = new Date(due.getTime() - 3 * DAY_MS);
    for (let coachId = 0; coachId < coaches; coachId += 1) {
      this.mail({ campaignId: id, coachId, step: 0, status: 'sent', sentAt, dueAt: sentAt });
    }
  }

  mail(changes: Pick<PlanMail, 'campaignId' | 'dueAt'> & Partial<PlanMail>): void {
    this.plans.mails.push({ ...MAIL, id: `mail ${this.plans.mails.length}`, ...changes });
  }

  run(): Promise<void> {
    const write = async (coaches: FollowUpCoach[]) => coaches.map((coach) => this.followUp(coach));
    const writing: Partial<WriteFollowUps> = { writerFor: async () => write };
    return new PlanFollowUps(this.plans, writing as WriteFollowUps, new FixedClock(SATURDAY)).run();
  }

  planned(campaignId: string): PlanMail[] {
    return this.plans.mails.filter((mail) => mail.campaignId === campaignId && mail.step > 0);
  }

  private followUp({ coachId, base }: FollowUpCoach): PlannedFollowUp {
    return { ...MAIL, id: `follow-up for ${coachId}`, coachId, dueAt: new Date(base.getTime() + 3 * DAY_MS) };
  }
}

describe('planning follow-ups', () => {
  let world: World;

  beforeEach(() => (world = new World()));

  const coaches = (campaignId: string) => world.planned(campaignId).map(({ coachId }) => coachId);

  it('C-19 what is due within two days is planned for each coach, once; what is due later is not', async () => {
    world.campaign('film', 2, { due: hours(48) });
    world.campaign('camps', 1);
    world.campaign('later', 1, { due: new Date(hours(48).getTime() + 1) });
    await world.run();
    await world.run();
    expect([coaches('film'), coaches('camps'), coaches('later')]).toEqual([[0, 1], [0], []]);
  });

  it('C-19 more than 500 coaches of a step are planned in several turns', async () => {
    world.campaign('film', 1201);
    await world.run();
    expect(new Set(coaches('film')).size).toBe(1201);
  });

  it('C-19 at the cap it plans as many as there is room for and ends; the others come when there is room', async () => {
    world.campaign('film', 3);
    world.campaign('camps', 1);
    world.plans.others.set('marcus', CAMPAIGN_LIMITS.waitingMails - 2);
    await world.run();
    expect([coaches('film'), coaches('camps')]).toEqual([[0, 1], []]);
    world.plans.others.clear();
    await world.run();
    expect([coaches('film'), coaches('camps')]).toEqual([[0, 1, 2], [0]]);
  });

  it('C-19 a coach who answered gets no follow-up', async () => {
    world.campaign('film', 2);
    world.plans.replies.push({ userId: 'marcus', coachId: 0, campaignId: 'film', at: hours(-1) });
    await world.run();
    expect(coaches('film')).toEqual([1]);
  });

  it('C-19 an email whose hour passed leaves in the next working hour of its coach', async () => {
    world.campaign('film', 0);
    world.mail({ campaignId: 'film', dueAt: hours(-1) });
    await world.run();
    expect(world.planned('film')).toMatchObject([{ dueAt: new Date('2026-11-23T13:00:00.000Z'), held: null }]);
  });

  it('C-19 what is more than a day late is held, and no campaign continues for it', async () => {
    world.campaign('film', 0, { isDone: true });
    world.mail({ campaignId: 'film', dueAt: hours(-25) });
    await world.run();
    expect(world.planned('film')).toMatchObject([{ dueAt: hours(-25), held: 'late' }]);
    expect(world.plans.campaigns.get('film')?.status).toBe('completed');
  });

  it('C-19 a campaign that was done continues for what has just been planned', async () => {
    world.campaign('film', 1, { isDone: true });
    await world.run();
    expect(world.plans.campaigns.get('film')?.status).toBe('active');
  });
});
