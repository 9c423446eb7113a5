import { until } from './imports/until.js';
import type { Agent } from './support/agent.js';
import { SmtpSink } from './support/smtp-sink.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('a change of the email address', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let athlete: Agent;
  let count = 0;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await startTestApp({ env: { SMTP_URL: sink.url, MAIL_FROM: 'Recruit <no-reply@recruit.test>' } });
  });

  afterAll(async () => {
    await app.close();
    await sink.stop();
  });

  beforeEach(async () => (athlete = await app.agent()));

  const old = () => athlete.account?.email ?? '';
  const fresh = () => `fresh-${(count += 1)}@recruit.test`;
  const ask = (email: string, currentPassword = 'touchdown') => athlete.post('/api/user/email-change', { email, currentPassword });
  const me = async () => (await athlete.get('/api/user')).body;

  /** The newest email to this address with this in its text. */
  async function textOf(to: string, part: string): Promise<string> {
    const find = () => sink.mails.findLast((mail) => mail.to.includes(to) && mail.text.includes(part))?.text;
    await until(() => Promise.resolve(find() !== undefined));
    return find() ?? '';
  }
  const tokenOf = async (to: string, page: string) => /token=(\S+)/.exec(await textOf(to, page))?.[1];
  const confirm = (token: string | undefined) => app.anonymous().post('/api/email-change/confirm', { token });

  it('U-01 the old address counts until the link is pressed, then the new one is verified and the old one told', async () => {
    const [email, phone] = [fresh(), await signedIn()];
    expect(await ask(email)).toMatchObject({ status: 202, body: { sendsEmail: true } });
    expect(await me()).toMatchObject({ email: old(), pendingEmail: email });
    const token = await tokenOf(email, '/confirm-email?');
    expect(await textOf(old(), '/keep-email?')).toContain(email);
    // An email scanner opens the page with GET; nothing answers there but the web app.
    await app.anonymous().get(`/confirm-email?token=${token}`);
    expect((await app.anonymous().get(`/api/email-change/confirm?token=${token}`)).status).toBe(404);
    expect((await confirm(token)).status).toBe(204);
    expect(await me()).toMatchObject({ email, pendingEmail: null, emailVerified: true });
    expect(await textOf(old(), 'no longer counts')).toContain(email);
    expect((await confirm(token)).body['code']).toBe('link_not_valid');
    expect((await phone.get('/api/user')).status).toBe(200);
    expect((await athlete.get<unknown[]>('/api/user/sessions')).body).toHaveLength(2);
  });

  async function signedIn(): Promise<Agent> {
    const browser = app.anonymous();
    await browser.post('/api/login', { username: athlete.account?.username, password: 'touchdown' });
    return browser;
  }

  it('U-01 the old address can keep itself, and Cancel ends the change too', async () => {
    const email = fresh();
    await ask(email);
    const [link, keep] = [await tokenOf(email, '/confirm-email?'), await tokenOf(old(), '/keep-email?')];
    expect((await app.anonymous().post('/api/email-change/keep-old', { token: keep })).status).toBe(204);
    expect((await confirm(link)).status).toBe(400);
    await ask(email);
    expect((await athlete.delete('/api/user/email-change')).status).toBe(204);
    expect(await me()).toMatchObject({ email: old(), pendingEmail: null });
    expect((await athlete.post('/api/user/email-change/send-again')).body['code']).toBe('no_pending_email');
  });

  it('U-01 the address of another account is answered like a free one, and its owner is notified', async () => {
    const other = (await app.agent()).account?.email ?? '';
    const [taken, free] = [await ask(other.toUpperCase()), await ask(fresh())];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    await ask(other);
    expect(await textOf(other, 'another account has it already')).not.toContain('token=');
    expect(await me()).toMatchObject({ email: old(), pendingEmail: other });
  });

  it('U-01 the link says when another account got the address in between', async () => {
    const email = fresh();
    await ask(email);
    const token = await tokenOf(email, '/confirm-email?');
    await app.source.query('update users set email = $1 where id = (select id from users where email <> $2 limit 1)', [email, old()]);
    expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
    expect(await me()).toMatchObject({ email: old(), pendingEmail: email });
  });

  it('U-01 a link works for 24 hours, and Send again gives another', async () => {
    const email = fresh();
    await ask(email);
    const token = await tokenOf(email, '/confirm-email?');
    await app.source.query(`update email_changes set expires_at = now() - interval '1 second' where email = $1`, [email]);
    expect((await confirm(token)).status).toBe(400);
    sink.mails.length = 0;
    expect((await athlete.post('/api/user/email-change/send-again')).status).toBe(202);
    expect((await confirm(await tokenOf(email, '/confirm-email?'))).status).toBe(204);
  });

  it('U-01 of two links at once one works', async () => {
    const email = fresh();
    await ask(email);
    const token = await tokenOf(email, '/confirm-email?');
    expect((await Promise.all([confirm(token), confirm(token)])).map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it('O-02 no token is stored that a reader of the database could use', async () => {
    const email = fresh();
    await ask(email);
    const tokens = [await tokenOf(email, '/confirm-email?'), await tokenOf(old(), '/keep-email?')];
    const [row] = await app.source.query<{ all: string }[]>(
      'select json_agg(c)::text || (select json_agg(data)::text from pgboss.job) as all from email_changes c',
    );
    for (const token of tokens) expect([token?.length, row?.all.includes(token ?? '')]).toEqual([43, false]);
  });

  it('U-01 the profile asks for the same confirmation', async () => {
    const email = fresh();
    const { body } = await athlete.put('/api/user', { email, currentPassword: 'touchdown', city: 'Austin' });
    expect(body).toMatchObject({ email: old(), pendingEmail: email, city: 'Austin' });
    expect((await confirm(await tokenOf(email, '/confirm-email?'))).status).toBe(204);
  });
});
