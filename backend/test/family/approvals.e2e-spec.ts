import { randomUUID } from 'node:crypto';

import { haveCoaches, haveDraft, untilCampaign } from '../campaigns/campaign-world.js';
import { aStep } from '../campaigns/follow-ups-world.js';
import { guardianOf } from '../support/guardian.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { FamilyWorld } from './family-world.js';

/** A Tuesday, 10:00 in the east. */
const START = '2026-09-08T14:00:00.000Z';

describe('U-08 guardians approve emails before they leave', () => {
  let app: TestApp;
  let world: FamilyWorld;
  let coachIds: number[];
  /** Two coaches of one school, and one of another. */
  let [first, second, other]: number[] = [];

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
    coachIds = await haveCoaches(await app.admin(), await app.agent(), 12);
    [first, second] = coachIds;
    other = coachIds.at(-1);
    world = new FamilyWorld(app, START);
  });

  afterAll(() => app.close());

  beforeEach(() => {
    app.sink.mails.length = 0;
    world.at(START);
  });

  const ids = (...list: (number | undefined)[]) => list.map(Number);

  it('U-08 every campaign: nothing leaves before the answer, and then exactly what was approved', async () => {
    await world.begin({ approve: 'every' });
    const id = await world.send(ids(first, other));
    await world.work(id);
    expect([await world.states(id), app.sink.mails.length]).toEqual([{ waiting_for_approval: 2 }, 0]);
    const page = await world.page(id);
    expect(page).toMatchObject({ emails: 2, schools: 2, firstEmails: 2, followUps: 0, answers: 0 });
    expect(page.texts[0]?.text).toContain('please look at my season');
    const out = String(page.texts[1]?.id);
    expect((await world.decide(id, 'approve', { upTo: page.upTo, except: [out] })).body).toEqual({ emails: 1 });
    await world.untilSent(id, 1);
    expect(app.sink.mails).toHaveLength(1);
    expect((await world.decide(id, 'decline', { upTo: page.upTo })).body).toEqual({ emails: 1 });
    await untilCampaign(
      world.athlete,
      id,
      ({ status, sentCount, skippedCount }) => status === 'completed' && sentCount === 1 && skippedCount === 1,
    );
    expect(await world.log()).toEqual(['emails_approved', 'emails_declined']);
  });

  it('U-08 first email to each school: a school that was written to is free, a new one waits', async () => {
    await world.begin({ approve: 'never' });
    const before = await world.send(ids(first));
    await world.untilSent(before, 1);
    await world.set({ approve: 'first' });
    const id = await world.send(ids(second, other));
    await world.untilSent(id, 1);
    expect(await world.states(id)).toEqual({ sent: 1, waiting_for_approval: 1 });
    expect((await world.page(id)).texts).toHaveLength(1);
  });

  it('U-08 never: everything leaves at once', async () => {
    await world.begin({ approve: 'never' });
    const id = await world.send(ids(first));
    await world.untilSent(id, 1);
    expect(await world.approvals()).toEqual([]);
  });

  it('U-08 follow-ups wait under every campaign, and leave by themselves after a first email', async () => {
    for (const [approve, state] of [
      ['every', 'waiting_for_approval'],
      ['first', 'sent'],
    ] as const) {
      await world.begin({ approve: 'never' });
      const id = await world.sent(world.athlete, ids(first), [aStep('Coach, my new film is out.')]);
      await world.set({ approve });
      world.days(7);
      await world.work(id);
      expect((await world.rows(id, 1)).map(({ status }) => status)).toEqual([state]);
    }
  });

  it('U-08 a follow-up that the athlete rewrites is asked about again, and what was looked at before says no more', async () => {
    await world.begin({ approve: 'never' });
    const id = await world.sent(world.athlete, ids(first), [aStep('Coach, my new film is out.')]);
    await world.set({ approve: 'every' });
    world.days(7);
    await world.plan();
    const { upTo } = await world.page(id);
    const { revision } = await world.of(world.athlete, id);
    await world.put(world.athlete, id, revision, [aStep('Coach, my BETTER film is out.')]);
    world.at(new Date(Date.parse(upTo) + 1000).toISOString());
    await world.plan();
    expect((await world.page(id)).texts[0]?.text).toContain('BETTER');
    expect(await world.decide(id, 'approve', { upTo })).toMatchObject({ status: 409, body: { code: 'nothing_to_decide' } });
    expect((await world.rows(id, 1)).map(({ status }) => status)).toEqual(['waiting_for_approval']);
  });

  it('U-08 of two guardians the first one decides; the other one is notified', async () => {
    await world.begin({ approve: 'every' });
    const partner = await guardianOf(app, [world.athleteId], { name: 'Robin Lee' });
    const id = await world.send(ids(first));
    const answers = await Promise.all([world.decide(id, 'approve'), world.decide(id, 'decline', {}, partner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await world.log()).toHaveLength(1);
  });

  it('U-08 after seven days without an answer nothing leaves any more', async () => {
    await world.begin({ approve: 'every' });
    const id = await world.send(ids(first));
    world.days(6.9);
    await world.lookAfter();
    expect(await world.states(id)).toEqual({ waiting_for_approval: 1 });
    world.days(0.2);
    await world.lookAfter();
    expect(await world.states(id)).toEqual({ skipped: 1 });
    const [email] = await app.source.query<{ reason_code: string; error_message: string }[]>(
      'select reason_code, error_message from campaign_emails where campaign_id = $1',
      [id],
    );
    expect(email).toEqual({
      reason_code: 'approval_expired',
      error_message: 'Nobody approved this email within 7 days, so it was not sent.',
    });
    expect(await world.decide(id, 'approve')).toMatchObject({ status: 409 });
    expect(await world.log()).toContain('emails_expired');
  });

  it('U-08 a guardian who asks for more than before also holds what is already on its way', async () => {
    await world.begin({ approve: 'never' });
    const at = '2026-09-10T10:00';
    const id = await world.send(ids(first, other), { schedule: { way: 'at', zone: 'America/New_York', at } });
    expect(await world.states(id)).toEqual({ queued: 2 });
    await world.set({ approve: 'every' });
    expect(await world.states(id)).toEqual({ waiting_for_approval: 2 });
  });

  it('U-08 a schedule that went by while nobody decided begins again', async () => {
    await world.begin({ approve: 'every' });
    const id = await world.send(ids(first, other), { schedule: { way: 'morning', zone: 'America/New_York', zones: [] } });
    world.at('2026-09-12T03:00:00.000Z');
    await world.decide(id, 'approve');
    for (const { dueAt } of await world.rows(id, 0)) expect(dueAt.getTime()).toBeGreaterThan(Date.parse('2026-09-14T10:00:00.000Z'));
  });

  it('U-08 pause all sending holds first emails, follow-ups and approved ones until a guardian ends it', async () => {
    await world.begin({ approve: 'every' });
    const id = await world.send(ids(first));
    await world.set({ paused: true });
    await world.decide(id, 'approve');
    await world.work(id);
    // What guardians are asked leaves by a job of its own, whenever that comes.
    const toCoaches = app.sink.mails.filter(({ subject }) => !subject.includes('wants to send'));
    expect([await world.states(id), toCoaches]).toEqual([{ queued: 1 }, []]);
    expect((await world.own()).pausedAt).toBe(START);
    await world.set({ paused: false });
    await world.untilSent(id, 1);
    expect(await world.log()).toEqual(['paused', 'emails_approved', 'resumed']);
  });

  it('U-08 the guardian is notified by email once; the athlete reads whether that arrived', async () => {
    await world.begin({ approve: 'every' });
    const id = await world.send(ids(first, other));
    await world.lookAfter();
    await world.lookAfter();
    const { email } = (await world.guardian.get<{ email: string }>('/api/user')).body;
    await app.sink.untilThere(({ to }) => to.includes(email));
    const received = app.sink.mails.filter(({ to }) => to.includes(email));
    expect(received).toHaveLength(1);
    expect(received[0]?.text).toContain(`/family/approvals/${world.athleteId}/${id}`);
    await world.until(async () => (await world.own()).emails[0]?.told === 1);
    expect((await world.own()).emails).toMatchObject([{ campaignId: id, emails: 2, told: 1 }]);
  });

  it('U-08 a text that is sent by hand is shown only after approval', async () => {
    await world.begin({ approve: 'every' });
    const id = await world.send(ids(first), { byHand: true });
    const [mail] = (await world.page(id)).texts;
    expect(mail?.byHand).toBe(true);
    const path = `/api/campaigns/${id}/emails/${mail?.id}/by-hand`;
    expect(await world.athlete.get(path)).toMatchObject({ status: 409, body: { code: 'waits_for_guardian' } });
    await world.decide(id, 'approve');
    const shown = await world.athlete.get<{ text: string }>(path);
    expect([shown.status, shown.body.text]).toEqual([200, mail?.text]);
  });

  it('U-08 a test to oneself needs nobody', async () => {
    await world.begin({ approve: 'every' });
    await app.source.query('update users set email_verified_at = now() where id = $1', [world.athleteId]);
    const id = await haveDraft(world.athlete);
    const { status } = await world.athlete.post(`/api/user/campaigns/${id}/test`, { coachId: first, key: randomUUID() });
    expect(status).toBe(200);
  });
});
