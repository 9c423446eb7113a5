import { randomUUID } from 'node:crypto';

import type { Agent } from '../support/agent.js';
import { SmtpSink } from '../support/smtp-sink.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { campaignOf, emailsOf, haveCoaches, haveDraft } from './campaign-world.js';

interface Answer {
  to: string;
  subject: string;
  code: string;
}

interface Preview {
  subject: string;
  text: string;
  from: { address: string };
}

describe('a test to myself, over HTTP', () => {
  let sink: SmtpSink;
  let app: TestApp;
  let admin: Agent;
  let athlete: Agent;
  let coachIds: number[];
  let id: string;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await startTestApp({ env: { SMTP_URL: sink.url, REQUIRE_VERIFIED_EMAIL: 'off' } });
    admin = await app.admin();
  });

  afterAll(async () => {
    await app.close();
    await sink.stop();
  });

  beforeEach(async () => {
    sink.mails.length = 0;
    athlete = await app.agent();
    coachIds = await haveCoaches(admin, athlete, 2);
    await app.source.query('update users set email_verified_at = now() where email = $1', [athlete.account?.email]);
    await athlete.put('/api/user/email-settings', { signature: 'Marcus' });
    id = await haveDraft(athlete);
  });

  const press = (key: string, coachId = coachIds[0], as = athlete) => as.post<Answer>(`/api/user/campaigns/${id}/test`, { coachId, key });

  it('C-06 is exactly the previewed email, to the own address, marked in the subject, and counts nowhere', async () => {
    const { body: preview } = await athlete.get<Preview>(`/api/user/campaigns/${id}/preview?coachId=${coachIds[1]}`);
    const { status, body } = await press(randomUUID(), coachIds[1]);
    const email = athlete.account?.email;
    expect([status, body]).toEqual([200, { to: email, subject: `[Test] ${preview.subject}` }]);
    expect(sink.mails).toMatchObject([{ to: [email], subject: body.subject, from: preview.from.address }]);
    expect(sink.mails[0]?.text.trimEnd()).toBe(preview.text);
    expect(sink.mails[0]?.raw).not.toMatch(/\/api\/t\/o\/|list-unsubscribe/iu);
    expect(await campaignOf(athlete, id)).toMatchObject({ status: 'draft', totalCount: 0, sentCount: 0 });
    expect(await emailsOf(athlete, id)).toEqual([]);
    expect((await athlete.get('/api/user/stats')).body).toMatchObject({ emailsSentCount: 0 });
  });

  it('C-06 one press sends once, also when its request is repeated or comes twice at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all([press(key), press(key)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await press(key)).status).toBe(200);
    expect(sink.mails).toHaveLength(1);
    await press(randomUUID());
    expect(sink.mails).toHaveLength(2);
  });

  it('C-06 there are 20 in 24 hours, and the 21st says when the next may be', async () => {
    const answers = await Promise.all(Array.from({ length: 21 }, () => press(randomUUID())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(sink.mails).toHaveLength(20);
    const refused = answers.find(({ status }) => status === 429);
    expect([refused?.body.code, Number(refused?.headers.get('retry-after'))]).toEqual(['too_many_test_mails', expect.any(Number)]);
    await app.source.query(`update test_mails set sent_at = sent_at - interval '25 hours'`);
    expect((await press(randomUUID())).status).toBe(200);
  });

  it('C-06 goes to no address that is not known to be the athlete’s', async () => {
    await app.source.query('update users set email_verified_at = null where email = $1', [athlete.account?.email]);
    expect(await press(randomUUID())).toMatchObject({ status: 409, body: { code: 'email_not_verified' } });
    expect(sink.mails).toEqual([]);
  });

  it('C-06 a refusal of the mail server is said, and the same press does not try again', async () => {
    sink.behave(/./u, { kind: 'refuse-data', code: 550 }, 1);
    const key = randomUUID();
    for (const answer of [await press(key), await press(key)]) {
      expect(answer).toMatchObject({ status: 502, body: { code: 'test_mail_failed' } });
    }
    expect((await press(randomUUID())).status).toBe(200);
  });

  it('C-06 X-01 the campaign of another athlete does not exist', async () => {
    expect((await press(randomUUID(), coachIds[0], await app.agent())).status).toBe(404);
    expect(sink.mails).toEqual([]);
  });
});
