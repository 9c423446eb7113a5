import { EnqueueDueMailboxes } from '../../src/modules/campaigns/replies/application/enqueue-due-mailboxes.use-case.js';
import { FileSentMail } from '../../src/modules/gmail/mailboxes/application/file-sent-mail.use-case.js';
import { emailsOf, haveCoaches, haveDraft, untilCampaign } from '../campaigns/campaign-world.js';
import { reply } from '../gmail/coach-mails.js';
import { Agent } from '../support/agent.js';
import { startSecondProcess } from '../support/second-process.js';
import type { ServerProcess } from '../support/server-process.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { MailHost } from './mail-host.js';
import type { StandInAccount } from './stand-in-account.js';

const ADDRESS = 'maya@mail.example';
const PASSWORD = 'correct horse';
const COACHES = 8;
const QUIET = { REPLY_POLL_INTERVAL_S: '86400', MAILBOX_SEND_INTERVAL_MS: '0' };

describe('two server processes and one mailbox', () => {
  let host: MailHost;
  let one: TestApp;
  let two: ServerProcess;
  let athlete: Agent;
  let elsewhere: Agent;
  let box: StandInAccount;
  let campaigns: string[];

  beforeAll(async () => {
    host = await MailHost.start();
    host.filesSent = false;
    one = await startTestApp({ env: { ...host.env, ...QUIET } });
    two = await startSecondProcess(one, { ...host.env, ...QUIET });
    athlete = await one.agent();
    elsewhere = new Agent(two.url);
    const { username, password } = athlete.account ?? {};
    await elsewhere.post('/api/login', { username, password });
    box = host.addAccount(ADDRESS, PASSWORD);
    await athlete.put('/api/mailbox', { email: ADDRESS, password: PASSWORD, ...host.servers });
    const coachIds = await haveCoaches(await one.admin(), athlete, COACHES);
    campaigns = [await haveDraft(athlete), await haveDraft(athlete)];
    await Promise.all([
      athlete.post(`/api/user/campaigns/${campaigns[0]}/send`, { selectedCoachIds: coachIds.slice(0, COACHES / 2) }),
      elsewhere.post(`/api/user/campaigns/${campaigns[1]}/send`, { selectedCoachIds: coachIds.slice(COACHES / 2) }),
    ]);
    for (const id of campaigns) await untilCampaign(athlete, id, ({ status }) => status === 'completed');
  });

  afterAll(async () => {
    await two.stop();
    await one.close();
    await host.stop();
  });

  it('M-04 both send from it: every coach has one email', async () => {
    const to = host.smtp.mails.flatMap((mail) => mail.to);
    expect([to.length, new Set(to).size]).toEqual([COACHES, COACHES]);
  });

  it('M-04 both put the copies into Sent: each email is there once', async () => {
    await one.source.query(`update mailbox_sends set file_at = now() - interval '1 second' where filing is not null`);
    await Promise.all([1, 2].map(() => one.app.get(FileSentMail).run()));
    const ids = box.appended.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw.toString())?.[1]);
    expect([ids.length, new Set(ids).size]).toEqual([COACHES, COACHES]);
  });

  it('M-05 both look into it and both are asked: each reply is found and told once, and nothing in the mailbox is changed', async () => {
    const [first, second] = await emailsOf(athlete, campaigns[0] ?? '');
    for (const email of [first, second]) {
      const sent = host.smtp.mails.find(({ to }) => to.includes(email?.toAddress ?? ''));
      box.deliver(reply({ header: (name: string) => sent?.headers[name] ?? '' } as never));
    }
    box.changes.length = 0;
    const makeDue = () =>
      one.source.query(`update reply_mailboxes set next_check_at = now() - interval '1 second', good_at = good_at - interval '1 minute'`);
    await makeDue();
    const ask = (agent: Agent) => agent.post<{ repliesFound: number }>('/api/emails/check-replies');
    const [, ...answers] = await Promise.all([one.app.get(EnqueueDueMailboxes).run(), ask(athlete), ask(elsewhere), ask(athlete)]);
    const found = () => answers.reduce((sum, { body }) => sum + body.repliesFound, 0);
    // A look that began before the replies came counts as fresh for a moment.
    for (let more = 0; more < 10 && found() < 2; more += 1) {
      await makeDue();
      answers.push(await ask(elsewhere));
    }
    answers.push(await ask(athlete));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(found()).toBe(2);
    const noted = await one.source.query<object[]>(`select 1 from activities where kind = 'coach_replied'`);
    expect([noted.length, box.changes]).toEqual([2, []]);
  });
});
