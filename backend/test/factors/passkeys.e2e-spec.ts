import { until } from '../imports/until.js';
import type { Agent } from '../support/agent.js';
import { addPasskey, newPasskey, optionsOf, signInWith } from '../support/second-factors.js';
import { SoftwarePasskey } from '../support/software-passkey.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Security {
  passkeys: { id: string; name: string; lastUsedAt: string | null }[];
}

describe('passkeys', () => {
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  beforeEach(async () => (athlete = await app.agent()));

  const passkeys = async (agent = athlete) => (await agent.get<Security>('/api/user/security')).body.passkeys;

  it('U-03 a passkey is added with a name, signs in without a username, gets another name and goes; the password stays', async () => {
    const { id, key } = await addPasskey(app, athlete, { name: '  Phone ' });
    expect(await passkeys()).toEqual([expect.objectContaining({ id, name: 'Phone', lastUsedAt: null })]);

    const phone = app.anonymous();
    const { status, body } = await signInWith(phone, key);
    expect(status).toBe(200);
    expect(body).toMatchObject({ username: athlete.account?.username, secondFactor: 'none' });
    expect((await phone.get('/api/user')).body).toEqual(body);
    expect((await passkeys())[0]?.lastUsedAt).not.toBeNull();

    expect((await athlete.patch(`/api/user/passkeys/${id}`, { name: 'Old phone' })).body).toMatchObject({ id, name: 'Old phone' });
    expect((await athlete.delete(`/api/user/passkeys/${id}`)).status).toBe(204);
    expect(await passkeys()).toEqual([]);
    expect(await signInWith(app.anonymous(), key)).toMatchObject({ status: 401, body: { code: 'passkey_not_right' } });
    const { username, password } = athlete.account ?? {};
    expect((await app.anonymous().post('/api/login', { username, password })).status).toBe(200);
  });

  it('U-03 an answer works once, in its session and for its purpose only', async () => {
    const key = newPasskey(app);
    const answer = key.create(await optionsOf(athlete, '/api/user/passkeys/options'));
    const other = await app.agent();
    expect(await other.post('/api/user/passkeys', { name: 'Theirs', passkey: answer })).toMatchObject({
      status: 400,
      body: { code: 'ceremony_over' },
    });
    expect((await athlete.post('/api/user/passkeys', { name: 'Mine', passkey: answer })).status).toBe(201);
    expect((await athlete.post('/api/user/passkeys', { name: 'Again', passkey: answer })).body['code']).toBe('ceremony_over');

    const used = key.use(await optionsOf(app.anonymous(), '/api/login/passkey/options'));
    expect((await app.anonymous().post('/api/login/passkey', { passkey: used })).status).toBe(200);
    expect((await app.anonymous().post('/api/login/passkey', { passkey: used })).body['code']).toBe('ceremony_over');

    const confirming = key.use(await optionsOf(athlete, '/api/user/confirm/options'));
    expect((await app.anonymous().post('/api/login/passkey', { passkey: confirming })).body['code']).toBe('ceremony_over');
    expect((await athlete.post('/api/user/confirm', { passkey: confirming })).status).toBe(204);
  });

  it('U-03 an answer after five minutes is refused', async () => {
    const { key } = await addPasskey(app, athlete);
    const answer = key.use(await optionsOf(app.anonymous(), '/api/login/passkey/options'));
    await app.source.query(`update passkey_ceremonies set expires_at = now() - interval '1 second'`);
    expect(await app.anonymous().post('/api/login/passkey', { passkey: answer })).toMatchObject({
      status: 400,
      body: { code: 'ceremony_over' },
    });
  });

  it('U-03 a page of another address gets nowhere, for a new passkey and for a known one', async () => {
    const elsewhere = new SoftwarePasskey({ origin: 'https://recruit.example' });
    const passkey = elsewhere.create(await optionsOf(athlete, '/api/user/passkeys/options'));
    expect((await athlete.post('/api/user/passkeys', { name: 'Phone', passkey })).body['code']).toBe('passkey_not_right');
    const { key } = await addPasskey(app, athlete);
    Object.assign(key, { device: { origin: 'https://recruit.example' } });
    expect(await signInWith(app.anonymous(), key)).toMatchObject({ status: 401, body: { code: 'passkey_not_right' } });
  });

  it('U-03 a copy of a key gives itself away by its counter', async () => {
    const { key } = await addPasskey(app, athlete);
    expect((await signInWith(app.anonymous(), key)).status).toBe(200);
    key.counter -= 1;
    expect((await signInWith(app.anonymous(), key)).status).toBe(401);
    key.counter += 5;
    expect((await signInWith(app.anonymous(), key)).status).toBe(200);
    const silent = await addPasskey(app, athlete, { key: newPasskey(app, { counts: false }), name: 'Does not count' });
    expect((await signInWith(app.anonymous(), silent.key)).status).toBe(200);
    expect((await signInWith(app.anonymous(), silent.key)).status).toBe(200);
  });

  it('U-03 two tabs: of two answers at once with the same counter one signs in', async () => {
    const { key } = await addPasskey(app, athlete);
    const asked = await Promise.all([1, 2].map(() => optionsOf(app.anonymous(), '/api/login/passkey/options')));
    const answers = asked.map((options) => {
      key.counter = 0;
      return key.use(options);
    });
    const statuses = await Promise.all(
      answers.map(async (passkey) => (await app.anonymous().post('/api/login/passkey', { passkey })).status),
    );
    expect(statuses.sort()).toEqual([200, 401]);
  });

  it('U-03 another account can neither rename, remove nor confirm with a passkey', async () => {
    const { id, key } = await addPasskey(app, athlete);
    const other = await app.agent();
    expect((await other.patch(`/api/user/passkeys/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await other.delete(`/api/user/passkeys/${id}`)).status).toBe(404);
    expect((await other.delete('/api/user/passkeys/not-an-id')).status).toBe(404);
    const passkey = key.use(await optionsOf(other, '/api/user/confirm/options'));
    expect((await other.post('/api/user/confirm', { passkey })).body['code']).toBe('passkey_not_right');
    expect(await passkeys()).toHaveLength(1);
  });

  it('U-03 one key cannot belong to two accounts, and an account has ten', async () => {
    const { key } = await addPasskey(app, athlete);
    const other = await app.agent();
    const passkey = key.create(await optionsOf(other, '/api/user/passkeys/options'));
    expect(await other.post('/api/user/passkeys', { name: 'Theirs', passkey })).toMatchObject({
      status: 409,
      body: { code: 'passkey_known' },
    });
    const last = await optionsOf(athlete, '/api/user/passkeys/options');
    for (let count = 1; count < 10; count += 1) await addPasskey(app, athlete);
    expect((await athlete.post('/api/user/passkeys/options')).body['code']).toBe('too_many_passkeys');
    const eleventh = await athlete.post('/api/user/passkeys', { name: 'One too many', passkey: newPasskey(app).create(last) });
    expect(eleventh).toMatchObject({ status: 409, body: { code: 'too_many_passkeys' } });
    expect(await passkeys()).toHaveLength(10);
  });

  it('U-03 ten minutes after the sign-in, adding and removing ask for the password or a passkey', async () => {
    const { id, key } = await addPasskey(app, athlete);
    await app.source.query(`update http_sessions set sess = jsonb_set(sess::jsonb, '{signedInAt}', '0')::json`);
    const refused = { status: 403, body: { code: 'confirmation_needed' } };
    expect(await athlete.post('/api/user/passkeys/options')).toMatchObject(refused);
    expect(await athlete.delete(`/api/user/passkeys/${id}`)).toMatchObject(refused);
    expect(await athlete.post('/api/user/authenticator-app')).toMatchObject(refused);
    expect((await athlete.post('/api/user/confirm', { password: 'fumble' })).body['code']).toBe('wrong_password');
    expect((await athlete.post('/api/user/confirm', {})).status).toBe(400);
    expect(await athlete.post('/api/user/passkeys/options')).toMatchObject(refused);
    const passkey = key.use(await optionsOf(athlete, '/api/user/confirm/options'));
    expect((await athlete.post('/api/user/confirm', { passkey })).status).toBe(204);
    expect((await athlete.delete(`/api/user/passkeys/${id}`)).status).toBe(204);
    await app.source.query(`update http_sessions set sess = jsonb_set(sess::jsonb, '{confirmedAt}', '0')::json`);
    expect((await athlete.post('/api/user/confirm', { password: 'touchdown' })).status).toBe(204);
    expect((await athlete.post('/api/user/passkeys/options')).status).toBe(200);
  });

  it('U-04 the account is deleted with a passkey of its own instead of the password', async () => {
    const { key } = await addPasskey(app, athlete);
    const { key: strange } = await addPasskey(app, await app.agent());
    const wrong = strange.use(await optionsOf(athlete, '/api/user/confirm/options'));
    expect((await athlete.post('/api/user/delete-account', { passkey: wrong })).body['code']).toBe('passkey_not_right');
    const passkey = key.use(await optionsOf(athlete, '/api/user/confirm/options'));
    expect((await athlete.post('/api/user/delete-account', { passkey })).status).toBe(202);
    // The rows go by a job.
    await until(async () => (await signInWith(app.anonymous(), key)).status === 401);
  });

  it.each([
    '{}',
    'null',
    '[]',
    '"x"',
    'not JSON',
    '{"id":1,"response":{"clientDataJSON":2}}',
    '{"id":"x","response":{"clientDataJSON":"e30"}}',
  ])('U-03 refuses %j as an answer', async (passkey) => {
    expect((await app.anonymous().post('/api/login/passkey', { passkey })).status).toBe(401);
    expect((await athlete.post('/api/user/passkeys', { name: 'Phone', passkey })).status).toBe(400);
  });
});
