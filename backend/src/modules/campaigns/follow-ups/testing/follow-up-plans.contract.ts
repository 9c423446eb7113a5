import { v7 } from 'uuid';

import type { DueStep, FollowUpPlans, PlannedFollowUp } from '../application/ports/follow-up-plans.js';

export interface PlansUnderTest {
  plans: FollowUpPlans;
  /** A campaign with one follow-up after three days, whose first email was sent to one coach at `sentAt`. */
  campaign: (sentAt: Date, status?: 'active' | 'completed') => Promise<PlannedCampaign>;
  /** The athlete takes the step out for everybody. */
  skipStep: (campaignId: string) => Promise<void>;
  /** Adds a coach, whose first email of the campaign was sent at `sentAt`; returns the coach. */
  coach: (film: PlannedCampaign, sentAt: Date) => Promise<number>;
  /** Records a reply of the campaign's coach at `at`, to this or another campaign of the athlete. */
  reply: (film: PlannedCampaign, at: Date, campaign: 'this' | 'another') => Promise<void>;
  /** So many emails wait in other campaigns that `room` more fit under the cap. */
  fill: (userId: string, room: number) => Promise<void>;
  /** Those are gone. */
  free: (userId: string) => Promise<void>;
  look: (campaignId: string) => Promise<{ status: string; mails: { status: string; dueAt: Date; held: string | null }[] }>;
}

export interface PlannedCampaign {
  userId: string;
  campaignId: string;
  coachId: number;
  schoolId: number;
}

const ZONE = 'America/New_York';
const SENT = new Date('2026-11-16T15:00:00Z');
/** A Thursday, 10:00 there. */
const DUE = new Date('2026-11-19T15:00:00Z');
/** The night after. */
const NIGHT = new Date('2026-11-20T04:00:00Z');
const DAY_LATER = new Date('2026-11-20T15:00:00.001Z');
const NEXT = new Date('2026-11-23T15:00:00Z');
const before = (moment: Date) => new Date(moment.getTime() - 1);

/** What every FollowUpPlans does; run on the fake and on PostgreSQL. */
export function followUpPlansContract(open: () => Promise<PlansUnderTest>): void {
  let t: PlansUnderTest;
  let film: PlannedCampaign;

  beforeEach(async () => {
    t = await open();
    film = await t.campaign(SENT);
  });

  const dueStep = async (until = DUE): Promise<DueStep | undefined> =>
    (await t.plans.dueSteps(until)).find(({ campaignId }) => campaignId === film.campaignId);
  const aMail = (changes: Partial<PlannedFollowUp> = {}): PlannedFollowUp => ({
    ...{ id: v7(), coachId: film.coachId, body: 'Coach, my new film.', dueAt: DUE, zone: ZONE, held: null },
    ...{ reasonCode: null, errorMessage: null, openToken: null, optOutToken: v7(), ...changes },
  });
  /** Plans the follow-up; returns its id. */
  const plan = async (changes: Partial<PlannedFollowUp> = {}): Promise<string> => {
    const mail = aMail(changes);
    const step = await dueStep();
    if (step) await t.plans.add(step, [mail], SENT);
    return mail.id;
  };
  const mails = async () => (await t.look(film.campaignId)).mails;
  const lateOf = async (userId = film.userId) => t.plans.late(userId, film.campaignId, DAY_LATER);

  it('C-19 a follow-up is due when its days are over, for the coach who was written to', async () => {
    expect(await dueStep(before(DUE))).toBeUndefined();
    const step = await dueStep();
    expect(step).toMatchObject({ userId: film.userId, step: 1, waitDays: 3, revision: 1 });
    if (!step) return;
    expect(await t.plans.coaches(step, before(DUE), 10)).toEqual([]);
    expect(await t.plans.coaches(step, DUE, 10)).toMatchObject([{ coachId: film.coachId, base: SENT, chosenZone: null }]);
  });

  it('C-19 each coach has one email of a step, however often it is planned', async () => {
    const step = await dueStep();
    if (!step) throw new Error('nothing is due');
    expect([await t.plans.add(step, [aMail()], SENT), await t.plans.add(step, [aMail()], SENT)]).toEqual([1, 0]);
    expect(await mails()).toEqual([{ status: 'queued', dueAt: DUE, held: null }]);
    expect(await dueStep()).toBeUndefined();
  });

  it('C-19 nothing is planned from an older text', async () => {
    const step = await dueStep();
    if (!step) throw new Error('nothing is due');
    expect(await t.plans.add({ ...step, revision: step.revision + 1 }, [aMail()], SENT)).toBe(0);
    expect(await mails()).toEqual([]);
  });

  it('C-19 a step that the athlete takes out is planned as skipped', async () => {
    await t.skipStep(film.campaignId);
    await plan({ held: 'zone', zone: null });
    expect(await mails()).toMatchObject([{ status: 'skipped', held: null }]);
  });

  it.each<[string, Date, 'this' | 'another']>([
    ['to the campaign', SENT, 'this'],
    ['to another campaign, after this one began', SENT, 'another'],
  ])('C-19 a coach who answered %s gets no follow-up', async (_what, at, campaign) => {
    const step = await dueStep();
    if (!step) throw new Error('nothing is due');
    await t.reply(film, at, campaign);
    expect([await dueStep(), await t.plans.coaches(step, DUE, 10)]).toEqual([undefined, []]);
    expect([await t.plans.add(step, [aMail()], SENT), await mails()]).toEqual([0, []]);
  });

  it('C-19 a coach who answered to another campaign before this one gets the follow-up', async () => {
    await t.reply(film, before(SENT), 'another');
    await plan();
    expect(await mails()).toMatchObject([{ status: 'queued' }]);
  });

  it('C-19 no more are added than the cap has room for; the others are due until there is room', async () => {
    const second = await t.coach(film, SENT);
    await t.fill(film.userId, 1);
    const both = () => [aMail(), aMail({ coachId: second })];
    const step = await dueStep();
    if (!step) throw new Error('nothing is due');
    expect([await t.plans.add(step, both(), SENT), await t.plans.add(step, both(), SENT)]).toEqual([1, 0]);
    expect(await t.plans.coaches(step, DUE, 10)).toMatchObject([{ coachId: second }]);
    await t.free(film.userId);
    expect([await t.plans.add(step, both(), SENT), await dueStep()]).toEqual([1, undefined]);
  });

  it('C-19 the coach who was written to first comes first, and no more than are asked for', async () => {
    const earlier = await t.coach(film, before(SENT));
    const step = await dueStep();
    if (!step) throw new Error('nothing is due');
    expect(await t.plans.coaches(step, DUE, 1)).toMatchObject([{ coachId: earlier }]);
    expect(await t.plans.coaches(step, DUE, 2)).toMatchObject([{ coachId: earlier }, { coachId: film.coachId }]);
  });

  it('C-19 what is due outside of working hours is missed, and leaves in the next', async () => {
    const id = await plan();
    expect(await t.plans.missed(DUE, 10)).toEqual([]);
    expect(await t.plans.missed(NIGHT, 10)).toEqual([{ id, zone: ZONE }]);
    await t.plans.move([{ id, dueAt: NEXT }], NIGHT);
    expect([await t.plans.missed(NIGHT, 10), await mails()]).toMatchObject([[], [{ dueAt: NEXT }]]);
  });

  it('C-19 more than a day late it waits for the athlete, and is neither missed nor moved', async () => {
    const id = await plan();
    await t.plans.holdLate(before(DAY_LATER));
    expect(await mails()).toMatchObject([{ held: null }]);
    await t.plans.holdLate(DAY_LATER);
    await t.plans.move([{ id, dueAt: NEXT }], DAY_LATER);
    expect(await mails()).toEqual([{ status: 'queued', dueAt: DUE, held: 'late' }]);
    expect(await t.plans.missed(DAY_LATER, 10)).toEqual([]);
  });

  it('C-19 what is late is listed to its own athlete, and leaves at the new time', async () => {
    const id = await plan();
    expect(await lateOf(v7())).toEqual([]);
    expect(await lateOf()).toEqual([{ id, schoolId: film.schoolId }]);
    await t.plans.sendLate([{ id, dueAt: NEXT, zone: ZONE }], DAY_LATER);
    expect([await lateOf(), await mails()]).toEqual([[], [{ status: 'queued', dueAt: NEXT, held: null }]]);
  });

  it('C-19 what is late is skipped, by its own athlete; what is not late stays', async () => {
    await plan();
    await t.plans.skipLate(film.userId, film.campaignId, DUE);
    await t.plans.skipLate(v7(), film.campaignId, DAY_LATER);
    expect(await mails()).toMatchObject([{ status: 'queued' }]);
    await t.plans.skipLate(film.userId, film.campaignId, DAY_LATER);
    expect(await mails()).toMatchObject([{ status: 'skipped' }]);
  });

  it('C-19 what waited for a zone is planned again with the one that the athlete chose', async () => {
    await plan({ held: 'zone', zone: null });
    await t.plans.chooseZones(v7(), [], SENT);
    await t.plans.chooseZones(film.userId, [{ schoolId: film.schoolId, zone: ZONE }], SENT);
    expect(await mails()).toEqual([]);
    const step = await dueStep();
    expect(step && (await t.plans.coaches(step, DUE, 10))).toMatchObject([{ chosenZone: ZONE }]);
  });

  it('C-19 a campaign that was done continues when a follow-up is due, and not for one that is held or late', async () => {
    film = await t.campaign(SENT, 'completed');
    const status = async () => (await t.look(film.campaignId)).status;
    await plan();
    await t.plans.reopen(before(DUE));
    expect(await status()).toBe('completed');
    await t.plans.reopen(DAY_LATER);
    expect(await status()).toBe('completed');
    await t.plans.reopen(DUE);
    expect(await status()).toBe('active');
  });
}
