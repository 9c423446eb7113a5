import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { connectGmail, consent, type Choice } from './connect-gmail.js';
import { FAULTS } from './fault-script.js';
import { GmailStandIn } from './gmail-stand-in.js';

interface Status {
  connected: boolean;
  email: string | null;
  state: string;
  canReadReplies: boolean;
  reason: string | null;
  message: string | null;
  dailyCap: number;
  sentLast24Hours: number;
}

const NOBODY = { connected: false, email: null, lostEmail: null, state: 'not_connected', canReadReplies: false };

describe('connecting and disconnecting Gmail', () => {
  let google: GmailStandIn;
  let app: TestApp;
  let athlete: Agent;
  let email: string;
  let made = 0;

  beforeAll(async () => {
    google = await GmailStandIn.start();
    app = await startTestApp({ env: { ...google.env, GOOGLE_TIMEOUT_MS: '500', GMAIL_DAILY_CAP: '250' } });
  });

  afterAll(async () => {
    await app.close();
    await google.stop();
  });

  beforeEach(async () => {
    google.calm();
    athlete = await app.agent();
    email = `marcus${(made += 1)}@gmail.example`;
    google.addAccount(email);
  });

  const status = async (agent = athlete) => (await agent.get<Status>('/api/gmail/status')).body;
  const connect = (choice: Choice = {}, agent = athlete) => connectGmail(agent, google, email, choice);
  const authUrl = async (query = '') => new URL((await athlete.get<{ authUrl: string }>(`/api/gmail/connect${query}`)).body.authUrl);
  /** What the page after Google's says. */
  const message = (page: { body: string }) => /<p id="message">([^<]*)</.exec(page.body)?.[1];
  const outcome = (page: { body: string }) => /data-outcome="(\w+)"/.exec(page.body)?.[1];

  it('G-02 connects: status, connect, callback page, status, and the user says so', async () => {
    expect(await status()).toEqual({ ...NOBODY, reason: null, message: null, dailyCap: 250, sentLast24Hours: 0 });
    const page = await connect();
    expect([page.status, outcome(page), message(page)]).toEqual([200, 'connected', expect.stringContaining(email)]);
    expect(await status()).toMatchObject({ connected: true, email, lostEmail: null, state: 'connected', canReadReplies: true });
    expect((await athlete.get('/api/user')).body).toMatchObject({ gmailConnected: true });
    expect((await athlete.get('/api/user/mail-sender')).body).toMatchObject({ via: 'gmail', address: email, replyTo: email, ready: true });
  });

  it('G-02 the callback page carries no inline script, is kept nowhere, and its script is served as a file', async () => {
    const page = await connect();
    expect(page.body.match(/<script[^>]*>/g)).toEqual(['<script src="/api/gmail/callback.js" defer>']);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const script = await app.anonymous().get<string>('/api/gmail/callback.js');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.body).toContain("new BroadcastChannel('recruit-gmail')");
  });

  it('G-02 without a tab of its own the callback leads back to the profile', async () => {
    const url = await authUrl('?sameTab=true');
    const page = await athlete.get(await consent(google, url.href, email));
    expect([page.status, page.headers.get('location')]).toEqual([303, '/profile']);
    const denied = await athlete.get<string>(await consent(google, (await authUrl('?sameTab=true')).href, email, { decision: 'deny' }));
    expect(denied.body).toContain('href="/profile"');
    expect(denied.body).not.toContain('Close this tab');
  });

  it('G-03 asks with PKCE for the least scopes, and leaves reading out when the athlete does not want it', async () => {
    const { searchParams } = await authUrl();
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      access_type: 'offline',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      prompt: 'consent',
      redirect_uri: expect.stringMatching(/\/api\/gmail\/callback$/),
      scope: 'openid email https://www.googleapis.com/auth/gmail.send https://www.googleapis.com/auth/gmail.readonly',
    });
    expect((await authUrl('?replies=false')).searchParams.get('scope')).toBe('openid email https://www.googleapis.com/auth/gmail.send');
    expect((await athlete.get('/api/gmail/connect?replies=maybe')).status).toBe(400);
  });

  it('G-03 without reading, and with reading unticked on the consent page, it is send-only and says so', async () => {
    expect(message(await connect({ replies: false }))).toContain('cannot see who replied');
    expect(await status()).toMatchObject({ connected: true, canReadReplies: false });
    await connect({ replies: true, scopes: ['gmail.send'] });
    expect(await status()).toMatchObject({ connected: true, canReadReplies: false });
    await connect({ replies: true });
    expect(await status()).toMatchObject({ connected: true, canReadReplies: true });
    // Also where Google grants more than was asked for.
    const url = await authUrl('?replies=false');
    url.searchParams.set('include_granted_scopes', 'true');
    await athlete.get(await consent(google, url.href, email, { replies: false }));
    expect(await status()).toMatchObject({ connected: true, canReadReplies: false });
  });

  it('G-03 a consent without sending is of no use: nothing is connected and the grant is given back', async () => {
    const page = await connect({ scopes: ['gmail.readonly'] });
    expect([outcome(page), message(page)]).toEqual(['send_not_allowed', expect.stringContaining('Send email on your behalf')]);
    expect(await status()).toMatchObject(NOBODY);
    expect(google.oauth.hasGrant(email)).toBe(false);
  });

  it.each([
    ['denied', { decision: 'deny' as const }, undefined, /did not allow/],
    ['admin_policy_enforced', {}, 'admin_policy_enforced' as const, /school manages.*personal Gmail/],
    ['access_not_configured', {}, 'access_not_configured' as const, /school manages.*personal Gmail/],
  ])('G-02 a consent that ends with %s is explained', async (failure, choice, error, words) => {
    if (error) google.addAccount(email, { blocked: { error, shownBy: 'callback' } });
    const page = await connect(choice);
    expect([outcome(page), message(page)]).toEqual([failure, expect.stringMatching(words)]);
    expect(await status()).toMatchObject(NOBODY);
  });

  it('G-03 a callback works once', async () => {
    const callback = await consent(google, (await authUrl()).href, email);
    expect(outcome(await athlete.get<string>(callback))).toBe('connected');
    await athlete.post('/api/gmail/disconnect');
    expect(outcome(await athlete.get<string>(callback))).toBe('link_unknown');
    expect(await status()).toMatchObject(NOBODY);
  });

  it('G-03 a forged state, or none, connects nothing and asks Google nothing', async () => {
    for (const query of ['?state=made-up&code=4/abc', '?code=4/abc', '', '?state=a&state=b&code=c', '?error=access_denied']) {
      expect(outcome(await athlete.get<string>(`/api/gmail/callback${query}`))).toBe('link_unknown');
    }
    expect(google.calls).toEqual([]);
  });

  it('G-03 a state is bound to the session: no other browser can bring it back, not even the same athlete’s', async () => {
    const other = await app.agent();
    const second = app.anonymous();
    const { username, password } = athlete.account as { username: string; password: string };
    await second.post('/api/login', { username, password });
    for (const agent of [other, second, app.anonymous()]) {
      const callback = await consent(google, (await authUrl()).href, email);
      expect(outcome(await agent.get<string>(callback))).toBe('other_session');
      // Whoever tried has used it up.
      expect(outcome(await athlete.get<string>(callback))).toBe('link_unknown');
    }
    expect(google.calls).toEqual([]);
    expect(await status(other)).toMatchObject(NOBODY);
    expect(await status()).toMatchObject(NOBODY);
  });

  it('G-03 a state ends after ten minutes', async () => {
    const callback = await consent(google, (await authUrl()).href, email);
    await app.source.query(`update gmail_oauth_states set expires_at = expires_at - interval '10 minutes'`);
    expect(outcome(await athlete.get<string>(callback))).toBe('link_expired');
    expect(await status()).toMatchObject(NOBODY);
  });

  it('G-03 a code that another app’s verifier does not fit is refused by Google, and explained', async () => {
    const url = await authUrl();
    url.searchParams.set('code_challenge', 'A'.repeat(43));
    expect(outcome(await athlete.get<string>(await consent(google, url.href, email)))).toBe('google_refused');
    expect(await status()).toMatchObject(NOBODY);
  });

  it('G-03 a token endpoint that is down or slow leaves nothing half connected', async () => {
    for (const fault of [FAULTS.unavailable, { kind: 'reset' }, { kind: 'stall' }] as const) {
      google.fail('token', fault);
      expect(outcome(await connect())).toBe('google_unavailable');
      google.calm();
    }
    expect(await status()).toMatchObject(NOBODY);
    expect(outcome(await connect())).toBe('connected');
  });

  it('G-03 a later answer without a refresh token keeps the one that is known', async () => {
    await connect();
    google.addAccount(email, { withholdsRefreshToken: true });
    await connect({ replies: false });
    expect(await status()).toMatchObject({ connected: true, canReadReplies: false });
    const rows = await app.source.query<object[]>('select 1 from gmail_accounts where email = $1 and refresh_token is not null', [email]);
    expect(rows).toHaveLength(1);
  });

  it('G-03 a first answer without a refresh token connects nothing, and the next try gets one', async () => {
    google.addAccount(email, { withholdsRefreshToken: true });
    expect(outcome(await connect())).toBe('no_lasting_permission');
    google.addAccount(email);
    expect(outcome(await connect())).toBe('connected');
  });

  it('G-03 one Google account serves one athlete; the other’s connection lives on', async () => {
    await connect();
    const other = await app.agent();
    const page = await connect({}, other);
    expect([outcome(page), message(page)]).toEqual(['already_in_use', expect.stringContaining('another Recruit account')]);
    expect(await status(other)).toMatchObject(NOBODY);
    expect(await status()).toMatchObject({ connected: true });
    expect(google.oauth.hasGrant(email)).toBe(true);
    await athlete.post('/api/gmail/disconnect');
    expect(outcome(await connect({}, other))).toBe('connected');
  });

  it('G-03 another account takes the place of the first, whose grant is revoked', async () => {
    await connect();
    const first = email;
    email = `second-${first}`;
    google.addAccount(email);
    await connect();
    expect(await status()).toMatchObject({ connected: true, email });
    expect([google.oauth.hasGrant(first), google.oauth.hasGrant(email)]).toEqual([false, true]);
  });

  it('G-03 disconnecting revokes at Google and deletes the tokens; doing it twice is no error', async () => {
    await connect();
    expect(await athlete.post('/api/gmail/disconnect')).toMatchObject({ status: 200, body: { revoked: true } });
    expect(google.oauth.hasGrant(email)).toBe(false);
    expect(await status()).toMatchObject(NOBODY);
    expect(await app.source.query('select 1 from gmail_accounts where email = $1', [email])).toEqual([]);
    expect((await athlete.post('/api/gmail/disconnect')).status).toBe(200);
    expect((await athlete.get('/api/user/mail-sender')).body).toMatchObject({ via: 'outbox' });
  });

  it('G-03 a Google that can not be reached does not keep the athlete from disconnecting', async () => {
    await connect();
    google.fail('revoke', FAULTS.unavailable);
    expect((await athlete.post('/api/gmail/disconnect')).body).toEqual({ revoked: false });
    expect(await status()).toMatchObject(NOBODY);
  });

  it('G-03 tokens are sealed in the database', async () => {
    await connect();
    const rows = await app.source.query<object[]>('select * from gmail_accounts');
    expect(JSON.stringify(rows)).not.toMatch(/1\/\/|ya29/);
  });

  it('G-02 without a Google client the status says so and connecting is refused with a reason', async () => {
    const bare = await startTestApp();
    const lone = await bare.agent();
    expect((await lone.get('/api/gmail/status')).body).toMatchObject({ connected: false, state: 'not_set_up' });
    const refused = await lone.get('/api/gmail/connect');
    expect(refused).toMatchObject({ status: 409, body: { code: 'gmail_not_set_up', message: expect.stringContaining('not set up') } });
    expect(outcome(await lone.get<string>('/api/gmail/callback?state=a&code=b'))).toBe('not_set_up');
    await bare.close();
  });
});
