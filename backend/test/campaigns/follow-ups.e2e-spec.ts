import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { campaignOf, haveCoaches, haveDraft } from './campaign-world.js';
import { aStep, FollowUpsWorld } from './follow-ups-world.js';

/** A Tuesday, 10:00 in the east. */
const TUESDAY = '2026-11-17T15:00:00.000Z';
const FILM = 'Coach {{coach_last_name}},\n\nmy new film is up.';
const CAMP = 'Coach {{coach_last_name}},\n\nwhich camp may I come to?';
const statuses = (rows: { status: string }[]) => rows.map(({ status }) => status);

describe('follow-ups', () => {
  let app: TestApp;
  let world: FollowUpsWorld;
  let athlete: Agent;
  let coachIds: number[];

  beforeAll(async () => {
    // Its own schedule would go by the time that the test leaves behind.
    app = await startTestApp({ env: { SMTP_ATHLETE_DAILY_CAP: '0', ROLE: 'web' }, delivers: true });
    coachIds = (await haveCoaches(await app.admin(), await app.agent(), 4)).slice(0, 3);
    world = new FollowUpsWorld(app, TUESDAY);
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    world.at(TUESDAY);
    app.sink.mails.length = 0;
    athlete = await app.agent();
    // Where every campus is, so that each has its hours.
    await app.source.query(
      `update schools set latitude = 41.08, longitude = -81.51 where id in (select school_id from coaches where id = any($1))`,
      [coachIds],
    );
  });

  it('C-19 each step leaves after its days, in the same thread, and Home shows it a day ahead', async () => {
    const id = await world.sent(athlete, coachIds, [aStep(FILM), aStep(CAMP, { waitDays: 3, reason: 'camp_question' })]);
    expect(await world.upcoming(athlete)).toEqual([]);
    world.days(6);
    await world.work(id);
    expect(await world.upcoming(athlete)).toMatchObject([
      { campaignId: id, step: 1, count: 3, held: null, firstDueAt: '2026-11-24T15:00:00.000Z' },
    ]);
    expect(app.sink.mails).toHaveLength(3);
    world.days(1);
    await world.work(id);
    expect(app.sink.mails).toHaveLength(6);
    // Three days later is a Friday; at 10:00 the next step leaves.
    world.days(3);
    await world.work(id);
    const of = (mail: { to: string[] }) => mail.to[0] === app.sink.mails[0]?.to[0];
    const thread = app.sink.mails.filter(of);
    const [first, second] = thread.map(({ messageId }) => messageId);
    expect(thread.map(({ subject }) => subject)).toEqual([first, first, first].map(() => thread[0]?.subject));
    expect(thread.map(({ headers }) => [headers['in-reply-to'], headers['references']])).toEqual([
      [undefined, undefined],
      [first, first],
      [second, `${first} ${second}`],
    ]);
    expect(thread[1]?.text).toContain('my new film is up.');
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'completed', sentCount: 9, totalCount: 9, queuedCount: 0 });
  });

  it('C-08 follow-ups that are planned do not hold back completed, and the counts are those of the rows', async () => {
    const id = await world.sent(athlete, coachIds, [aStep(FILM)]);
    world.days(6);
    await world.work(id);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'completed', sentCount: 3, queuedCount: 3, totalCount: 6 });
    expect((await world.of(athlete, id)).steps).toMatchObject([{ queuedCount: 3, sentCount: 0, isStarted: false }]);
  });

  it('C-19 planning twice, and in two processes at once, plans each coach once', async () => {
    const id = await world.sent(athlete, coachIds, [aStep(FILM)]);
    world.days(6);
    await Promise.all([world.plan(), world.plan(), world.plan()]);
    expect(await world.rows(id, 1)).toHaveLength(3);
  });

  it('C-19 nothing leaves outside of 8:00 to 18:00 on a weekday of the coach, also when the server was busy then', async () => {
    const id = await world.sent(athlete, coachIds, [aStep(FILM, { waitDays: 4 })]);
    world.days(4);
    await world.work(id);
    // Four days later is a Saturday: Monday, 8:00.
    expect((await world.rows(id, 1)).map(({ dueAt }) => dueAt.toISOString())).toEqual(coachIds.map(() => '2026-11-23T13:00:00.000Z'));
    world.at('2026-11-23T23:30:00.000Z');
    await world.work(id);
    expect(statuses(await world.rows(id, 1))).toEqual(['queued', 'queued', 'queued']);
    world.at('2026-11-24T13:00:00.000Z');
    await world.work(id);
    expect(statuses(await world.rows(id, 1))).toEqual(['sent', 'sent', 'sent']);
  });

  it('C-19 the follow-up to a coach who replied is skipped with the reason, the others get it', async () => {
    const id = await world.sent(athlete, coachIds, [aStep(FILM), aStep(CAMP, { waitDays: 1 })]);
    world.days(6);
    await world.plan();
    await app.source.query('update campaign_emails set replied_at = now() where campaign_id = $1 and step = 0 and coach_id = $2', [
      id,
      coachIds[0],
    ]);
    world.days(1);
    await world.work(id);
    const rows = await world.rows(id, 1);
    expect(rows.map(({ status, reason, coachId }) => [status, reason, coachId === coachIds[0]]).sort()).toEqual([
      ['sent', null, false],
      ['sent', null, false],
      ['skipped', 'replied', true],
    ]);
    world.days(1);
    await world.work(id);
    expect(await world.rows(id, 2)).toHaveLength(2);
  });

  it('C-12 C-19 nothing is planned for mailboxes that opted out or bounced under another spelling', async () => {
    const id = await world.sent(athlete, coachIds, [aStep(FILM)]);
    const [optedOut, bounced, open] = (await world.rows(id, 0)).map(({ toAddress }) => toAddress);
    const spelled = (address = '') => address.replace('@', '+football@');
    await app.source.query(`insert into mail_opt_outs (address_key, created_at) values ($1, now())`, [spelled(optedOut)]);
    await app.source.query(
      `insert into suppressed_addresses (user_id, address_key, reason, created_at) select user_id, $2, 'bounced', now() from campaigns where id = $1`,
      [id, spelled(bounced)],
    );
    world.days(6);
    await world.plan();
    expect((await world.rows(id, 1)).map(({ toAddress }) => toAddress)).toEqual([open]);
    await app.source.query('delete from mail_opt_outs');
  });

  it('C-19 without a reason, empty, or the same text as before: not ready, and nothing is planned', async () => {
    const steps = [aStep(`  ${FILM}\n`, { reason: '' }), aStep('', { reason: 'own', ownReason: ' ' }), aStep(`${FILM}  `)];
    const id = await world.sent(athlete, coachIds, steps);
    expect((await world.of(athlete, id)).steps.map(({ notReady }) => notReady)).toEqual([
      ['no_reason'],
      ['no_reason', 'empty'],
      ['same_as_earlier'],
    ]);
    const same = await haveDraft(athlete, { template: FILM });
    expect((await world.put(athlete, same, 1, [aStep(FILM.replace('\n\n', '\n'))])).steps[0]?.notReady).toEqual(['same_as_first']);
    world.days(30);
    await world.plan();
    expect(await world.rows(id, 1)).toEqual([]);
  });

  it('C-19 of two tabs the second is told what is stored, and nothing is overwritten', async () => {
    const id = await haveDraft(athlete);
    const { revision } = await world.put(athlete, id, 1, [aStep(FILM)]);
    expect((await world.put(athlete, id, 1, [aStep(FILM)])).revision).toBe(revision);
    const { status, body } = await athlete.put(`/api/user/campaigns/${id}/follow-ups`, { revision: 1, steps: [aStep(CAMP)] });
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ code: 'text_changed', present: { revision, steps: [expect.objectContaining({ template: FILM })] } }),
    ]);
    expect((await world.of(athlete, id)).steps[0]?.template).toBe(FILM);
  });

  it.each([
    ['four steps', [1, 2, 3, 4].map((at) => aStep(`${FILM} ${at}`))],
    ['a wait of no day', [aStep(FILM, { waitDays: 0 })]],
    ['an unknown reason', [aStep(FILM, { reason: 'spam' })]],
    ['50,000 characters', [aStep('x'.repeat(50_000))]],
  ])('C-19 refuses %s and names the field', async (_, steps) => {
    const id = await haveDraft(athlete);
    const { status, body } = await athlete.put<{ errors: { field: string }[] }>(`/api/user/campaigns/${id}/follow-ups`, {
      revision: 1,
      steps,
    });
    expect([status, body.errors[0]?.field.startsWith('steps')]).toEqual([400, true]);
  });

  it('C-19 a planned step can still be edited, one that has started cannot', async () => {
    const id = await world.sent(athlete, coachIds, [aStep(FILM), aStep(CAMP)]);
    world.days(6);
    await world.plan();
    const edited = await world.put(athlete, id, 2, [aStep(`${FILM} Look at minute two.`), aStep(CAMP)]);
    await world.plan();
    world.days(1);
    await world.work(id);
    expect(app.sink.mails.filter(({ text }) => text.includes('Look at minute two.'))).toHaveLength(3);
    const { status, body } = await athlete.put(`/api/user/campaigns/${id}/follow-ups`, { revision: edited.revision, steps: [aStep(CAMP)] });
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'follow_up_started' })]);
    await world.put(athlete, id, edited.revision, [aStep(`${FILM} Look at minute two.`), aStep(`${CAMP} Thank you.`)]);
  });

  it('C-19 a step is skipped for one coach or for all; the next one counts from when it would have left', async () => {
    const id = await world.sent(athlete, coachIds, [aStep(FILM), aStep(CAMP, { waitDays: 1 })]);
    world.days(6);
    await world.plan();
    await athlete.post(`/api/user/campaigns/${id}/follow-ups/1/skip`, { coachIds: [coachIds[0]] });
    expect(statuses(await world.rows(id, 1)).filter((status) => status === 'skipped')).toHaveLength(1);
    const { body } = await athlete.post<{ steps: unknown[] }>(`/api/user/campaigns/${id}/follow-ups/1/skip`, {});
    expect(body.steps).toMatchObject([{ isSkipped: true, skippedCount: 3 }, { isSkipped: false }]);
    world.days(2);
    await world.work(id);
    expect(app.sink.mails).toHaveLength(6);
    expect(statuses(await world.rows(id, 2))).toEqual(['sent', 'sent', 'sent']);
    expect((await athlete.post(`/api/user/campaigns/${id}/follow-ups/3/skip`, {})).status).toBe(404);
  });

  it('C-19 one Stop ends what waits and all that would follow', async () => {
    const id = await world.sent(athlete, coachIds, [aStep(FILM), aStep(CAMP)]);
    world.days(6);
    await world.plan();
    for (const _ of [1, 2])
      expect(await athlete.post(`/api/user/campaigns/${id}/stop`, {})).toMatchObject({ status: 200, body: { isStopped: true } });
    expect((await world.rows(id, 1)).map(({ status, reason }) => [status, reason])).toEqual(
      coachIds.map(() => ['cancelled', 'campaign_stopped']),
    );
    world.days(30);
    await world.work(id);
    expect(app.sink.mails).toHaveLength(3);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'completed', sentCount: 3, queuedCount: 0 });
    expect((await athlete.put(`/api/user/campaigns/${id}/follow-ups`, { revision: 2, steps: [] })).status).toBe(409);
    const draft = await haveDraft(athlete);
    expect((await athlete.post(`/api/user/campaigns/${draft}/stop`, {})).status).toBe(409);
  });

  it.each([
    ['skip', ['skipped', 'skipped', 'skipped'], 3],
    ['send', ['sent', 'sent', 'sent'], 6],
  ])('C-19 after three days without the server late follow-ups wait for an answer: %s', async (decision, expected, arrived) => {
    const id = await world.sent(athlete, coachIds, [aStep(FILM)]);
    world.days(6);
    await world.plan();
    world.days(4);
    await world.work(id);
    expect(statuses(await world.rows(id, 1))).toEqual(['queued', 'queued', 'queued']);
    expect(await world.upcoming(athlete)).toMatchObject([{ held: 'late', count: 3 }]);
    await athlete.post(`/api/user/campaigns/${id}/follow-ups/late`, { decision });
    await world.work(id);
    expect([statuses(await world.rows(id, 1)), app.sink.mails.length]).toEqual([expected, arrived]);
  });

  it('C-19 C-20 where the state has two time zones the athlete is asked; nothing leaves before', async () => {
    await app.source.query(
      `update schools set latitude = null, longitude = null, state = 'TX' where id = (select school_id from coaches where id = $1)`,
      [coachIds[0]],
    );
    const id = await world.sent(athlete, [coachIds[0] ?? 0], [aStep(FILM)]);
    world.days(7);
    await world.work(id);
    expect(app.sink.mails).toHaveLength(1);
    const [question] = (await world.of(athlete, id)).zoneQuestions;
    expect(question?.choices).toHaveLength(2);
    const choose = (zone: string) => athlete.put('/api/user/campus-zones', { zones: [{ schoolId: question?.schoolId, zone }] });
    expect((await choose('America/New_York')).status).toBe(400);
    expect((await choose('America/Chicago')).status).toBe(204);
    await world.work(id);
    expect(app.sink.mails).toHaveLength(2);
  });

  it('C-19 a text with a problem waits until it is fixed or confirmed', async () => {
    const text = `${FILM} Number {{student_jersey_number}}.`;
    const id = await world.sent(athlete, coachIds, [aStep(text)]);
    world.days(7);
    await world.work(id);
    expect(app.sink.mails).toHaveLength(3);
    expect((await world.of(athlete, id)).steps[0]).toMatchObject({ textCount: 3, problems: [{ code: 'empty_placeholder' }] });
    await world.put(athlete, id, 2, [aStep(text, { confirmed: ['empty_placeholder'] })]);
    await world.work(id);
    expect(app.sink.mails).toHaveLength(6);
  });

  it('C-17 C-19 an account that was lost in the middle pauses the campaign; nothing takes another way', async () => {
    const id = await world.sent(athlete, coachIds, [aStep(FILM)]);
    await app.source.query(`update campaigns set sender_kind = 'gmail', sender_address = 'lost@mail.example' where id = $1`, [id]);
    world.days(7);
    await world.work(id);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'paused', queuedCount: 3, sentCount: 3 });
    expect(app.sink.mails).toHaveLength(3);
  });

  it('C-16 C-19 a campaign for those who did not answer names the one it comes from', async () => {
    const id = await world.sent(athlete, coachIds, []);
    await app.source.query('update campaign_emails set replied_at = now() where campaign_id = $1 and coach_id = $2', [id, coachIds[0]]);
    expect((await world.of(athlete, id)).unansweredCount).toBe(2);
    const { status, body } = await athlete.post<{ campaignId: string; coachIds: number[] }>(`/api/user/campaigns/${id}/write-again`, {});
    expect([status, [...body.coachIds].sort()]).toEqual([201, coachIds.slice(1).sort()]);
    const [row] = await app.source.query<{ origin: string; status: string }[]>(
      'select origin_campaign_id as origin, status from campaigns where id = $1',
      [body.campaignId],
    );
    expect(row).toEqual({ origin: id, status: 'draft' });
    await app.source.query('update campaign_emails set replied_at = now() where campaign_id = $1', [id]);
    expect((await athlete.post(`/api/user/campaigns/${id}/write-again`, {})).status).toBe(409);
  });
});
