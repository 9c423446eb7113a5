import { MicrosoftStandIn } from '../../../../../../test/microsoft/microsoft-stand-in.js';
import { EnvReader } from '../../../../../platform/config/env-reader.js';
import { aGatewayMail, theAttempt } from '../../../gateways/testing/mail-gateway.contract.js';
import { MicrosoftOAuthServer } from '../../../microsoft/adapters/microsoft/microsoft-oauth-server.js';
import { MicrosoftConfig } from '../../../microsoft/config/microsoft-config.js';
import type { MicrosoftGrant } from '../../../microsoft/application/ports/microsoft-oauth.js';
import { MailboxWorld } from '../../testing/mailbox-world.js';

const MINUTE_MS = 60_000;
const VERIFIER = 'v'.repeat(43);
const CONNECTION = '00000000-0000-7000-8000-000000000001';

describe('a mailbox at Microsoft, by IMAP and SMTP with XOAUTH2', () => {
  const address = 'Marcus.Lee@outlook.example';
  let standIn: MicrosoftStandIn;
  let world: MailboxWorld;
  let oauth: MicrosoftOAuthServer;

  beforeAll(async () => {
    standIn = await MicrosoftStandIn.start();
  });

  afterAll(() => standIn.stop());

  beforeEach(async () => {
    standIn.calm();
    standIn.addAccount(address);
    const { authority, allowedHosts } = standIn.host;
    const config = MicrosoftConfig.read(new EnvReader(standIn.env), { publicUrl: 'https://recruit.example' });
    const settings = { sendIntervalMs: 0, timeoutMs: 10_000, dailyCap: 500, allowedHosts, authority: authority.certificate };
    world = new MailboxWorld(settings, (clock) => (oauth = new MicrosoftOAuthServer(config, clock)));
    const { username, imap, smtp, refreshToken, accessToken, accessExpiresAt } = await consent();
    const tokens = { refreshToken: refreshToken ?? '', accessToken, accessExpiresAt };
    const login = { userId: 'marcus', address, username, imap, smtp, tokens };
    await world.accounts.connect({ ...login, provider: 'microsoft', connectionId: CONNECTION, now: world.clock.now() });
  });

  afterEach(() => world.stop());

  async function consent(): Promise<MicrosoftGrant> {
    const url = new URL(oauth.consentUrl({ state: 's', codeVerifier: VERIFIER }));
    const code = new URL(standIn.tokens.accept(url.searchParams, address)).searchParams.get('code') ?? '';
    const result = await oauth.exchange(code, VERIFIER);
    if (result.kind !== 'granted') throw new Error(result.kind);
    return result.grant;
  }

  const mail = (messageId = 'one@x') => aGatewayMail({ userId: 'marcus', from: { name: 'Marcus Lee', address }, messageId });
  const send = (messageId?: string) => world.gateway.send(mail(messageId));
  const read = () => world.inbox.startCursor('marcus');
  const kept = async () => {
    const account = await world.accounts.byUser('marcus');
    if (!account) throw new Error('no account');
    return account;
  };

  it('M-07 both probes sign in by the access token, and a made-up one is refused with the server’s words', async () => {
    const { tokens, ...login } = await kept();
    const good = { accessToken: tokens?.accessToken ?? '' };
    expect([await world.reading.check(login, good), await world.sending.check(login, good)]).toEqual([null, null]);
    const bad = { accessToken: 'made up' };
    expect(await world.reading.check(login, bad)).toMatchObject({ kind: 'sign_in_refused', words: 'AUTHENTICATE failed.' });
    expect(await world.sending.check(login, bad)).toMatchObject({ kind: 'sign_in_refused', words: expect.stringContaining('535') });
  });

  it('M-07 sends, reads, and finds an email in Sent', async () => {
    expect(await send()).toMatchObject({ kind: 'sent' });
    expect(await read()).toMatchObject({ kind: 'cursor' });
    world.clock.advance(MINUTE_MS);
    const attempt = theAttempt(mail(), { messageId: 'one@x', claimedAt: new Date(world.clock.now().getTime() - MINUTE_MS) });
    expect(await world.gateway.lookUp(attempt)).toMatchObject({ kind: 'sent' });
    expect(standIn.host.smtp.mails.map(({ from }) => from)).toEqual([address]);
    expect(standIn.host.accountOf(address)?.changes).toEqual([]);
  });

  it('M-07 hour after hour the token is renewed, and its successor stored at once', async () => {
    for (let hour = 1; hour <= 3; hour += 1) {
      const before = (await kept()).tokens;
      standIn.tokens.endAccess(address);
      world.clock.advance(60 * MINUTE_MS);
      expect(await send(`hour${hour}@x`)).toMatchObject({ kind: 'sent' });
      expect((await kept()).tokens?.refreshToken).not.toBe(before?.refreshToken);
    }
    expect(standIn.asked).toEqual(['authorization_code', 'refresh_token', 'refresh_token', 'refresh_token']);
    expect(await kept()).toMatchObject({ state: 'connected' });
  });

  it('M-07 a copy is put into Sent with a renewed token where Microsoft does not file it', async () => {
    standIn.host.filesSent = false;
    const account = await kept();
    await world.accounts.connect({ ...account, provider: null, tokens: account.tokens ?? neverHappens(), now: world.clock.now() });
    expect(await send()).toMatchObject({ kind: 'sent' });
    world.clock.advance(60 * MINUTE_MS);
    await world.filing.run();
    expect(standIn.host.accountOf(address)?.appended).toHaveLength(1);
    expect(standIn.asked).toEqual(['authorization_code', 'refresh_token']);
  });

  it('M-07 access that was taken back: nothing leaves, the athlete is notified once, and nobody signs in any more', async () => {
    standIn.tokens.endGrants(address);
    world.clock.advance(60 * MINUTE_MS);
    expect(await send()).toMatchObject({
      kind: 'not_sent',
      code: 'needs_reconnect',
      message: expect.stringContaining('Microsoft no longer'),
    });
    expect(await read()).toEqual({ kind: 'needs_reconnect' });
    expect(await kept()).toMatchObject({ state: 'needs_reconnect', reason: 'grant_ended', words: null });
    expect([world.notice.notified.length, standIn.host.signIns, standIn.host.imap.signIns]).toEqual([1, 0, 0]);
  });

  it('M-07 a token that ended before its time costs one refused sign-in and a minute', async () => {
    standIn.tokens.endAccess(address);
    expect(await send()).toMatchObject({ kind: 'not_sent', code: 'slow_down' });
    world.clock.advance(MINUTE_MS);
    expect(await send()).toMatchObject({ kind: 'sent' });
    expect(await kept()).toMatchObject({ state: 'connected', nextSignInAt: null });
  });

  it('M-07 while Microsoft does not answer nothing is lost, and it counts as no refused sign-in', async () => {
    world.clock.advance(60 * MINUTE_MS);
    standIn.fault = { kind: 'reset' };
    for (let time = 0; time < 7; time += 1) {
      const outcome = await send();
      expect(outcome).toEqual({ kind: 'not_sent', message: 'Microsoft could not be asked (no_answer).' });
      expect(await read()).toMatchObject({ kind: 'unavailable' });
    }
    expect(await kept()).toMatchObject({ state: 'connected', nextSignInAt: null });
    expect(world.notice.notified).toEqual([]);
    standIn.fault = undefined;
    expect(await send()).toMatchObject({ kind: 'sent' });
    expect(standIn.host.smtp.mails).toHaveLength(1);
  });
});

function neverHappens(): never {
  throw new Error('no tokens');
}
