import { startTestApp, type TestApp } from '../support/test-app.js';
import { ByHandWorld } from './by-hand-world.js';

const DAY_MS = 86_400_000;

describe('C-14 replies noted by hand', () => {
  let app: TestApp;
  let world: ByHandWorld;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    world = await ByHandWorld.start(app);
  });

  it('C-14 a reply noted by hand counts as a reply, and is shown as noted by the athlete', async () => {
    await world.sent(world.first());
    expect(await world.replied(world.first())).toMatchObject({
      ...{ status: 200 },
      body: { status: 'replied', repliedAt: expect.any(String), reply: { snippet: 'Call me on Thursday.', isNoted: true } },
    });
    expect(await world.figures()).toEqual([1, 1, 1]);
    expect(await world.tracked()).toMatchObject({ responseGotten: true, leadLevel: 'warm' });
    const { body: home } = await world.athlete.get<{ waitingReplies: object[] }>('/api/user/home');
    expect(home.waitingReplies).toHaveLength(1);
    const timeline = await world.timeline();
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'mail_replied', isNoted: true, text: 'Call me on Thursday.' }));
    const { body: feed } = await world.athlete.get<{ entries: object[] }>('/api/user/activity');
    expect(feed.entries).toContainEqual(expect.objectContaining({ kind: 'coach_replied', isNoted: true }));
  });

  it('C-14 a second note changes the first, and the reply can be removed', async () => {
    await world.sent(world.first());
    await world.replied(world.first());
    expect((await world.replied(world.first(), { at: new Date().toISOString(), text: 'Call me on Friday.' })).body.reply).toMatchObject({
      snippet: 'Call me on Friday.',
    });
    expect(await world.figures()).toEqual([1, 1, 1]);
    expect(await world.undone(world.first())).toMatchObject({ status: 409, body: { code: 'already_answered' } });
    for (let press = 0; press < 2; press += 1) {
      expect(await world.athlete.delete(world.path(world.first(), 'noted-reply'))).toMatchObject({
        status: 200,
        body: { status: 'sent', reply: null },
      });
    }
    expect(await world.figures()).toEqual([1, 1, 0]);
    expect(await world.tracked()).toMatchObject({ responseGotten: false, leadLevel: 'warm' });
    const { body: feed } = await world.athlete.get<{ entries: { kind: string }[] }>('/api/user/activity');
    expect(feed.entries.map(({ kind }) => kind)).not.toContain('coach_replied');
    expect((await world.undone(world.first())).status).toBe(200);
  });

  it('C-14 a reply needs an email that was sent, and a day that can be right', async () => {
    expect(await world.replied(world.first())).toMatchObject({ status: 409, body: { code: 'nothing_to_answer' } });
    await world.sent(world.first());
    const later = new Date(Date.now() + 3 * DAY_MS).toISOString();
    const before = new Date(Date.now() - 3 * DAY_MS).toISOString();
    for (const at of [later, before, 'yesterday']) {
      expect(await world.replied(world.first(), { at })).toMatchObject({ status: 400, body: { errors: [{ field: 'at' }] } });
    }
    const long = { at: new Date().toISOString(), text: 'x'.repeat(501) };
    expect(await world.replied(world.first(), long)).toMatchObject({ status: 400, body: { errors: [{ field: 'text' }] } });
    expect(await world.figures()).toEqual([1, 1, 0]);
  });
});
