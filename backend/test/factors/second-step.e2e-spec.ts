import { FactorNotices } from '../../src/modules/factors/application/factor-notices.js';
import { until } from '../imports/until.js';
import { unzip } from '../privacy/unzip.js';
import type { Agent } from '../support/agent.js';
import { addPasskey, codeOf, newPasskey, optionsOf, signInAgain, signInWith, turnAppOn } from '../support/second-factors.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the second step of a sign-in', () => {
  let app: TestApp;
  let athlete: Agent;
  let secret: string;
  let recoveryCodes: string[];

  beforeAll(async () => {
    app = await startTestApp({ delivers: true });
  });

  afterAll(() => app.close());

  beforeEach(async () => {
    athlete = await app.agent();
    ({ secret, recoveryCodes } = await turnAppOn(athlete));
  });

  /** A browser in which the password was right, and its ticket. */
  async function halfSignedIn(): Promise<{ browser: Agent; ticket: string }> {
    const browser = app.anonymous();
    const { status, body } = await signInAgain(browser, athlete);
    expect({ status, code: body['code'] }).toEqual({ status: 401, code: 'second_step_needed' });
    return { browser, ticket: String(body['ticket']) };
  }

  /** Resolves once the account was told so. */
  async function untilNotified(part: string, { account }: Agent = athlete): Promise<void> {
    const mail = await app.sink.untilThere(({ to, text }) => to.includes(account?.email ?? '') && text.includes(part));
    expect(mail.text).toContain(part);
  }

  it('U-03 changes of several accounts in one moment are told to each of them', async () => {
    const agents = [await app.agent(), await app.agent(), await app.agent()];
    const ids = await Promise.all(agents.map(async (agent) => (await agent.get<{ id: string }>('/api/user')).body.id));
    const notices = app.app.get(FactorNotices, { strict: false });
    await Promise.all(ids.map((id) => notices.notify(id, { what: 'app_on' })));
    for (const agent of agents) await untilNotified('now also asks for a code', agent);
  });

  it('U-03 the right password alone opens nothing; the code of the app finishes the sign-in, once', async () => {
    const { browser, ticket } = await halfSignedIn();
    expect((await browser.get('/api/user')).status).toBe(401);
    const code = codeOf(secret);
    expect((await browser.post('/api/login/second-step', { ticket, code: '000000' })).body['code']).toBe('code_not_right');
    const { status, body } = await browser.post('/api/login/second-step', { ticket, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect({ status, name: body['username'] }).toEqual({ status: 200, name: athlete.account?.username });
    expect((await browser.get('/api/user')).status).toBe(200);
    // Neither the ticket nor the code is good for another session.
    expect((await app.anonymous().post('/api/login/second-step', { ticket, code: codeOf(secret, 30) })).body['code']).toBe('ticket_over');
    const second = await halfSignedIn();
    expect((await second.browser.post('/api/login/second-step', { ticket: second.ticket, code })).body['code']).toBe('code_not_right');
    await untilNotified('now also asks for a code');
  });

  it("U-03 a phone's clock may be 30 seconds off; of ten minutes the message speaks", async () => {
    const off = await halfSignedIn();
    const late = await off.browser.post('/api/login/second-step', { ticket: off.ticket, code: codeOf(secret, 600) });
    expect(late.status).toBe(400);
    expect(late.body['message']).toMatch(/phone's clock/);
    expect((await off.browser.post('/api/login/second-step', { ticket: off.ticket, code: codeOf(secret, 30) })).status).toBe(200);
  });

  it('U-03 five wrong codes use the ticket up, and another password is asked for', async () => {
    const { browser, ticket } = await halfSignedIn();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await browser.post('/api/login/second-step', { ticket, code: '000000' })).body['code']).toBe('code_not_right');
    }
    expect(await browser.post('/api/login/second-step', { ticket, code: codeOf(secret) })).toMatchObject({
      status: 401,
      body: { code: 'ticket_over' },
    });
  });

  it('U-03 a ticket is good for five minutes', async () => {
    const { browser, ticket } = await halfSignedIn();
    await app.source.query(`update sign_in_tickets set expires_at = now() - interval '1 second'`);
    expect((await browser.post('/api/login/second-step', { ticket, code: codeOf(secret) })).body['code']).toBe('ticket_over');
  });

  it('U-03 each of ten recovery codes works once, and new ones end those before', async () => {
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    const one = await halfSignedIn();
    expect((await one.browser.post('/api/login/second-step', { ticket: one.ticket, code: first.toUpperCase() })).status).toBe(200);
    expect((await one.browser.get('/api/user/security')).body).toMatchObject({ hasApp: true, recoveryCodesLeft: 9 });
    await untilNotified('Codes left: 9');
    const again = await halfSignedIn();
    expect((await again.browser.post('/api/login/second-step', { ticket: again.ticket, code: first })).status).toBe(400);
    const { body } = await one.browser.post<{ codes: string[] }>('/api/user/recovery-codes');
    expect(body.codes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect((await again.browser.post('/api/login/second-step', { ticket: again.ticket, code: second })).status).toBe(400);
    expect((await again.browser.post('/api/login/second-step', { ticket: again.ticket, code: body.codes[0] })).status).toBe(200);
  });

  it('U-03 a recovery code of another account opens nothing', async () => {
    const other = await app.agent();
    const theirs = (await turnAppOn(other)).recoveryCodes[0];
    const { browser, ticket } = await halfSignedIn();
    expect((await browser.post('/api/login/second-step', { ticket, code: theirs })).status).toBe(400);
  });

  it('U-03 a passkey is the second step, too, and alone it counts as both', async () => {
    const { key } = await addPasskey(app, athlete);
    const { browser, ticket } = await halfSignedIn();
    const passkey = key.use(await optionsOf(browser, '/api/login/second-step/options', { ticket }));
    expect((await browser.post('/api/login/second-step', { ticket, passkey })).status).toBe(200);
    expect((await signInWith(app.anonymous(), key)).status).toBe(200);
  });

  it('U-03 a key that checks no finger, face or PIN is one factor: it is the second step only', async () => {
    const { key } = await addPasskey(app, athlete, { key: newPasskey(app, { verifiesUser: false }) });
    expect(await signInWith(app.anonymous(), key)).toMatchObject({ status: 401, body: { code: 'password_needed' } });
    const { browser, ticket } = await halfSignedIn();
    const passkey = key.use(await optionsOf(browser, '/api/login/second-step/options', { ticket }));
    expect((await browser.post('/api/login/second-step', { ticket, passkey })).status).toBe(200);
  });

  it("U-03 a ticket does not take another account's passkey", async () => {
    const { key } = await addPasskey(app, await app.agent());
    const { browser, ticket } = await halfSignedIn();
    const passkey = key.use(await optionsOf(browser, '/api/login/second-step/options', { ticket }));
    expect((await browser.post('/api/login/second-step', { ticket, passkey })).body['code']).toBe('passkey_not_right');
  });

  it('U-03 turned off, the password is enough again; a second app needs the first one off', async () => {
    expect((await athlete.post('/api/user/authenticator-app')).body['code']).toBe('app_already_on');
    expect((await athlete.delete('/api/user/authenticator-app')).status).toBe(204);
    expect((await signInAgain(app.anonymous(), athlete)).status).toBe(200);
    expect((await athlete.post('/api/user/recovery-codes')).body['code']).toBe('no_app_set_up');
  });

  it('U-03 a secret counts only once a code of it was entered', async () => {
    const other = await app.agent();
    await other.post('/api/user/authenticator-app');
    expect((await signInAgain(app.anonymous(), other)).status).toBe(200);
    expect((await other.post('/api/user/authenticator-app/confirm', { code: '000000' })).body['code']).toBe('code_not_right');
  });

  it('O-02 neither the secret nor a recovery code can be read in the database', async () => {
    const [row] = await app.source.query<{ all: string }[]>(
      `select (select json_agg(a)::text from authenticator_apps a) || (select json_agg(r)::text from recovery_codes r) as all`,
    );
    expect(row?.all).not.toContain(secret);
    for (const code of recoveryCodes) expect(row?.all).not.toContain(code.replaceAll('-', ''));
  });

  it('U-03 U-05 the copy of the own data names passkeys and app, without a key, a secret or a hash', async () => {
    const { key } = await addPasskey(app, athlete, { name: 'Zanderquill phone' });
    await athlete.post('/api/user/export');
    await until(async () => (await athlete.get('/api/user/export')).body['state'] === 'ready');
    const file = await fetch(`${app.url}/api/user/export/file`, { headers: { cookie: athlete.cookie } });
    const files = unzip(Buffer.from(await file.arrayBuffer()));
    const json = (table: string) => JSON.parse(files.get(`data/${table}.json`)?.toString() ?? 'null') as Record<string, unknown>[];
    expect(json('passkeys')).toEqual([expect.objectContaining({ name: 'Zanderquill phone' })]);
    expect(json('passkeys')[0]).not.toHaveProperty('public_key');
    expect(json('authenticator_apps')).toHaveLength(1);
    expect(json('authenticator_apps')[0]).not.toHaveProperty('sealed_secret');
    expect(json('recovery_codes')).toHaveLength(10);
    const everything = [...files.values()].map(String).join('\n');
    for (const hidden of [secret, key.id, 'code_hash', ...recoveryCodes]) expect(everything).not.toContain(hidden);
  });
});
