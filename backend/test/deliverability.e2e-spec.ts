import type { Agent } from './support/agent.js';
import { DnsStandIn } from './support/dns-stand-in.js';
import { startTestApp, type TestApp } from './support/test-app.js';

interface Report {
  at: string;
  domain: string;
  server: string | null;
  findings: { check: string; state: string; subject: string; found: string[]; add: { type: string; host: string; value: string } | null }[];
}

const path = '/api/admin/operations/deliverability';
const testMail = '/api/admin/operations/platform-mail/test';

describe('M-10 the deliverability check of the platform’s own email', () => {
  let dns: DnsStandIn;
  let app: TestApp;
  let admin: Agent;

  beforeAll(async () => {
    dns = await DnsStandIn.start({
      'club.test': { TXT: ['v=spf1 ip4:192.0.2.1 ~all'], MX: [[10, 'mx.club.test']] },
      'mx.club.test': { A: ['192.0.2.1'] },
      '_dmarc.club.test': { TXT: ['v=DMARC1; p=none'] },
      'slow._domainkey.club.test': { fault: 'silent' },
    });
    const env = { MAIL_FROM: 'Recruit <no-reply@Club.test>', DNS_SERVERS: dns.address, DKIM_SELECTORS: 'mail,slow' };
    app = await startTestApp({ delivers: true, env });
    admin = await app.admin();
  });

  afterAll(async () => {
    await app.close();
    await dns.close();
  });

  it('M-10 there is no report before the first check', async () => {
    expect((await admin.get(path)).body).toEqual({ report: null });
  });

  it('M-10 a check asks the configured DNS servers and the mail server, and the report is there afterwards', async () => {
    const { status, body } = await admin.post<{ report: Report }>(`${path}/check`);
    expect(status).toBe(200);
    const { report } = body;
    expect([report.domain, report.server]).toEqual(['club.test', `127.0.0.1:${app.sink.port}`]);
    expect(report.findings.map(({ check, state, subject }) => [check, state, subject])).toEqual([
      ['tls', 'good', `127.0.0.1:${app.sink.port}`],
      ['reverse_dns', 'unknown', '127.0.0.1'],
      ['mx', 'good', 'club.test'],
      ['spf', 'unknown', 'club.test'],
      ['dkim', 'problem', 'mail._domainkey.club.test'],
      ['dkim', 'unknown', 'slow._domainkey.club.test'],
      ['dmarc', 'warning', 'club.test'],
    ]);
    expect(report.findings.at(-1)?.add).toEqual({
      ...{ type: 'TXT', host: '_dmarc.club.test' },
      value: 'v=DMARC1; p=quarantine; rua=mailto:postmaster@club.test',
    });
    expect((await admin.get(path)).body).toEqual({ report });
  });

  it('M-10 a test email goes to the admin’s own address', async () => {
    app.sink.mails.length = 0;
    const { status, body } = await admin.post<{ to: string; delivery: string }>(testMail);
    expect([status, body.delivery]).toEqual([200, 'delivered']);
    const { body: me } = await admin.get<{ email: string }>('/api/user');
    expect(body.to).toBe(me.email);
    expect(app.sink.mails.map(({ to, subject }) => [to, subject])).toEqual([[[me.email], 'Test email from Recruit']]);
  });

  it('M-10 no test email leaves while email from the platform’s address is stopped', async () => {
    await app.source.query(
      `insert into platform_mail_stops (stopped_at, reason, sent, bounced, hard_bounces) values (now(), 'bounce_rate', 60, 4, 2)`,
    );
    app.sink.mails.length = 0;
    const { status, body } = await admin.post<{ code: string }>(testMail);
    expect([status, body.code]).toEqual([409, 'platform_stopped']);
    expect(app.sink.mails).toHaveLength(0);
    await admin.post('/api/admin/operations/platform-mail/resume');
    expect((await admin.post(testMail)).status).toBe(200);
  });

  it('M-10 a mail server that is down is named as such', async () => {
    app.sink.behave(/./, { kind: 'refuse-recipient', code: 451, words: 'later' }, 1);
    expect((await admin.post(testMail)).status).toBe(503);
  });
});

describe('M-10 without a mail server, with limits', () => {
  it('M-10 five test emails an hour, kept in the outbox; thirty checks an hour', async () => {
    const dns = await DnsStandIn.start({});
    const app = await startTestApp({ env: { RATE_LIMITS: 'on', DNS_SERVERS: dns.address } });
    const admin = await app.admin();
    for (let sent = 0; sent < 5; sent += 1) expect((await admin.post(testMail)).body).toMatchObject({ delivery: 'kept' });
    expect((await admin.post(testMail)).status).toBe(429);
    const { body } = await admin.post<{ report: Report }>(`${path}/check`);
    expect(body.report).toMatchObject({ domain: 'recruit.localhost', server: null });
    expect(body.report.findings.find(({ check }) => check === 'spf')).toMatchObject({ state: 'problem', add: null });
    for (let done = 1; done < 30; done += 1) expect((await admin.post(`${path}/check`)).status).toBe(200);
    expect((await admin.post(`${path}/check`)).status).toBe(429);
    await app.close();
    await dns.close();
  });
});
