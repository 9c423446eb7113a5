import { MicrosoftStandIn } from '../../../../../../test/microsoft/microsoft-stand-in.js';
import { FixedClock } from '../../../../../shared-kernel/testing/fixed-clock.js';
import { EnvReader } from '../../../../../platform/config/env-reader.js';
import { MicrosoftConfig } from '../../config/microsoft-config.js';
import { microsoftOAuthContract } from '../../testing/microsoft-oauth.contract.js';
import { MicrosoftOAuthServer } from './microsoft-oauth-server.js';

const PUBLIC = { publicUrl: 'https://recruit.example' };
const VERIFIER = 'v'.repeat(43);

describe('Microsoft’s authorization server', () => {
  const address = 'marcus@outlook.example';
  const clock = new FixedClock(new Date());
  let standIn: MicrosoftStandIn;

  beforeAll(async () => {
    standIn = await MicrosoftStandIn.start();
    standIn.addAccount(address);
  });

  afterAll(() => standIn.stop());

  beforeEach(() => {
    standIn.calm();
    standIn.tokens.claims = { tid: '9188040d-6c67-4c5b-b112-36a304b66dad' };
  });

  const server = (changes: Record<string, string> = {}) =>
    new MicrosoftOAuthServer(MicrosoftConfig.read(new EnvReader({ ...standIn.env, ...changes }), PUBLIC), clock);
  const codeFrom = (url: string) => new URL(standIn.tokens.accept(new URL(url).searchParams, address)).searchParams.get('code') ?? '';

  microsoftOAuthContract(async () => ({
    microsoft: server(),
    address,
    now: () => clock.now(),
    allow: (url, hasAddress = true) => {
      standIn.tokens.claims = hasAddress ? {} : { email: undefined, preferred_username: '+15550100' };
      return codeFrom(url);
    },
    accepts: (token) => standIn.tokens.accepts(address, token),
    endGrants: () => standIn.tokens.endGrants(address),
    breakDown: () => void (standIn.fault = { kind: 'reset' }),
    refuseClient: () => void (standIn.fault = { kind: 'answer', status: 401, body: { error: 'invalid_client' } }),
  }));

  const grantOf = async (microsoft: MicrosoftOAuthServer) =>
    microsoft.exchange(codeFrom(microsoft.consentUrl({ state: 's', codeVerifier: VERIFIER })), VERIFIER);
  const usual = { MICROSOFT_IMAP_SERVER: '', MICROSOFT_SMTP_SERVER: '' };

  it('M-07 asks with PKCE to read and to send by IMAP and SMTP, lastingly, for the account that the person picks', () => {
    const query = new URL(server().consentUrl({ state: 's', codeVerifier: VERIFIER, loginHint: address })).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      client_id: 'stand-in-app',
      response_type: 'code',
      response_mode: 'query',
      redirect_uri: 'https://recruit.example/api/mailbox/microsoft/callback',
      scope: 'https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send offline_access openid email profile',
      state: 's',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      prompt: 'select_account',
      login_hint: address,
    });
  });

  it.each([
    ['a personal account', {}, 'smtp-mail.outlook.com'],
    ['a work or school account', { tid: '00000000-1111-2222-3333-444444444444' }, 'smtp.office365.com'],
  ])('M-07 %s is read and sent from at Microsoft’s own servers', async (_name, claims, host) => {
    Object.assign(standIn.tokens.claims, claims);
    expect(await grantOf(server(usual))).toMatchObject({
      kind: 'granted',
      grant: {
        imap: { host: 'outlook.office365.com', port: 993, security: 'tls' },
        smtp: { host, port: 587, security: 'starttls' },
      },
    });
  });

  it('M-07 who signs in may have another name than the address', async () => {
    Object.assign(standIn.tokens.claims, { preferred_username: 'm1234@school.example', email: 'marcus.lee@school.example' });
    expect(await grantOf(server())).toMatchObject({ grant: { username: 'm1234@school.example', address: 'marcus.lee@school.example' } });
  });

  it.each([
    ['Microsoft wants to see the person again', 400, { error: 'interaction_required' }, { kind: 'ended' }],
    ['the consent is missing', 400, { error: 'consent_required' }, { kind: 'ended' }],
    ['it is busy', 400, { error: 'temporarily_unavailable' }, { kind: 'unavailable', code: 'temporarily_unavailable' }],
    ['it limits requests', 429, { error: 'invalid_grant' }, { kind: 'unavailable', code: 'http_429' }],
    ['it is broken', 503, { error: 'invalid_grant' }, { kind: 'unavailable', code: 'http_503' }],
    ['the app may not do this', 400, { error: 'unauthorized_client' }, { kind: 'unavailable', code: 'unauthorized_client' }],
    ['an error of other signs', 400, { error: '<b>M.C secret</b>' }, { kind: 'unavailable', code: 'unknown_error' }],
    ['no token', 200, {}, { kind: 'unavailable', code: 'no_token' }],
    ['no object', 200, [], { kind: 'unavailable', code: 'no_token' }],
  ])('M-07 %s: only what is about the account ends the grant', async (_name, status, body, outcome) => {
    standIn.fault = { kind: 'answer', status, body };
    expect(await server().refresh('refresh')).toEqual(outcome);
  });

  it('M-07 an answer without end is not read to its end', async () => {
    standIn.fault = { kind: 'answer', status: 200, body: { access_token: 'x'.repeat(300_000) } };
    expect(await server().refresh('refresh')).toEqual({ kind: 'unavailable', code: 'no_answer' });
  });

  it('M-07 an app without a secret sends none', async () => {
    expect(await server({ MICROSOFT_CLIENT_SECRET: '' }).refresh('refresh')).toEqual({ kind: 'unavailable', code: 'invalid_client' });
  });
});
