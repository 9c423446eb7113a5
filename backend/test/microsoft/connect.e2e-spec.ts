import { connectGmail } from '../gmail/connect-gmail.js';
import { GmailStandIn } from '../gmail/gmail-stand-in.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { MicrosoftStandIn } from './microsoft-stand-in.js';
import { authUrlOf, decide, signIn, type Choice } from './sign-in.js';

const NOBODY = { connected: false, state: 'not_connected', email: null, signIn: null };

describe('connecting a Microsoft account', () => {
  let microsoft: MicrosoftStandIn;
  let google: GmailStandIn;
  let app: TestApp;
  let athlete: Agent;
  let address: string;
  let made = 0;

  beforeAll(async () => {
    microsoft = await MicrosoftStandIn.start();
    google = await GmailStandIn.start();
    app = await startTestApp({ env: { ...google.env, ...microsoft.env } });
  });

  afterAll(async () => {
    await app.close();
    await microsoft.stop();
    await google.stop();
  });

  beforeEach(async () => {
    microsoft.calm();
    athlete = await app.agent();
    address = `marcus${(made += 1)}@outlook.example`;
    microsoft.addAccount(address);
  });

  const status = async (agent = athlete) => (await agent.get('/api/mailbox/status')).body;
  const connect = (choice: Choice = {}, agent = athlete) => signIn(agent, microsoft, address, choice);
  const message = (page: { body: string }) => /<p id="message">([^<]*)</.exec(page.body)?.[1];
  const outcome = (page: { body: string }) => /data-outcome="(\w+)" data-part="(\w*)"/.exec(page.body)?.slice(1).join(' ').trim();

  it('M-07 connects: button, Microsoft’s page, both sign-ins, and mail leaves from it', async () => {
    expect(await status()).toMatchObject(NOBODY);
    const page = await connect();
    expect([page.status, outcome(page), message(page)]).toEqual([200, 'connected', expect.stringContaining(address)]);
    const { imap, smtp } = microsoft.host.servers;
    expect(await status()).toMatchObject({
      ...{ connected: true, state: 'connected', email: address, username: address, imap, smtp },
      ...{ signIn: 'oauth', provider: 'microsoft', dailyCap: 300, reason: null },
    });
    expect([microsoft.host.imap.signIns, microsoft.host.signIns]).toEqual([1, 1]);
    expect((await athlete.get('/api/user/mail-sender')).body).toMatchObject({ via: 'mailbox', address, ready: true });
  });

  it('M-07 the callback page carries no inline script, is kept nowhere, and its script is served as a file', async () => {
    const page = await connect();
    expect(page.body.match(/<script[^>]*>/g)).toEqual(['<script src="/api/mailbox/microsoft/callback.js" defer>']);
    expect([page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
    const script = await app.anonymous().get<string>('/api/mailbox/microsoft/callback.js');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.body).toContain("new BroadcastChannel('recruit-microsoft')");
  });

  it('M-07 without a tab of its own the callback leads back to the card', async () => {
    const page = await connect({ sameTab: true });
    expect([page.status, page.headers.get('location')]).toEqual([303, '/profile#mailbox']);
    const denied = await connect({ sameTab: true, decision: 'cancel' });
    expect([outcome(denied), message(denied)]).toEqual(['denied', expect.stringContaining('nothing was connected')]);
    expect(denied.body).not.toContain('Close this tab');
  });

  it('M-07 a refused sign-in names its part and the server’s words, and what was connected before stays', async () => {
    await connect();
    microsoft.host.refuseSignIn = { code: 535, words: '5.7.139 SmtpClientAuthentication is disabled for the Mailbox' };
    const other = `other-${address}`;
    microsoft.addAccount(other);
    const page = await signIn(athlete, microsoft, other);
    expect([outcome(page), message(page)]).toEqual([
      'sign_in_refused smtp',
      expect.stringMatching(/disabled for the Mailbox.*Nothing was saved/),
    ]);
    expect(await status()).toMatchObject({ connected: true, email: address });
    microsoft.host.imap.fail('SIGN-IN', { kind: 'no', text: 'User is authenticated but not connected.' });
    expect(outcome(await signIn(athlete, microsoft, other))).toBe('sign_in_refused imap');
  });

  it('M-07 a callback works once, within ten minutes, for its own session, and not for Google’s', async () => {
    const url = await authUrlOf(athlete, address);
    const callback = await decide(microsoft, url, address);
    expect(outcome(await (await app.agent()).get<string>(callback))).toBe('other_session');
    expect(outcome(await athlete.get<string>(callback))).toBe('link_unknown');
    const other = await decide(microsoft, await authUrlOf(athlete, address), address);
    expect((await athlete.get<string>(other.replace('/mailbox/microsoft/', '/gmail/'))).body).toContain('data-outcome="link_unknown"');
    expect(outcome(await athlete.get<string>(other))).toBe('connected');
    await athlete.delete('/api/mailbox');
    const late = await decide(microsoft, await authUrlOf(athlete, address), address);
    await app.source.query(`update gmail_oauth_states set expires_at = expires_at - interval '10 minutes'`);
    expect(outcome(await athlete.get<string>(late))).toBe('link_expired');
    for (const query of ['', '?code=abc', '?state=made-up&code=abc', '?state=a&state=b&code=c']) {
      expect(outcome(await athlete.get<string>(`/api/mailbox/microsoft/callback${query}`))).toBe('link_unknown');
    }
    expect(await status()).toMatchObject(NOBODY);
  });

  it('M-07 a code that another verifier does not fit, and an endpoint that is down, connect nothing', async () => {
    const url = await authUrlOf(athlete, address);
    url.searchParams.set('code_challenge', 'A'.repeat(43));
    expect(outcome(await athlete.get<string>(await decide(microsoft, url, address)))).toBe('microsoft_refused');
    microsoft.fault = { kind: 'reset' };
    expect(outcome(await connect())).toBe('microsoft_unavailable');
    expect(await status()).toMatchObject(NOBODY);
  });

  it('M-07 one mailbox serves one athlete, who has one account', async () => {
    await connect();
    const other = await app.agent();
    expect(outcome(await connect({}, other))).toBe('already_in_use');
    expect(await status(other)).toMatchObject(NOBODY);
    const gmail = `${address}.gmail.example`;
    google.addAccount(gmail);
    await connectGmail(other, google, gmail);
    await athlete.delete('/api/mailbox');
    expect(outcome(await connect({}, other))).toBe('gmail_connected');
    await other.post('/api/gmail/disconnect');
    expect(outcome(await connect({}, other))).toBe('connected');
  });

  it('M-07 tokens are sealed in the database, and disconnecting forgets them', async () => {
    await connect();
    const rows = async () => JSON.stringify(await app.source.query('select * from mailbox_accounts where address = $1', [address]));
    const stored = await rows();
    expect(stored).toContain('v1.');
    expect(microsoft.tokens.issued.filter((secret) => stored.includes(secret))).toEqual([]);
    expect((await athlete.delete('/api/mailbox')).body).toMatchObject(NOBODY);
    expect(await rows()).toBe('[]');
  });

  it('M-07 the preset offers the sign-in with Microsoft only where it is set up, and says so otherwise', async () => {
    const preset = async (agent: Agent) => (await agent.get<{ chosen: object }>('/api/mailbox/presets?email=maya@outlook.com')).body.chosen;
    expect(await preset(athlete)).toMatchObject({
      ...{ provider: 'microsoft', signIn: 'oauth', available: true },
      hint: 'You sign in at Microsoft itself. Recruit never sees your password.',
    });
    const bare = await startTestApp();
    const lone = await bare.agent();
    expect(await preset(lone)).toMatchObject({
      available: false,
      hint: expect.stringContaining('Microsoft accounts need a sign-in with Microsoft'),
    });
    const refused = await lone.post('/api/mailbox/microsoft/connect', {});
    expect(refused).toMatchObject({ status: 409, body: { code: 'microsoft_not_set_up' } });
    expect(outcome(await lone.get<string>('/api/mailbox/microsoft/callback?state=a&code=b'))).toBe('not_set_up');
    await bare.close();
  });

  it('M-07 beginning is limited', async () => {
    const limited = await startTestApp({ env: { ...microsoft.env, RATE_LIMITS: 'on' } });
    const agent = await limited.agent();
    const codes: number[] = [];
    for (let at = 0; at < 21; at += 1) codes.push((await agent.post('/api/mailbox/microsoft/connect', {})).status);
    expect([codes.slice(0, 20).every((code) => code === 200), codes[20]]).toEqual([true, 429]);
    await limited.close();
  });
});
