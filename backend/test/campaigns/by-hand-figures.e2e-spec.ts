import { startTestApp, type TestApp } from '../support/test-app.js';
import { ByHandWorld } from './by-hand-world.js';
import { emailsOf } from './campaign-world.js';

describe('C-14 what is sent by hand, in the figures and the records', () => {
  let app: TestApp;
  let world: ByHandWorld;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    world = await ByHandWorld.start(app);
  });

  it('C-14 X-07 “I sent it” counts as sent by hand, the same everywhere, and ticks the school', async () => {
    expect(await world.sent(world.first())).toMatchObject({
      status: 200,
      body: { status: 'sent', channel: 'email_by_hand', sentAt: expect.any(String) },
    });
    expect(await world.figures()).toEqual([1, 1, 0]);
    expect(await world.tracked()).toMatchObject({ introEmailSent: true, leadLevel: 'cold' });
    const timeline = await world.timeline();
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'mail_sent', channel: 'email_by_hand' }));
    const { body: feed } = await world.athlete.get<{ entries: object[] }>('/api/user/activity');
    expect(feed.entries).toContainEqual(expect.objectContaining({ kind: 'campaign_sent', count: 1, byHandCount: 1 }));
  });

  it('C-14 is recorded once, from two tabs at once and pressed again', async () => {
    const presses = await Promise.all([world.sent(world.first()), world.sent(world.first()), world.sent(world.first())]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const before = (await emailsOf(world.athlete, world.id)).find((mail) => mail.id === world.first().id);
    expect((await world.sent(world.first())).body.sentAt).toBe(before?.sentAt);
    const [counted] = await app.source.query<{ n: number }[]>(
      `select count(*)::int as n from activities where kind = 'sent_by_hand' and data ->> 'mailId' = $1`,
      [world.first().id],
    );
    expect(counted?.n).toBe(1);
    expect(await world.figures()).toEqual([1, 1, 0]);
  });

  it('C-14 the campaign is not delivered until the last email was sent by hand, and completed then', async () => {
    await world.sent(world.first());
    expect(await world.campaign()).toMatchObject({ status: 'kept', sentCount: 1, sentByHandCount: 1, keptCount: 2 });
    for (const mail of world.mails.slice(1)) await world.sent(mail);
    expect(await world.campaign()).toMatchObject({ status: 'completed', sentCount: 3, sentByHandCount: 3, keptCount: 0 });
    await world.undone(world.first());
    expect(await world.campaign()).toMatchObject({ status: 'kept', sentCount: 2, keptCount: 1 });
  });

  it('C-14 undo takes it out of every figure, the feed, the timeline and the tracking; it can be done again', async () => {
    await world.sent(world.first());
    expect(await world.undone(world.first())).toMatchObject({ status: 200, body: { status: 'kept', channel: 'email', sentAt: null } });
    expect(await world.figures()).toEqual([0, 0, 0]);
    expect(await world.tracked()).toMatchObject({ introEmailSent: false });
    const { body: feed } = await world.athlete.get<{ entries: { kind: string }[] }>('/api/user/activity');
    expect(feed.entries.map(({ kind }) => kind)).not.toContain('campaign_sent');
    const timeline = await world.timeline();
    expect(timeline.map(({ kind }) => kind)).not.toContain('mail_sent');
    expect((await world.undone(world.first())).status).toBe(200);
    await world.sent(world.first());
    expect(await world.figures()).toEqual([1, 1, 0]);
  });

  it('C-14 undo leaves “Intro email sent” while another email was sent to the school, or when the athlete ticked it', async () => {
    await world.sent(world.first());
    await world.sent(world.second());
    await world.undone(world.first());
    expect(await world.tracked()).toMatchObject({ introEmailSent: true });
    await world.undone(world.second());
    expect(await world.tracked()).toMatchObject({ introEmailSent: false });
    await world.athlete.patch(`/api/user/target-schools/${await world.schoolId()}`, { introEmailSent: true });
    await world.sent(world.first());
    await world.undone(world.first());
    expect(await world.tracked()).toMatchObject({ introEmailSent: true });
  });
});
