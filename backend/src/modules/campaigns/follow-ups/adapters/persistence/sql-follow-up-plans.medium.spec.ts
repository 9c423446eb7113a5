import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { CAMPAIGN_LIMITS } from '../../../writing/domain/campaign-limits.js';
import { followUpPlansContract, type PlannedCampaign, type PlansUnderTest } from '../../testing/follow-up-plans.contract.js';
import { SqlFollowUpPlans } from './sql-follow-up-plans.js';

const ADD_USER = `insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`;
const ADD_SCHOOL = `
insert into schools (name, name_key, division, city, state, created_at, updated_at)
values ($1, $1, 'D1', 'Akron', 'OH', now(), now()) returning id`;
const ADD_COACH = `
insert into coaches (school_id, name, name_key, email, created_at, updated_at)
values ($1, $2, $2, 'coach@x.test', now(), now()) returning id`;
const ADD_CAMPAIGN = `
insert into campaigns (id, user_id, name, subject, template, status, sender_kind, sender_address, created_at, updated_at)
values ($1, $2, 'Film', 'Film', 'Coach, my film.', $3, 'smtp', 'no-reply@recruit.example', now(), now())`;
const ADD_STEP = `
insert into follow_up_steps (campaign_id, step, wait_days, reason, own_reason, template, created_at)
values ($1, 1, 3, 'new_film', '', 'My new film.', timestamptz 'epoch')`;
const ADD_FIRST = `
insert into campaign_emails (id, campaign_id, user_id, step, coach_id, school_id, to_address, coach_first_name, coach_last_name, coach_title,
  school_name, is_example, subject, body, gateway, status, due_at, sent_at, created_at, updated_at)
values ($1, $2, $3, 0, $4, $5, 'coach@x.test', '', '', '', 'Akron', false, 'Film', 'Coach', 'smtp', 'sent', $6, $6, now(), now())`;
/** $1 their campaign, $2 athlete, $3 how many. */
const ADD_WAITING = `
insert into campaign_emails (id, campaign_id, user_id, step, coach_id, school_id, to_address, coach_first_name, coach_last_name, coach_title,
  school_name, is_example, subject, body, gateway, status, due_at, created_at, updated_at)
select gen_random_uuid(), $1, $2, 0, at, 1, 'coach@x.test', '', '', '', 'Akron', false, 'Film', 'Coach', 'smtp', 'queued', now(), now(), now()
from generate_series(1, $3::int) at`;
const MAILS = `
select status, due_at as "dueAt", held_reason as held from campaign_emails where campaign_id = $1 and step > 0 order by id`;

describe('plans of follow-ups in PostgreSQL', () => {
  let source: DataSource;
  useTestSource(4, (opened) => (source = opened));

  beforeEach(() => source.query('delete from users'));

  /** A new coach of the school, whose first email of the campaign left then. */
  async function writtenTo({ userId, campaignId, schoolId }: Omit<PlannedCampaign, 'coachId'>, sentAt: Date): Promise<number> {
    const [coach] = await source.query<[{ id: number }]>(ADD_COACH, [schoolId, `coach ${v7()}`]);
    await source.query(ADD_FIRST, [v7(), campaignId, userId, coach.id, schoolId, sentAt]);
    return coach.id;
  }

  /** Another campaign of the athlete, without follow-ups. */
  async function another(userId: string): Promise<string> {
    const id = v7();
    await source.query(ADD_CAMPAIGN, [id, userId, 'completed']);
    return id;
  }

  const open = async (): Promise<PlansUnderTest> => ({
    plans: new SqlFollowUpPlans(source),
    campaign: async (sentAt, status = 'active') => {
      const [userId, campaignId] = [v7(), v7()];
      await source.query(ADD_USER, [userId, userId]);
      const [school] = await source.query<[{ id: number }]>(ADD_SCHOOL, [`school of ${userId}`]);
      await source.query(ADD_CAMPAIGN, [campaignId, userId, status]);
      await source.query(ADD_STEP, [campaignId]);
      return { userId, campaignId, coachId: await writtenTo({ userId, campaignId, schoolId: school.id }, sentAt), schoolId: school.id };
    },
    skipStep: (campaignId) => source.query('update follow_up_steps set skipped_at = now() where campaign_id = $1', [campaignId]),
    coach: writtenTo,
    reply: async ({ userId, campaignId, coachId, schoolId }, at, campaign) => {
      const other = await another(userId);
      await source.query(ADD_FIRST, [v7(), other, userId, coachId, schoolId, new Date(0)]);
      const of = campaign === 'this' ? campaignId : other;
      await source.query('update campaign_emails set replied_at = $3 where campaign_id = $1 and coach_id = $2', [of, coachId, at]);
    },
    fill: async (userId, room) => {
      await source.query(ADD_WAITING, [await another(userId), userId, CAMPAIGN_LIMITS.waitingMails - room]);
    },
    free: (userId) => source.query(`delete from campaign_emails where user_id = $1 and status = 'queued' and step = 0`, [userId]),
    look: async (campaignId) => {
      const [campaign] = await source.query<{ status: string }[]>('select status from campaigns where id = $1', [campaignId]);
      const mails = await source.query<{ status: string; dueAt: Date; held: string | null }[]>(MAILS, [campaignId]);
      return { status: campaign?.status ?? 'gone', mails };
    },
  });

  followUpPlansContract(open);

  it('C-19 knows where the school is, for the checks of every campaign email', async () => {
    const { plans, campaign } = await open();
    await campaign(new Date('2026-11-16T15:00:00Z'));
    const due = new Date('2026-11-19T15:00:00Z');
    const [step] = await plans.dueSteps(due);
    expect(step && (await plans.coaches(step, due, 10))).toMatchObject([{ schoolCity: 'Akron', schoolState: 'OH' }]);
  });
});
