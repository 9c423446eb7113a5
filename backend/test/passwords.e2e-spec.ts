import type { Agent } from './support/agent.js';
import { type SinkMail, SmtpSink } from './support/smtp-sink.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface OpenSession {
  id: string;
  device: string;
  isCurrent: boolean;
  signedInAt: string;
}

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

describe('passwords and devices', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let athlete: Agent;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await startTestApp({ env: { SMTP_URL: sink.url, MAIL_FROM: 'Recruit <no-reply@recruit.test>' } });
  });

  afterAll(async () => {
    await app.close();
    await sink.stop();
  });

  beforeEach(async () => (athlete = await app.agent()));

  const signIn = async (password: string, userAgent = ''): Promise<[Agent, number]> => {
    const browser = app.anonymous();
    const body = { username: athlete.account?.username, password };
    const { status } = await browser.post('/api/login', body, userAgent ? { 'user-agent': userAgent } : {});
    return [browser, status];
  };
  const sessions = async (agent = athlete) => (await agent.get<OpenSession[]>('/api/user/sessions')).body;

  it('U-01 a new password needs the current one, ends the other sessions and counts from then on', async () => {
    const [phone] = await signIn('touchdown');
    const wrong = await athlete.put('/api/user/password', { currentPassword: 'fumble', newPassword: 'field goal' });
    expect([wrong.status, wrong.body['code']]).toEqual([400, 'wrong_password']);
    const short = await athlete.put('/api/user/password', { currentPassword: 'touchdown', newPassword: 'punt' });
    expect([short.status, JSON.stringify(short.body)]).toEqual([400, expect.stringContaining('Password must be at least 6 characters')]);
    expect((await phone.get('/api/user')).status).toBe(200);
    expect((await athlete.put('/api/user/password', { currentPassword: 'touchdown', newPassword: 'field goal' })).status).toBe(204);
    expect([(await athlete.get('/api/user')).status, (await phone.get('/api/user')).status]).toEqual([200, 401]);
    expect([(await signIn('touchdown'))[1], (await signIn('field goal'))[1]]).toEqual([401, 200]);
  });

  it('U-01 lists the devices that are signed in, this one first, by what they say they are', async () => {
    const [phone] = await signIn('touchdown', PHONE);
    const listed = await sessions(phone);
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Safari on iOS', true],
      [expect.any(String), false],
    ]);
    expect(Date.now() - Date.parse(listed[0]?.signedInAt ?? '')).toBeLessThan(60_000);
    expect(phone.cookie).not.toContain(listed[0]?.id);
  });

  it('U-01 signs out one device, or all but this one', async () => {
    const [phone] = await signIn('touchdown', PHONE);
    const [library] = await signIn('touchdown');
    const ofPhone = (await sessions()).find(({ device }) => device === 'Safari on iOS')?.id;
    expect((await athlete.delete(`/api/user/sessions/${ofPhone}`)).status).toBe(204);
    expect((await athlete.delete(`/api/user/sessions/${ofPhone}`)).body['code']).toBe('unknown_session');
    expect([(await phone.get('/api/user')).status, (await library.get('/api/user')).status]).toEqual([401, 200]);
    expect((await athlete.post('/api/user/sessions/end-others')).body).toEqual({ ended: 1 });
    expect([(await library.get('/api/user')).status, (await athlete.get('/api/user')).status]).toEqual([401, 200]);
  });

  it('U-01 this device is not signed out by its own entry', async () => {
    const [{ id } = { id: '' }] = await sessions();
    expect((await athlete.delete(`/api/user/sessions/${id}`)).status).toBe(404);
    expect((await athlete.get('/api/user')).status).toBe(200);
  });

  const asked = (email: string) => app.anonymous().post('/api/password-reset-mail', { email });
  const isReset = (mail: SinkMail, address: string) => mail.to.includes(address) && mail.text.includes('/reset-password?');

  it('U-02 emails a link; the same answer is given for an address without an account, which gets nothing', async () => {
    const email = athlete.account?.email ?? '';
    const [unknown, known] = [await asked('nobody@recruit.test'), await asked(email.toUpperCase())];
    expect([known.status, known.body]).toEqual([202, { sendsEmail: true }]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    // The email that verifies the address may arrive before it.
    const { text } = await sink.untilThere((mail) => isReset(mail, email));
    const token = /reset-password\?token=(\S+)/.exec(text)?.[1];
    const reset = (newPassword: string) => app.anonymous().post('/api/password-reset', { token, newPassword });
    expect((await reset('punt')).status).toBe(400);
    expect((await reset('field goal')).status).toBe(204);
    const again = await reset('interception');
    expect([again.status, again.body['code']]).toEqual([400, 'link_not_valid']);
    expect([(await signIn('interception'))[1], (await signIn('field goal'))[1]]).toEqual([401, 200]);
    expect((await athlete.get('/api/user')).status).toBe(401);
    expect(sink.mails.filter((mail) => isReset(mail, 'nobody@recruit.test'))).toEqual([]);
  });
});

describe('a password that was forgotten', () => {
  it('U-02 a server without email says so', async () => {
    const app = await startTestApp();
    expect((await app.anonymous().post('/api/password-reset-mail', { email: 'marcus@recruit.test' })).body).toEqual({ sendsEmail: false });
    await app.close();
  });

  it('U-02 links are asked for three times an hour, for an address with an account and for one without', async () => {
    const app = await startTestApp({ env: { RATE_LIMITS: 'on' } });
    const { account } = await app.agent();
    for (const email of [account?.email, 'nobody@recruit.test']) {
      const statuses: number[] = [];
      for (let n = 0; n < 4; n += 1) statuses.push((await app.anonymous().post('/api/password-reset-mail', { email })).status);
      expect(statuses).toEqual([202, 202, 202, 429]);
    }
    await app.close();
  });
});
