import { startTestApp, type TestApp } from '../support/test-app.js';
import { BY_EMAIL, ByHandWorld, type Problem } from './by-hand-world.js';

interface ShortMessage extends Problem {
  contact: string;
  text: string;
  length: number;
  limit: number;
  counting: string;
  appAddress: string | null;
}

interface Contact {
  id: number;
  phone: string | null;
  xHandle: string | null;
}

const WAYS = { phone: '(330) 555-0100', xHandle: 'https://twitter.com/CoachDana' };

describe('C-21 contact by X or text, over HTTP', () => {
  let app: TestApp;
  let world: ByHandWorld;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    world = await ByHandWorld.start(app);
  });

  /** A contact of the athlete's own at the coaches' school, in a campaign of its own. Returns the contact. */
  const written = async (ways: object = WAYS): Promise<Contact> => {
    const schoolId = await world.schoolId();
    const email = `own-${world.id.slice(0, 8)}@own.test`;
    const draft = { schoolId, name: 'Dana Fieldhouse', title: '', email, ...ways };
    const { status, body } = await world.athlete.post<Contact>('/api/user/contacts', draft);
    if (status !== 201) throw new Error(`the contact answered ${status}: ${JSON.stringify(body)}`);
    world.coachIds.splice(0, 3, body.id);
    await world.choose();
    return body;
  };
  const short = (body: object) => world.athlete.post<ShortMessage>(world.path(world.first(), 'short-message'), body);

  it('C-21 R-11 an own contact keeps the number and the name on X in one form, and says which is wrong', async () => {
    const contact = await written();
    expect(contact).toMatchObject({ phone: '(330) 555-0100', xHandle: 'CoachDana' });
    const draft = { name: 'Dana Fieldhouse', title: '', email: 'dana@own.test' };
    const changed = (ways: object) => world.athlete.put<Contact & Problem>(`/api/user/contacts/${contact.id}`, { ...draft, ...ways });
    expect((await changed({ xHandle: '' })).body).toMatchObject({ phone: '(330) 555-0100', xHandle: null });
    expect(await changed({ xHandle: 'two words' })).toMatchObject({ status: 400, body: { errors: [{ field: 'xHandle' }] } });
    expect(await changed({ phone: 'call me' })).toMatchObject({ status: 400, body: { errors: [{ field: 'phone' }] } });
    expect(await changed({ phone: '5'.repeat(41) })).toMatchObject({ status: 400, body: { errors: [{ field: 'phone' }] } });
    const { body: all } = await world.athlete.get<Contact[]>('/api/user/contacts');
    expect(all).toMatchObject([{ phone: '(330) 555-0100', xHandle: null }]);
  });

  it('C-21 a short message is filled in, counted and opens the app', async () => {
    await written();
    const template = 'Coach {{coach_last_name}}, hello.';
    expect((await short({ channel: 'x', template })).body).toMatchObject({
      ...{ contact: 'CoachDana', text: 'Coach Fieldhouse, hello.', length: 24, limit: 280 },
      appAddress: 'https://x.com/intent/user?screen_name=CoachDana',
    });
    expect((await short({ channel: 'text', template })).body).toMatchObject({
      ...{ contact: '(330) 555-0100', length: 24, limit: 160, counting: 'gsm' },
      appAddress: 'sms:+13305550100?body=Coach%20Fieldhouse%2C%20hello.',
    });
  });

  it('C-21 “I sent it” is recorded with its channel and can be undone; figures and timeline agree', async () => {
    await written();
    const marked = await world.sent(world.first(), { channel: 'x', template: 'Coach {{coach_last_name}}, hello.' });
    expect(marked).toMatchObject({ status: 200, body: { status: 'sent', channel: 'x' } });
    expect(await world.timeline()).toContainEqual(expect.objectContaining({ kind: 'mail_sent', channel: 'x' }));
    expect(await world.figures()).toEqual([1, 1, 0]);
    expect(await world.undone(world.first())).toMatchObject({ status: 200, body: { status: 'kept', channel: 'email' } });
    expect((await world.timeline()).map(({ kind }) => kind)).not.toContain('mail_sent');
    expect(await world.figures()).toEqual([0, 0, 0]);
  });

  it('C-21 C-04 one coach gets one message of a campaign, whatever the channel', async () => {
    await written();
    expect((await world.sent(world.first(), { channel: 'text', template: 'Hello, Coach.' })).status).toBe(200);
    const conflict = { status: 409, body: { code: 'already_sent_by_hand' } };
    expect(await world.sent(world.first(), { channel: 'x', template: 'Hello, Coach.' })).toMatchObject(conflict);
    expect(await world.sent(world.first(), BY_EMAIL)).toMatchObject(conflict);
    expect((await world.sent(world.first(), { channel: 'text', template: 'Hello, Coach.' })).body).toMatchObject({ channel: 'text' });
    expect(await world.figures()).toEqual([1, 1, 0]);
  });

  it('C-21 a message that is too long or empty is refused, and nothing is recorded', async () => {
    await written();
    for (const body of [
      { channel: 'text', template: 'x'.repeat(161) },
      { channel: 'text', template: '“'.repeat(71) },
      { channel: 'x', template: 'x'.repeat(281) },
      { channel: 'x', template: ' ' },
    ]) {
      const refused = { status: 400, body: { code: 'message_too_long', errors: [{ field: 'template' }] } };
      expect(await world.sent(world.first(), body)).toMatchObject(refused);
    }
    expect(await world.figures()).toEqual([0, 0, 0]);
  });

  it('C-21 C-05 the gates hold: an empty placeholder is confirmed first', async () => {
    await written();
    const body = { channel: 'x', template: 'GPA {{student_gpa}}' };
    expect(await world.sent(world.first(), body)).toMatchObject({ status: 422, body: { code: 'needs_confirmation' } });
    expect((await world.sent(world.first(), { ...body, confirmed: ['empty_placeholder'] })).status).toBe(200);
  });

  it('C-21 without a handle or a number it says what is missing', async () => {
    await written({});
    for (const channel of ['x', 'text']) {
      expect(await short({ channel })).toMatchObject({ status: 409, body: { code: 'no_way_to_reach' } });
      expect(await world.sent(world.first(), { channel, template: 'Hi' })).toMatchObject({
        status: 409,
        body: { code: 'no_way_to_reach' },
      });
    }
  });

  it('C-21 X-01 another athlete’s message and contact do not exist', async () => {
    const contact = await written();
    const other = await app.agent();
    const body = { channel: 'x', template: 'Hi' };
    expect((await other.post(world.path(world.first(), 'short-message'), body)).status).toBe(404);
    expect((await other.put(world.path(world.first()), body)).status).toBe(404);
    expect((await other.delete(world.path(world.first()))).status).toBe(404);
    const draft = { name: 'Dana', title: '', email: 'dana@own.test', phone: '(330) 555-0199' };
    expect((await other.put(`/api/user/contacts/${contact.id}`, draft)).status).toBe(404);
    expect((await other.get(`/api/user/hand-emails?coachId=${contact.id}`)).body).toEqual([]);
  });

  it('C-21 the emails that wait for one coach are found, the newest campaign first, until they are sent', async () => {
    const { id: coachId } = await written();
    const older = { campaignId: world.id, campaignName: 'Film', emailId: world.first().id };
    await world.choose({ name: 'Camp' });
    const waiting = async () => (await world.athlete.get(`/api/user/hand-emails?coachId=${coachId}`)).body;
    expect(await waiting()).toEqual([{ campaignId: world.id, campaignName: 'Camp', emailId: world.first().id }, older]);
    await world.sent(world.first(), { channel: 'x', template: 'Hello' });
    expect(await waiting()).toEqual([older]);
    const wrong = await world.athlete.get<Problem>('/api/user/hand-emails?coachId=none');
    expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'coachId']);
  });
});
