import { EnqueueDueMailboxes } from '../../src/modules/campaigns/replies/application/enqueue-due-mailboxes.use-case.js';
import { MAILBOX_QUEUE } from '../../src/modules/campaigns/ledger/application/queues.js';
import { reply } from '../gmail/coach-mails.js';
import { GmailStandIn } from '../gmail/gmail-stand-in.js';
import type { Agent } from '../support/agent.js';
import type { ServerProcess } from '../support/server-process.js';
import type { TestApp } from '../support/test-app.js';
import { startReplyApp, startReplyProcess, WritingAthlete, type Figures } from './reply-world.js';

const ATHLETES = 12;

describe('two server processes on one database', () => {
  let standIn: GmailStandIn;
  let one: TestApp;
  let two: ServerProcess;
  const athletes: WritingAthlete[] = [];

  beforeAll(async () => {
    standIn = await GmailStandIn.start();
    one = await startReplyApp(standIn);
    two = await startReplyProcess(standIn, one);
    for (let at = 0; at < ATHLETES; at += 1) athletes.push(await WritingAthlete.start(one, standIn));
    for (const athlete of athletes) await athlete.check();
  });

  afterAll(async () => {
    await two.stop();
    await one.close();
    await standIn.stop();
  });

  const replied = async () => {
    const [row] = await one.source.query<{ count: number }[]>(`select count(*)::int from campaign_emails where status = 'replied'`);
    return row?.count ?? 0;
  };

  /** Nobody has a mailbox to look into any more, nor is at it. */
  const untilIdle = async () => {
    for (;;) {
      const jobs = await one.source.query<object[]>(
        `select 1 from pgboss.job where name = '${MAILBOX_QUEUE}' and state in ('created', 'retry', 'active')`,
      );
      if (jobs.length === 0) return;
      await new Promise((resume) => setTimeout(resume, 50));
    }
  };

  it('G-05 share the due mailboxes: each is looked into by exactly one of them, and no answer counts twice', async () => {
    for (const athlete of athletes) await athlete.mailbox.deliver(reply(athlete.sent()));
    standIn.latencyMs = 20;
    // A look of the servers' own schedule, begun before, is not one of these.
    await untilIdle();
    standIn.calm();
    // A second ago: the servers' clocks count whole milliseconds, and the database's may be a part of one ahead.
    await one.source.query(`update reply_mailboxes set next_check_at = now() - interval '1 second'`);
    // As when the schedules of both strike at once: only the database is between the two.
    const strike = () => one.app.get(EnqueueDueMailboxes).run();
    await Promise.all([strike(), strike()]);
    await untilIdle();
    expect(await replied()).toBe(ATHLETES);
    const looks = standIn.calls.filter(({ operation }) => operation === 'history.list').map(({ mailbox }) => mailbox);
    expect(looks.sort()).toEqual(athletes.map(({ mailbox }) => mailbox.email).sort());
    const recorded = await one.source.query(`select 1 from activities where kind = 'coach_replied'`);
    expect(recorded).toHaveLength(ATHLETES);
  });

  it('C-08 asked at the same moment, they tell of an answer once', async () => {
    const athlete = await WritingAthlete.start(one, standIn);
    // A check that began before the reply came would be fresh enough for five seconds more, and find nothing.
    await one.source.query(`update reply_mailboxes set next_check_at = now() + interval '1 day'`);
    await untilIdle();
    await athlete.hours(0.1);
    await athlete.mailbox.deliver(reply(athlete.sent()));
    const elsewhere = await athlete.alsoAt(two);
    const ask = (agent: Agent) => agent.post<Figures>('/api/emails/check-replies');
    const answers = [...(await Promise.all([ask(athlete.agent), ask(elsewhere)])), await ask(elsewhere)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.repliesFound, 0)).toBe(1);
    expect(await athlete.email()).toMatchObject({ status: 'replied' });
  });
});
