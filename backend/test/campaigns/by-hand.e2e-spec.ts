import PostalMime from 'postal-mime';

import { startTestApp, type TestApp } from '../support/test-app.js';
import { BY_EMAIL, ByHandWorld, type Problem } from './by-hand-world.js';
import { haveDraft } from './campaign-world.js';

interface HandEmail {
  coachName: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  problems: { code: string }[];
  mailApp: { href: string; isShortened: boolean };
  phone: string | null;
  xHandle: string | null;
}

describe('C-14 sending by hand, on a server that can deliver nothing', () => {
  let app: TestApp;
  let world: ByHandWorld;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    world = await ByHandWorld.start(app);
  });

  it('C-14 M-02 choosing by hand delivers nothing: every email waits for the athlete, and counts as sent nowhere', async () => {
    expect(await world.campaign()).toMatchObject({ status: 'kept', keptCount: 3, sentCount: 0, queuedCount: 0 });
    expect(world.mails.map(({ status, channel }) => [status, channel])).toEqual(world.mails.map(() => ['kept', 'email']));
    expect(await world.figures()).toEqual([0, 0, 0]);
  });

  it('C-14 the gates of a Send hold: an empty placeholder stops everything until it is confirmed', async () => {
    const draft = await haveDraft(world.athlete, { template: 'GPA {{student_gpa}}' });
    const body = { selectedCoachIds: world.coachIds, byHand: true };
    const { status, body: answer } = await world.athlete.post<Problem>(`/api/user/campaigns/${draft}/send`, body);
    expect([status, answer.code, answer.items?.length]).toEqual([422, 'needs_confirmation', 3]);
    await world.choose(
      { template: 'GPA {{student_gpa}}' },
      world.coachIds.map((coachId) => ({ coachId, code: 'empty_placeholder' })),
    );
    const { body: email } = await world.athlete.get<HandEmail>(world.path(world.first()));
    expect(email.problems.map(({ code }) => code)).toEqual(['empty_placeholder']);
    expect(await world.sent(world.first())).toMatchObject({ status: 422, body: { code: 'needs_confirmation' } });
    expect((await world.athlete.get(world.path(world.first(), 'by-hand.eml'))).status).toBe(422);
    expect(await world.sent(world.first(), { ...BY_EMAIL, confirmed: ['empty_placeholder'] })).toMatchObject({
      status: 200,
      body: { status: 'sent' },
    });
  });

  it('C-14 the finished email is exactly the previewed one, from the athlete’s own address', async () => {
    const { body: email } = await world.athlete.get<HandEmail>(world.path(world.first()));
    const { body: preview } = await world.athlete.get(`/api/user/campaigns/${world.id}/preview?coachId=${world.first().coachId}`);
    expect(email).toMatchObject({ to: preview['to'], subject: preview['subject'], text: preview['text'], problems: [] });
    expect(email.from.address).toBe(world.athlete.account?.email);
    expect(email.mailApp).toMatchObject({ isShortened: false, href: expect.stringContaining(`mailto:${email.to}?subject=Film%20for%20`) });
  });

  it('C-14 a long email opens shortened, and says so', async () => {
    await world.choose({ template: 'word '.repeat(1_000) });
    const { body } = await world.athlete.get<HandEmail>(world.path(world.first()));
    expect(body.mailApp.isShortened).toBe(true);
    expect(body.mailApp.href.length).toBeLessThanOrEqual(2_000);
    expect(decodeURIComponent(body.mailApp.href)).toContain('[Cut here. Copy the full email from Recruit.]');
  });

  it('C-14 the file opens as a draft in an email program, with every letter as it is', async () => {
    await world.choose({ subject: 'Müller “QB” 🏈 日本', template: 'Coach {{coach_last_name}},\n\n日本 🏈' });
    const answer = await world.athlete.get<string>(world.path(world.first(), 'by-hand.eml'));
    expect(answer.headers.get('content-type')).toBe('message/rfc822');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="email.eml"');
    const raw = answer.body;
    expect(raw).toMatch(/^X-Unsent: 1\r$/m);
    expect(raw).toMatch(/^[\x20-\x7e\r\n\t]*$/);
    const mail = await PostalMime.parse(raw);
    const { body: email } = await world.athlete.get<HandEmail>(world.path(world.first()));
    expect(mail).toMatchObject({ subject: email.subject, from: { address: world.athlete.account?.email }, to: [{ address: email.to }] });
    expect(mail.text?.trim().replaceAll('\r\n', '\n')).toBe(email.text);
  });

  it('C-14 a coach who opted out, or whose address bounced, is not written to by hand', async () => {
    await app.source.query(`insert into mail_opt_outs (address_key, created_at) values (lower($1), now()) on conflict do nothing`, [
      world.first().toAddress,
    ]);
    expect(await world.athlete.get(world.path(world.first()))).toMatchObject({ status: 409, body: { code: 'address_suppressed' } });
    expect(await world.sent(world.first())).toMatchObject({ status: 409, body: { code: 'address_suppressed' } });
    await app.source.query('delete from mail_opt_outs where address_key = lower($1)', [world.first().toAddress]);
    expect(await world.figures()).toEqual([0, 0, 0]);
  });

  it('C-14 C-04 two coaches with one address: the second is not written to', async () => {
    await world.sent(world.first());
    await app.source.query('update coaches set email = $1 where id = $2', [world.first().toAddress.toUpperCase(), world.second().coachId]);
    expect(await world.sent(world.second())).toMatchObject({ status: 409, body: { code: 'same_address' } });
    expect(await world.figures()).toEqual([1, 1, 0]);
  });
});
