import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { AiConfig } from './modules/ai/writing/index.js';
import { AuthConfig } from './modules/auth/index.js';
import { RepliesConfig } from './modules/campaigns/replies/index.js';
import { SendingConfig } from './modules/campaigns/ledger/index.js';
import { DeliverabilityConfig } from './modules/gmail/deliverability/index.js';
import { GmailConfig } from './modules/gmail/gateways/index.js';
import { MicrosoftConfig } from './modules/gmail/microsoft/index.js';
import { MaxPrepsConfig } from './modules/profile/stats/index.js';
import { readConfig } from './read-config.js';

const dataDir = mkdtempSync(path.join(tmpdir(), 'recruit-config-'));
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: dataDir, ...env });
/** What a module's class says. */
function ofModule<T>(kind: abstract new (...values: never[]) => T, env: NodeJS.ProcessEnv): T {
  const found = read(env).modules.find((one) => one instanceof kind);
  if (!found) throw new Error('no such settings');
  return found as T;
}

describe('configuration', () => {
  it('starts with the documented defaults when nothing is set', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: '',
      role: 'all',
      mailFrom: 'Recruit <no-reply@recruit.localhost>',
      rateLimits: true,
    });
    expect(ofModule(SendingConfig, {}).undoSeconds).toBe(30);
    expect(ofModule(GmailConfig, {})).toMatchObject({ google: undefined, dailyCap: 400, requireVerifiedEmail: true });
    expect(ofModule(RepliesConfig, {}).pollIntervalSeconds).toBe(60);
    expect(ofModule(AuthConfig, {}).firstAdmin).toEqual({ username: 'admin', email: 'admin@recruit.localhost', password: undefined });
  });

  it('O-09 the direct address is that of the database unless the operator says otherwise, and nothing without one', () => {
    const [pooled, direct] = ['postgres://recruit:secret@pooler:6432/recruit', 'postgres://recruit:secret@database:5432/recruit'];
    expect(read({ DATABASE_URL: pooled }).databaseDirectUrl).toBe(pooled);
    expect(read({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })).toMatchObject({ databaseUrl: pooled, databaseDirectUrl: direct });
    expect(() => read({ DATABASE_DIRECT_URL: direct })).toThrow(/^DATABASE_DIRECT_URL has a value that does not fit/);
    expect(() => read({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: 'mysql://here' })).toThrow('DATABASE_DIRECT_URL');
  });

  it('O-09 a replica is read from only where its address and that of the database are set', () => {
    const [database, replica] = ['postgres://recruit:secret@database:5432/recruit', 'postgres://recruit:secret@replica:5432/recruit'];
    expect(read({ DATABASE_URL: database }).databaseReadUrl).toBeUndefined();
    expect(read({ DATABASE_URL: database, DATABASE_READ_URL: replica }).databaseReadUrl).toBe(replica);
    expect(() => read({ DATABASE_READ_URL: replica })).toThrow(/^DATABASE_READ_URL has a value that does not fit/);
  });

  it('M-07 Microsoft is asked at its own addresses unless the operator says otherwise, and not at all without an app', () => {
    expect(ofModule(MicrosoftConfig, {}).client).toBeUndefined();
    const own = { MICROSOFT_CLIENT_ID: 'app', PUBLIC_URL: 'https://recruit.example' };
    expect(ofModule(MicrosoftConfig, own).client).toEqual({
      clientId: 'app',
      redirectUri: 'https://recruit.example/api/mailbox/microsoft/callback',
      authUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
      tokenUrl: 'https://login.microsoftonline.com/common/oauth2/v2.0/token',
      timeoutMs: 10_000,
    });
    const set = { ...own, MICROSOFT_IMAP_SERVER: 'Partner.Outlook.cn:993', MICROSOFT_SMTP_SERVER: 'partner.outlook.cn:587' };
    expect(ofModule(MicrosoftConfig, set).client).toMatchObject({
      imapServer: { host: 'partner.outlook.cn', port: 993, security: 'tls' },
      smtpServer: { host: 'partner.outlook.cn', port: 587, security: 'starttls' },
    });
  });

  it.each([
    [{ MICROSOFT_CLIENT_SECRET: 'secret' }, 'MICROSOFT_CLIENT_ID is not set; it takes the client that MICROSOFT_CLIENT_SECRET belongs to.'],
    [
      { MICROSOFT_CLIENT_ID: 'app', MICROSOFT_IMAP_SERVER: 'outlook' },
      'MICROSOFT_IMAP_SERVER is "outlook"; it takes host:port, for example outlook.office365.com:993.',
    ],
  ])('M-07 X-01 %j stops the start', (env, message) => {
    expect(() => read(env)).toThrow(message);
  });

  it('M-06 mailboxes reach no private server and trust no other authority unless the operator says so', () => {
    expect(read({}).mailbox).toEqual({
      sendIntervalMs: 2_000,
      timeoutMs: 10_000,
      dailyCap: undefined,
      allowedHosts: new Set(),
      authority: undefined,
    });
    const file = path.join(dataDir, 'ca.pem');
    writeFileSync(file, '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n');
    const set = { MAILBOX_ALLOWED_HOSTS: ' Mail.Club.lan:1993,[fd00::1]:465 ,', MAILBOX_CA_FILE: file, MAILBOX_DAILY_CAP: '9' };
    const allowedHosts = new Set(['mail.club.lan:1993', '[fd00::1]:465']);
    expect(read(set).mailbox).toMatchObject({ allowedHosts, authority: expect.stringContaining('AAAA'), dailyCap: 9 });
    writeFileSync(file, 'a key');
    expect(() => read(set)).toThrow(/MAILBOX_CA_FILE/);
  });

  it('makes the keys once and finds them again', () => {
    expect(read({}).sessionSecret).toBe(read({}).sessionSecret);
    expect(read({}).encryptionKeys[0]).toHaveLength(32);
  });

  it.each([
    ['PORT', 'eighty', 'PORT is "eighty"; it takes a whole number from 0 to 65535.'],
    ['PORT', '70000', 'PORT is "70000"; it takes a whole number from 0 to 65535.'],
    ['ROLE', 'boss', 'ROLE is "boss"; it takes one of all, web, worker.'],
    ['PUBLIC_URL', 'recruit', 'PUBLIC_URL is "recruit"; it takes an address that starts with http:// or https://.'],
    ['SEND_UNDO_S', '-1', 'SEND_UNDO_S is "-1"; it takes a whole number from 0 to 3600.'],
    ['SMTP_ATHLETE_DAILY_CAP', '-1', 'SMTP_ATHLETE_DAILY_CAP is "-1"; it takes a whole number from 0 to 1000000.'],
    ['MAIL_FROM', 'Recruit', 'MAIL_FROM is "Recruit"; it takes one address, alone or as "Name <address>".'],
    ['MAIL_FROM', 'a@b.example\nBcc: c@d.example', 'MAIL_FROM is "a@b.example Bcc: c@d.example"; it takes one address'],
    ['GCS_API_ENDPOINT', 'storage', 'GCS_API_ENDPOINT is "storage"; it takes an address that starts with http:// or https://.'],
    ['GOOGLE_APPLICATION_CREDENTIALS', '/no/key', 'GOOGLE_APPLICATION_CREDENTIALS is "/no/key"; it takes the path of a key file.'],
    ['MAXPREPS_BASE_URL', 'none', 'MAXPREPS_BASE_URL is "none"; it takes off, or an address that starts with https:// or http://.'],
    ['TRUST_PROXY', 'maybe', 'TRUST_PROXY is "maybe"; it takes on or off.'],
    ['OPENAI_BASE_URL', 'models', 'OPENAI_BASE_URL is "models"; it takes an address that starts with https:// or http://.'],
    ['AI_DAILY_TOKENS_PER_USER', '-1', 'AI_DAILY_TOKENS_PER_USER is "-1"; it takes a whole number from 0 to 1000000000.'],
    ['MAILBOX_DAILY_CAP', '0', 'MAILBOX_DAILY_CAP is "0"; it takes a whole number from 1 to 100000.'],
    ['MAILBOX_SEND_INTERVAL_MS', '-1', 'MAILBOX_SEND_INTERVAL_MS is "-1"; it takes a whole number from 0 to 3600000.'],
    ['MAILBOX_TIMEOUT_MS', '99', 'MAILBOX_TIMEOUT_MS is "99"; it takes a whole number from 100 to 60000.'],
    ['MAILBOX_ALLOWED_HOSTS', 'mail.lan', 'MAILBOX_ALLOWED_HOSTS is "mail.lan"; it takes host:port, or several with commas between them.'],
    ['MAILBOX_ALLOWED_HOSTS', 'a.lan:993, *:25', 'MAILBOX_ALLOWED_HOSTS is "*:25"; it takes host:port'],
    ['MAILBOX_CA_FILE', '/no/ca.pem', 'MAILBOX_CA_FILE is "/no/ca.pem"; it takes the path of a file with a certificate in PEM.'],
    ['DNS_SERVERS', 'ns.club.test', 'DNS_SERVERS is "ns.club.test"; it takes IP addresses of DNS servers'],
    ['DNS_SERVERS', '9.9.9.9, 1.1.1.1:0', 'DNS_SERVERS is "1.1.1.1:0"; it takes IP addresses of DNS servers'],
    ['DKIM_SELECTORS', 'mail, a b', 'DKIM_SELECTORS is "a b"; it takes names such as "mail"'],
    ['GMAIL_DAILY_CAP', '0', 'GMAIL_DAILY_CAP is "0"; it takes a whole number from 1 to 10000.'],
    ['GOOGLE_CLIENT_ID', 'client', 'GOOGLE_CLIENT_SECRET is not set; it takes the secret of GOOGLE_CLIENT_ID.'],
  ])('stops on a wrong %s with one line that names it', (name, value, message) => {
    expect(() => read({ [name]: value })).toThrow(message);
  });

  it('M-10 takes DNS servers with and without a port, and the names that the mail server signs with', () => {
    const set = { DNS_SERVERS: '9.9.9.9, 127.0.0.1:5353,[2620:fe::fe]:53,2620:fe::9,', DKIM_SELECTORS: 'mail, s1.club' };
    expect(ofModule(DeliverabilityConfig, set)).toEqual({
      dnsServers: ['9.9.9.9', '127.0.0.1:5353', '[2620:fe::fe]:53', '2620:fe::9'],
      selectors: ['mail', 's1.club'],
    });
    expect(ofModule(DeliverabilityConfig, {})).toEqual({ dnsServers: [], selectors: [] });
    const eleven = Array.from({ length: 11 }, (_, index) => `s${index}`).join(',');
    expect(() => read({ DKIM_SELECTORS: eleven })).toThrow(/at most 10/);
  });

  it('C-12 an athlete has 100 emails a day unless it is said otherwise; 0 is no limit', () => {
    expect(ofModule(SendingConfig, {}).smtpAthleteDailyCap).toBe(100);
    expect(ofModule(SendingConfig, { SMTP_ATHLETE_DAILY_CAP: '0' }).smtpAthleteDailyCap).toBe(0);
  });

  it('G-02 takes a Gmail address without a path only, because the client library would drop the path', () => {
    const client = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' };
    expect(() => read({ ...client, GMAIL_ROOT_URL: 'http://localhost:9/gmail' })).toThrow(/an address without a path/);
    expect(ofModule(GmailConfig, { ...client, GMAIL_ROOT_URL: 'http://localhost:9/' }).google?.gmailRootUrl).toBe('http://localhost:9');
    expect(ofModule(GmailConfig, { ...client, PUBLIC_URL: 'https://recruit.example' }).google?.redirectUri).toBe(
      'https://recruit.example/api/gmail/callback',
    );
  });

  it('P-10 takes off in any case for the MaxPreps pages, else an address', () => {
    expect(ofModule(MaxPrepsConfig, { MAXPREPS_BASE_URL: 'OFF' }).baseUrl).toBe('off');
    expect(ofModule(MaxPrepsConfig, { MAXPREPS_BASE_URL: 'http://localhost:9' }).baseUrl).toBe('http://localhost:9');
    expect(ofModule(MaxPrepsConfig, {})).toEqual({ baseUrl: undefined, timeoutMs: 10_000 });
  });

  it('I-02 takes OpenAI’s own server unless another is named, and no key means no model', () => {
    expect(ofModule(AiConfig, {}).openAi).toEqual({
      apiKey: undefined,
      baseUrl: 'https://api.openai.com/v1',
      model: 'gpt-4.1-mini',
      timeoutSeconds: 45,
    });
    const own = { OPENAI_API_KEY: 'any', OPENAI_BASE_URL: 'http://localhost:8080/v1/', OPENAI_MODEL: 'local' };
    expect(ofModule(AiConfig, own).openAi).toMatchObject({ apiKey: 'any', baseUrl: 'http://localhost:8080/v1', model: 'local' });
  });

  it('names DATA_DIR when nothing can be kept there', () => {
    const file = path.join(dataDir, 'a-file');
    writeFileSync(file, '');
    expect(() => read({ DATA_DIR: file })).toThrow(
      `DATA_DIR is "${file}"; it takes a folder that this program may write in: ${file} is a file. Set DATA_DIR to a folder.`,
    );
  });

  it('never shows a secret in the error', () => {
    expect(() => read({ SMTP_URL: 'user:hunter2@mail' })).toThrow(/^SMTP_URL has a value that does not fit/);
    expect(() => read({ SESSION_SECRET: 'short' })).toThrow(/^SESSION_SECRET has a value that does not fit/);
    expect(() => read({ METRICS_TOKEN: 'short' })).toThrow(/^METRICS_TOKEN has a value that does not fit/);
  });

  it('asks for the keys in production with a database of its own', () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u:p@db/recruit' };
    expect(() => read(env)).toThrow(/^SESSION_SECRET is not set/);
    expect(() => read({ ...env, SESSION_SECRET: 'x'.repeat(32) })).toThrow(/^ENCRYPTION_KEY is not set/);
  });

  it('refuses to run without rate limits on an address others can reach', () => {
    expect(() => read({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toThrow(/^RATE_LIMITS is "off"/);
    expect(read({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
  });

  it('takes several encryption keys, the newest first', () => {
    const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
    expect(read({ ENCRYPTION_KEY: `${key(1)}, ${key(2)}` }).encryptionKeys.map((k) => k[0])).toEqual([1, 2]);
  });
});
