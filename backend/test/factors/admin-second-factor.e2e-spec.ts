import { RemoveFactors } from '../../src/modules/factors/index.js';
import type { Agent } from '../support/agent.js';
import { addPasskey, codeOf, optionsOf, signInAgain, signInWith, turnAppOn } from '../support/second-factors.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('admins who have to have a second factor', () => {
  let app: TestApp;
  let admin: Agent;

  beforeEach(async () => {
    app = await startTestApp({ env: { REQUIRE_ADMIN_2FA: 'true' } });
    admin = await app.admin();
  });

  afterEach(() => app.close());

  const owes = async (agent: Agent) => (await agent.get('/api/user')).body['secondFactor'];

  it('U-03 without one everything but setting one up is refused, then everything works', async () => {
    expect(await owes(admin)).toBe('set_up');
    const refused = { status: 403, body: { code: 'second_factor_set_up_needed' } };
    for (const path of ['/api/admin/home', '/api/schools', '/api/user/sessions']) expect(await admin.get(path)).toMatchObject(refused);
    expect(await admin.put('/api/user', { firstName: 'Ada' })).toMatchObject(refused);
    const { id } = await addPasskey(app, admin);
    expect(await owes(admin)).toBe('none');
    expect((await admin.get('/api/admin/home')).status).toBe(200);
    // The last one may go; then the admin begins again.
    expect((await admin.delete(`/api/user/passkeys/${id}`)).status).toBe(204);
    expect(await admin.get('/api/admin/home')).toMatchObject(refused);
    await turnAppOn(admin);
    expect((await admin.get('/api/admin/home')).status).toBe(200);
  });

  it('U-03 a session without the factor may show it, but add or remove none before that', async () => {
    const later = await app.admin();
    const { id, key } = await addPasskey(app, admin);
    const refused = { status: 403, body: { code: 'second_factor_needed' } };
    expect(await owes(later)).toBe('confirm');
    expect(await later.get('/api/admin/home')).toMatchObject(refused);
    expect(await later.post('/api/user/passkeys/options')).toMatchObject(refused);
    expect(await later.delete(`/api/user/passkeys/${id}`)).toMatchObject(refused);
    expect(await later.post('/api/user/authenticator-app')).toMatchObject(refused);
    expect((await later.post('/api/user/second-factor', { code: '123456' })).body['code']).toBe('code_not_right');
    const passkey = key.use(await optionsOf(later, '/api/user/confirm/options'));
    expect((await later.post('/api/user/second-factor', { passkey })).status).toBe(204);
    expect((await later.get('/api/admin/home')).status).toBe(200);
  });

  it('U-03 a sign-in with the password asks for the passkey; the passkey alone is enough', async () => {
    const { key } = await addPasskey(app, admin);
    const browser = app.anonymous();
    const { body } = await signInAgain(browser, admin);
    expect(body).toMatchObject({ code: 'second_step_needed', methods: ['passkey'] });
    const ticket = String(body['ticket']);
    const passkey = key.use(await optionsOf(browser, '/api/login/second-step/options', { ticket }));
    expect(await browser.post('/api/login/second-step', { ticket, passkey })).toMatchObject({
      status: 200,
      body: { secondFactor: 'none' },
    });
    expect(await signInWith(app.anonymous(), key)).toMatchObject({ status: 200, body: { secondFactor: 'none' } });
  });

  it('U-03 athletes are asked for nothing', async () => {
    const athlete = await app.agent();
    expect(await owes(athlete)).toBe('none');
    expect((await athlete.get('/api/schools')).status).toBe(200);
  });

  it('U-03 an operator removes every factor of somebody with a lost phone, and every device is signed out', async () => {
    const { key } = await addPasskey(app, admin);
    const { secret } = await turnAppOn(admin);
    const removed = await app.app.get(RemoveFactors, { strict: false }).run(admin.account?.username ?? '');
    expect(removed).toEqual({ passkeys: 1, hadApp: true });
    expect((await admin.get('/api/user')).status).toBe(401);
    expect((await signInWith(app.anonymous(), key)).status).toBe(401);
    const again = await app.admin();
    expect(await owes(again)).toBe('set_up');
    expect((await again.post('/api/user/second-factor', { code: codeOf(secret) })).status).toBe(400);
  });
});
