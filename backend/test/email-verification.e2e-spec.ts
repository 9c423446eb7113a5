import type { Agent } from './support/agent.js';
import { SmtpSink } from './support/smtp-sink.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
}

const linkIn = (text: string): string => /token=(\S+)/.exec(text)?.[1] ?? '';

describe('the proof that an athlete reads her address', () => {
  describe('without a mail server', () => {
    let app: TestApp;
    let athlete: Agent;

    beforeAll(async () => {
      app = await startTestApp();
    });

    beforeEach(async () => {
      athlete = await app.agent();
    });

    afterAll(() => app.close());

    async function newestMail(): Promise<Mail> {
      const admin = await app.admin();
      const { body } = await admin.get<Mail[]>('/api/admin/outbox');
      return (await admin.get<Mail>(`/api/admin/outbox/${body[0]?.id}`)).body;
    }

    async function requestedToken(): Promise<string> {
      expect(await athlete.post('/api/user/verification-mail')).toMatchObject({ status: 200, body: { delivered: false } });
      const mail = await newestMail();
      expect(mail.to).toBe(athlete.account?.email);
      return linkIn(mail.text);
    }

    const confirm = (token: string) => app.anonymous().post('/api/verify-email', { token });
    const isVerified = async () => (await athlete.get('/api/user')).body['emailVerified'];

    it('G-06 is a link in an email to that address, opened in any browser', async () => {
      const token = await requestedToken();
      expect(await isVerified()).toBe(false);
      expect((await confirm(token)).status).toBe(204);
      expect(await isVerified()).toBe(true);
    });

    it('G-06 works once', async () => {
      const token = await requestedToken();
      const answers = await Promise.all([confirm(token), confirm(token)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
      expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'link_not_valid' } });
    });

    it('G-06 works for a day', async () => {
      const token = await requestedToken();
      await app.source.query(`update email_tokens set expires_at = now() - interval '1 second' where used_at is null`);
      expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'link_not_valid' } });
      expect(await isVerified()).toBe(false);
    });

    it('G-06 counts for the address it went to, not for a later one', async () => {
      const token = await requestedToken();
      await app.source.query('update users set email = $1 where email = $2', [`changed-${athlete.account?.email}`, athlete.account?.email]);
      expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'link_not_valid' } });
      expect(await isVerified()).toBe(false);
    });

    it.each([['unknown'], [''], [5], ['x'.repeat(201)]])('G-06 is not the token %p', async (token) => {
      expect((await app.anonymous().post('/api/verify-email', { token })).status).toBe(400);
    });

    it('G-06 is not asked for twice', async () => {
      await confirm(await requestedToken());
      const before = await newestMail();
      expect((await athlete.post('/api/user/verification-mail')).status).toBe(200);
      expect((await newestMail()).id).toBe(before.id);
    });
  });

  describe('with a mail server', () => {
    let sink: SmtpSink;
    let app: TestApp;

    beforeEach(async () => {
      sink = await SmtpSink.start();
      const env = { SMTP_URL: sink.url, MAIL_FROM: 'Recruit <no-reply@recruit.test>', PUBLIC_URL: 'http://recruit.test' };
      app = await startTestApp({ env });
    });

    afterEach(async () => {
      await app.close();
      await sink.stop();
    });

    it('G-06 goes out by it, with a link to the public address', async () => {
      const athlete = await app.agent();
      expect(await athlete.post('/api/user/verification-mail')).toMatchObject({ status: 200, body: { delivered: true } });
      const [mail] = sink.mails;
      expect(mail).toMatchObject({ from: 'no-reply@recruit.test', to: [athlete.account?.email] });
      expect(mail?.text).toContain('http://recruit.test/verify-email?token=');
      expect((await app.anonymous().post('/api/verify-email', { token: linkIn(mail?.text ?? '') })).status).toBe(204);
    });

    it('G-06 says so when the mail server refuses', async () => {
      const athlete = await app.agent();
      sink.behave(/./, { kind: 'refuse-recipient', code: 550 });
      const { status, body } = await athlete.post('/api/user/verification-mail');
      expect({ status, code: body['code'] }).toEqual({ status: 503, code: 'mail_server_down' });
    });

    it('G-06 says so when the mail server is away', async () => {
      const athlete = await app.agent();
      await sink.stop();
      const { status, body } = await athlete.post('/api/user/verification-mail');
      expect({ status, code: body['code'] }).toEqual({ status: 503, code: 'mail_server_down' });
    });
  });

  it('X-05 is mailed at most five times an hour', async () => {
    const app = await startTestApp({ env: { RATE_LIMITS: 'on' } });
    const athlete = await app.agent();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await athlete.post('/api/user/verification-mail')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await app.close();
  });
});
