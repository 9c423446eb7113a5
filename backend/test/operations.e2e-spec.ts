import { randomUUID } from 'node:crypto';

import { reply } from './gmail/coach-mails.js';
import { GmailStandIn } from './gmail/gmail-stand-in.js';
import { until } from './imports/until.js';
import { startReplyApp, WritingAthlete } from './replies/reply-world.js';
import type { Agent } from './support/agent.js';
import type { TestApp } from './support/test-app.js';

interface Queue {
  name: string;
  due: number;
  running: number;
  failed: number;
}

interface Operations {
  users: { total: number; admins: number; newThisWeek: number; seenThisWeek: number };
  queues: Queue[];
  gmail: { isSetUp: boolean; connected: number; sendOnly: number; needsReconnect: number; resting: number };
  mailboxes: { connected: number; needsReconnect: number; resting: number };
  replies: { mailboxes: number; inTrouble: number; lastCheckAt: string | null };
  sending: { hasMailServer: boolean; lastHour: number; lastDay: number; lastWeek: number; queued: number; busiestMailbox: number | null };
  process: { eventLoopDelayP99Ms: number };
}

interface AdminHome {
  directory: { correctionsWaiting: number; suggestionsWaiting: number; schools: number; schoolsWithCoachEmail: number };
  server: { failedJobs: number; hasMailServer: boolean; queued: number; mailboxes: number };
}

interface Account {
  id: string;
  username: string;
  isAdmin: boolean;
  lastSeenAt: string | null;
}

const QUEUE = 'campaign-recover';

describe('the operations page', () => {
  let standIn: GmailStandIn;
  let app: TestApp;
  let admin: Agent;
  let athlete: WritingAthlete;

  beforeAll(async () => {
    standIn = await GmailStandIn.start();
    app = await startReplyApp(standIn);
    admin = await app.admin();
    athlete = await WritingAthlete.start(app, standIn, 3);
  });

  afterAll(async () => {
    await app.close();
    await standIn.stop();
  });

  const read = async () => (await admin.get<Operations>('/api/admin/operations')).body;
  const queue = async () => (await read()).queues.find(({ name }) => name === QUEUE);

  it('S-04 tells admins what waits: corrections, schools without a coach email, and the server', async () => {
    const home = async () => (await admin.get<AdminHome>('/api/admin/home')).body;
    const before = await home();
    const { body: schools } = await admin.get<{ id: number; coaches: { email: string | null }[] }[]>('/api/schools');
    expect(before.directory).toEqual({
      correctionsWaiting: 0,
      suggestionsWaiting: 0,
      reportsWaiting: 0,
      schools: schools.length,
      schoolsWithCoachEmail: schools.filter(({ coaches }) => coaches.some(({ email }) => email !== null)).length,
    });
    const schoolId = schools.find(({ coaches }) => coaches.every(({ email }) => email === null))?.id;
    const coach = { schoolId, name: 'Casey Reed', title: 'Head Coach', email: 'casey.reed@college.example.edu' };
    expect((await admin.post('/api/admin/coaches', coach)).status).toBe(201);
    expect((await home()).directory.schoolsWithCoachEmail).toBe(before.directory.schoolsWithCoachEmail + 1);
    const { queues, sending, replies } = await read();
    const failedJobs = queues.reduce((sum, { failed }) => sum + failed, 0);
    const { queued, hasMailServer } = sending;
    expect(before.server).toMatchObject({ failedJobs, queued, hasMailServer, mailboxes: replies.mailboxes });
  });

  it('O-03 counts users, Gmail accounts by state and what was sent', async () => {
    await WritingAthlete.start(app, standIn, 1, { replies: false });
    const { users, gmail, replies, sending } = await read();
    expect(users).toEqual({ total: 3, admins: 1, newThisWeek: 3, seenThisWeek: 3 });
    expect(gmail).toEqual({ isSetUp: true, connected: 2, sendOnly: 1, needsReconnect: 0, resting: 0 });
    expect(replies.mailboxes).toBe(1);
    expect(sending).toMatchObject({ hasMailServer: false, lastHour: 4, lastDay: 4, lastWeek: 4, queued: 0, busiestMailbox: 3 });
    await app.source.query(`update campaign_emails set sent_at = sent_at - interval '2 hours' where user_id = $1`, [athlete.userId]);
    await app.source.query(`update gmail_accounts set state = 'needs_reconnect' where user_id <> $1`, [athlete.userId]);
    expect(await read()).toMatchObject({
      gmail: { connected: 1, sendOnly: 0, needsReconnect: 1 },
      sending: { lastHour: 1, lastDay: 4, lastWeek: 4 },
    });
  });

  it('O-03 M-03 counts mailboxes by IMAP beside the Gmail accounts, their sends and their checks', async () => {
    const before = await read();
    const owner = await app.agent();
    const [{ id } = { id: '' }] = await app.source.query<{ id: string }[]>('select id from users where username = $1', [
      owner.account?.username,
    ]);
    await app.source.query(
      `insert into mailbox_accounts (user_id, address, username, password, imap_host, imap_port, imap_security, smtp_host, smtp_port,
         smtp_security, state, connection_id, paused_until, connected_at, updated_at)
       values ($1, 'm@mail.test', 'm', 'v1.x', 'mail.test', 993, 'tls', 'mail.test', 465, 'tls', 'connected', gen_random_uuid(),
         now() + interval '1 hour', now(), now())`,
      [id],
    );
    await app.source.query(
      `insert into mailbox_sends (message_id, user_id, address, at)
       select 'busy' || n, $1, 'm@mail.test', now() - interval '1 minute' from generate_series(1, 9) n`,
      [id],
    );
    const after = await read();
    expect(after.gmail).toEqual(before.gmail);
    expect(after.mailboxes).toEqual({ connected: 1, needsReconnect: 0, resting: 1 });
    expect(after.replies.mailboxes).toBe(before.replies.mailboxes + 1);
    expect(after.sending.busiestMailbox).toBe(9);
    const metrics = await app.anonymous().get<string>('/api/metrics');
    expect(metrics.body).toContain('recruit_mailbox_accounts{state="connected"} 1');
    await app.source.query(`update mailbox_accounts set state = 'needs_reconnect' where user_id = $1`, [id]);
    expect(await read()).toMatchObject({
      mailboxes: { connected: 0, needsReconnect: 1 },
      replies: { mailboxes: before.replies.mailboxes },
    });
    await app.source.query('delete from users where id = $1', [id]);
  });

  it('O-03 shows how long requests waited for the server, here and in the metrics', async () => {
    const delay = async () => (await read()).process.eventLoopDelayP99Ms;
    const before = await delay();
    // The server of the test runs in this process: whatever holds up the test holds up the server.
    await until(async () => {
      for (const end = performance.now() + before + 60; performance.now() < end;);
      return (await delay()) > before + 30;
    });
    const metrics = await app.anonymous().get<string>('/api/metrics');
    expect(Number(/^recruit_eventloop_delay_p99_seconds (.+)$/m.exec(metrics.body)?.[1])).toBeGreaterThan((before + 30) / 1000);
  });

  it('O-03 a poll of the admin finds at once what would have waited for its time', async () => {
    await athlete.mailbox.deliver(reply(athlete.sent(), { text: 'Call me on Thursday.' }));
    expect((await athlete.email()).repliedAt).toBeNull();
    expect((await admin.post('/api/admin/operations/reply-poll')).body).toEqual({ mailboxes: 1 });
    await until(async () => (await athlete.email()).repliedAt !== null);
    const first = (await read()).replies;
    expect(first).toMatchObject({ mailboxes: 1, inTrouble: 0, lastCheckAt: expect.any(String) as string });
    await athlete.hours(48);
    await athlete.mailbox.deliver(reply(athlete.sent(1), { text: 'We saw your film.' }));
    await admin.post('/api/admin/operations/reply-poll');
    await until(async () => (await athlete.email(1)).repliedAt !== null);
    expect(Date.parse((await read()).replies.lastCheckAt ?? '')).toBeGreaterThan(Date.parse(first.lastCheckAt ?? ''));
  });

  it('O-03 a failed job is counted, tried again on demand, and an unknown queue is none', async () => {
    await app.source.query(
      `insert into pgboss.job (id, name, data, state, retry_count, retry_limit, start_after, created_on, completed_on, policy)
       values ($1, $2, '{}', 'failed', 5, 5, now(), now(), now(), 'short')`,
      [randomUUID(), QUEUE],
    );
    expect(await queue()).toMatchObject({ failed: 1 });
    expect((await admin.post(`/api/admin/operations/queues/${QUEUE}/retry`)).body).toEqual({ retried: 1 });
    await until(async () => {
      const now = await queue();
      return now?.failed === 0 && now.due === 0 && now.running === 0;
    });
    expect((await admin.post(`/api/admin/operations/queues/${QUEUE}/retry`)).body).toEqual({ retried: 0 });
    const { status, body } = await admin.post('/api/admin/operations/queues/nonsense/retry');
    expect([status, body.code]).toEqual([404, 'queue_not_found']);
  });

  it('O-03 lists and searches accounts page by page, without anything secret', async () => {
    const list = async (query: string) => (await admin.get<Account[]>(`/api/admin/users?${query}`)).body;
    const all = await list('');
    expect(all).toHaveLength(3);
    expect(all.every(({ lastSeenAt }) => lastSeenAt !== null)).toBe(true);
    const pages = [await list('limit=2'), await list(`limit=2&before=${all[1]?.id}`)];
    expect(pages.flat().map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect((await list('search=ADMIN')).map(({ username, isAdmin }) => [username, isAdmin])).toEqual([['admin', true]]);
    expect(await list('search=%25')).toEqual([]);
    const shown = JSON.stringify([all, await read()]);
    for (const secret of ['hash', 'token', 'Call me']) expect(shown).not.toContain(secret);
    expect((await admin.get('/api/admin/users?limit=0')).status).toBe(400);
  });
});
