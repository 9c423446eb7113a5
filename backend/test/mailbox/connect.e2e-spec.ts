import { createServer, type AddressInfo, type Server } from 'node:net';

import { connectGmail } from '../gmail/connect-gmail.js';
import { GmailStandIn } from '../gmail/gmail-stand-in.js';
import type { Agent, Answer } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { MailHost } from './mail-host.js';

interface Status {
  state: string;
  connected: boolean;
  email: string | null;
  part?: string;
  code?: string;
  message: string | null;
  errors?: { field: string }[];
}

const ADDRESS = 'marcus.lee@mail.example';
const PASSWORD = 'abcd éfgh ijkl "mnop\\';

describe('connecting a mailbox by IMAP and SMTP', () => {
  let host: MailHost;
  let google: GmailStandIn;
  let app: TestApp;
  let athlete: Agent;

  beforeAll(async () => {
    host = await MailHost.start();
    google = await GmailStandIn.start();
    const env = { ...google.env, ...host.env };
    app = await startTestApp({ env: { ...env, MAILBOX_ALLOWED_HOSTS: `${env['MAILBOX_ALLOWED_HOSTS']},localhost:1` } });
  });

  afterAll(async () => {
    await app.close();
    await host.stop();
    await google.stop();
  });

  beforeEach(async () => {
    host.calm();
    host.addAccount(ADDRESS, PASSWORD);
    await app.source.query('delete from mailbox_accounts');
    athlete = await app.agent();
  });

  const body = (changes: object = {}) => ({ email: ADDRESS, password: PASSWORD, ...host.servers, ...changes });
  const connect = (changes: object = {}, by = athlete): Promise<Answer<Status>> => by.put<Status>('/api/mailbox', body(changes));
  const status = async () => (await athlete.get<Status>('/api/mailbox/status')).body;
  const rows = () => app.source.query<{ password: string }[]>('select password from mailbox_accounts');

  it('M-03 both sign-ins work: it is connected, and the password never comes out again', async () => {
    const { status: code, body: answer } = await connect();
    expect(code).toBe(200);
    expect(answer).toMatchObject({
      connected: true,
      state: 'connected',
      email: ADDRESS,
      username: ADDRESS,
      sentLast24Hours: 0,
      dailyCap: 200,
    });
    expect(await status()).toEqual(answer);
    expect(JSON.stringify(answer)).not.toContain('mnop');
    expect((await rows()).map(({ password }) => password)).toEqual([expect.stringMatching(/^v1\./)]);
    expect((await athlete.get('/api/user/mail-sender')).body).toMatchObject({ via: 'mailbox', address: ADDRESS, ready: true });
    expect(host.accountOf(ADDRESS)?.changes).toEqual([]);
    await athlete.delete('/api/mailbox');
    expect(await status()).toMatchObject({ connected: false, state: 'not_connected', email: null });
    expect(await rows()).toEqual([]);
  });

  it('M-03 a wrong password: 422 with the part, the server’s own words and the likely reason; nothing is stored', async () => {
    const { status: code, body: answer } = await connect({ password: 'wrong' });
    expect(code).toBe(422);
    expect(answer).toMatchObject({ part: 'imap', code: 'sign_in_refused' });
    expect(answer.message).toBe(
      'localhost refused the sign-in. It said: “Invalid credentials”. Check the user name and the password. Many providers want an app password instead of the normal one.',
    );
    // Tried once: a provider counts.
    expect([host.imap.signIns, host.signIns]).toEqual([1, 0]);
    expect(await rows()).toEqual([]);
  });

  it('M-03 a refused sign-in to send names that part', async () => {
    host.refuseSignIn = { code: 535, words: '5.7.8 Sending is switched off' };
    const { status: code, body: answer } = await connect();
    expect([code, answer.part, answer.code]).toEqual([422, 'smtp', 'sign_in_refused']);
    expect(answer.message).toContain('Sending is switched off');
    expect(await rows()).toEqual([]);
  });

  it('M-03 a provider that limits sign-ins: wait', async () => {
    host.imap.fail('SIGN-IN', { kind: 'no', code: 'LIMIT', text: 'Too many sign-ins' });
    expect((await connect()).body).toMatchObject({
      part: 'imap',
      code: 'try_later',
      message: expect.stringContaining('“Too many sign-ins”. Wait'),
    });
  });

  it('M-06 what cannot be reached is answered in the same words: no such host, closed port, private address', async () => {
    const answers = [];
    for (const server of [
      { host: 'no-such-host.invalid', port: 993, security: 'tls' },
      { host: '127.0.0.1', port: 993, security: 'tls' },
      { host: 'localhost', port: 993, security: 'tls' },
      { host: '10.0.0.7', port: 143, security: 'starttls' },
      { host: '169.254.169.254', port: 993, security: 'tls' },
      { host: '::ffff:127.0.0.1', port: 993, security: 'tls' },
      { host: '64:ff9b::7f00:1', port: 993, security: 'tls' },
      { host: 'localhost', port: 1, security: 'tls' },
    ]) {
      const { status: code, body: answer } = await connect({ imap: server });
      answers.push([code, answer.code, answer.message?.replace(`${server.host} on port ${server.port}`, 'HOST')]);
    }
    const same = [
      422,
      'unreachable',
      'Recruit cannot reach HOST. Check the server name and the port. Servers in private networks cannot be used.',
    ];
    expect(answers).toEqual(answers.map(() => same));
    expect(await rows()).toEqual([]);
  });

  it('M-06 other ports than those of mail are not connected to', async () => {
    const { status: code, body: answer } = await connect({ smtp: { host: 'mail.example.com', port: 25, security: 'starttls' } });
    expect([code, answer.errors?.map(({ field }) => field)]).toEqual([400, ['smtp.port']]);
  });

  it('M-06 a certificate for another name: the password is not sent', async () => {
    const imap = { ...host.servers.imap, host: '127.0.0.1' };
    const other = await startTestApp({ env: { MAILBOX_ALLOWED_HOSTS: `127.0.0.1:${imap.port},localhost:${host.smtp.port}` } });
    const { body: answer } = await connect({ imap }, await other.agent());
    expect(answer).toMatchObject({ part: 'imap', code: 'certificate', message: expect.stringContaining('your password was not sent') });
    expect(host.imap.signIns).toBe(0);
    await other.close();
  });

  it('M-06 a server that speaks in the clear: the password is not sent', async () => {
    const plain = createServer((socket) => socket.on('error', () => undefined).write('* OK in the clear\r\n'));
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    const port = portOf(plain);
    const other = await startTestApp({ env: { ...host.env, MAILBOX_ALLOWED_HOSTS: `localhost:${port},localhost:${host.smtp.port}` } });
    const { body: answer } = await connect({ imap: { host: 'localhost', port, security: 'tls' } }, await other.agent());
    expect(answer).toMatchObject({ part: 'imap', code: 'no_tls', message: expect.stringContaining('your password was not sent') });
    await other.close();
    plain.close();
  });

  it('M-03 one mailbox serves one athlete', async () => {
    await connect();
    const { status: code, body: answer } = await connect({}, await app.agent());
    expect([code, answer.code]).toEqual([409, 'mailbox_taken']);
    expect(answer.message).toContain('another Recruit account');
    // With another address on it, it is the same mailbox.
    expect((await connect({ email: 'alias@mail.example', username: ADDRESS }, await app.agent())).status).toBe(409);
    await athlete.delete('/api/mailbox');
    expect((await connect({}, await app.agent())).status).toBe(200);
  });

  it('M-08 beside a Gmail account there is none, and the other way round', async () => {
    await connectGmail(athlete, google, addGoogle('one@gmail.example'));
    expect((await connect()).body).toMatchObject({ code: 'gmail_connected' });
    await athlete.post('/api/gmail/disconnect');
    expect((await connect()).status).toBe(200);
    const page = await connectGmail(athlete, google, addGoogle('two@gmail.example'));
    expect(page.body).toContain('data-outcome="mailbox_connected"');
    expect((await athlete.get('/api/gmail/status')).body).toMatchObject({ connected: false });
  });

  it('M-03 the preset is chosen from the address, and says what to do', async () => {
    const preset = async (email: string) => (await athlete.get<{ chosen: object }>(`/api/mailbox/presets?email=${email}`)).body.chosen;
    expect(await preset('Maya@Yahoo.com')).toMatchObject({
      provider: 'yahoo',
      signIn: 'app_password',
      imap: { host: 'imap.mail.yahoo.com', port: 993, security: 'tls' },
      helpUrl: expect.stringMatching(/^https:/),
      available: true,
    });
    expect(await preset('maya@club.example')).toMatchObject({ provider: 'other', imap: null, available: true });
    expect(await preset('maya@outlook.com')).toMatchObject({
      provider: 'microsoft',
      available: false,
      hint: expect.stringContaining('Microsoft'),
    });
    expect(await preset('maya@proton.me')).toMatchObject({ provider: 'proton', available: false });
    const { body: all } = await athlete.get<{ presets: { provider: string }[] }>('/api/mailbox/presets');
    expect(all.presets.map(({ provider }) => provider)).toEqual([
      'gmail',
      'yahoo',
      'aol',
      'icloud',
      'fastmail',
      'zoho',
      'gmx',
      'mail_com',
      'microsoft',
      'proton',
      'other',
    ]);
  });

  it.each([
    ['no address', { email: 'marcus' }, 'email'],
    ['no password', { password: '' }, 'password'],
    ['a password of two lines', { password: 'a\r\nb LOGOUT' }, 'password'],
    ['a user name of two lines', { username: 'a\nb' }, 'username'],
    ['no server', { imap: undefined }, 'imap'],
    ['a host that is none', { imap: { host: 'a b', port: 993, security: 'tls' } }, 'imap.host'],
    ['a port that is none', { smtp: { host: 'a.example', port: 70_000, security: 'tls' } }, 'smtp.port'],
    ['no encryption', { smtp: { host: 'a.example', port: 465, security: 'none' } }, 'smtp.security'],
  ])('M-03 %s: the field is named, nobody is asked', async (_name, changes, field) => {
    const { status: code, body: answer } = await connect(changes);
    expect([code, answer.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    expect(host.imap.signIns).toBe(0);
  });

  it('M-06 tries are limited', async () => {
    const limited = await startTestApp({ env: { ...host.env, RATE_LIMITS: 'on' } });
    const agent = await limited.agent();
    const codes: number[] = [];
    for (let at = 0; at < 12; at += 1) codes.push((await connect({ password: 'wrong' }, agent)).status);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 422));
    expect(codes.slice(10)).toEqual([429, 429]);
    expect(host.imap.refusedSignIns).toBe(10);
    await limited.close();
  });

  function addGoogle(email: string): string {
    google.addAccount(email);
    return email;
  }
});

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
