import { haveDraft } from '../campaigns/campaign-world.js';
import { deliveryReport, limitReached, newThread, outOfOffice, reply } from '../gmail/coach-mails.js';
import { GmailStandIn } from '../gmail/gmail-stand-in.js';
import type { TestApp } from '../support/test-app.js';
import { startReplyApp, WritingAthlete } from './reply-world.js';

interface Timeline {
  entries: { kind: string; from: string | null; text: string | null; outsideDomain: boolean }[];
}

describe('who replied, over HTTP and with the real client of Gmail', () => {
  let standIn: GmailStandIn;
  let app: TestApp;

  beforeAll(async () => {
    standIn = await GmailStandIn.start();
    app = await startReplyApp(standIn);
  });

  beforeEach(() => standIn.calm());

  afterAll(async () => {
    await app.close();
    await standIn.stop();
  });

  const athleteWith = (coaches = 1) => WritingAthlete.start(app, standIn, coaches);
  const schoolOf = async (athlete: WritingAthlete) => {
    const { body } =
      await athlete.agent.get<{ id: number; responseGotten: boolean; leadLevel: string; coaches: { id: number }[] }[]>('/api/schools');
    const found = body.find(({ coaches }) => coaches.some(({ id }) => id === athlete.coachIds[0]));
    if (!found) throw new Error('no school');
    return found;
  };

  it('C-08 G-05 R-05 R-09 finds an answer, shows it and warms the school, once', async () => {
    const athlete = await athleteWith(2);
    expect((await athlete.check()).body).toEqual({ checked: 2, repliesFound: 0 });
    await athlete.mailbox.deliver(reply(athlete.sent(), { text: 'Call me on Thursday.' }));
    const { status, body } = await athlete.check();
    expect([status, body]).toEqual([200, { checked: 2, repliesFound: 1 }]);
    expect(await athlete.email()).toMatchObject({
      status: 'replied',
      repliedAt: expect.any(String) as string,
      reply: { snippet: 'Call me on Thursday.', outsideDomain: false },
    });
    expect(await athlete.figures()).toMatchObject({ sentCount: 2, replyCount: 1, status: 'completed' });
    expect(await schoolOf(athlete)).toMatchObject({ responseGotten: true, leadLevel: 'warm' });
    const { body: timeline } = await athlete.agent.get<Timeline>(`/api/schools/${(await schoolOf(athlete)).id}/timeline`);
    expect(timeline.entries.find(({ kind }) => kind === 'mail_replied')).toMatchObject({ text: 'Call me on Thursday.' });
    expect(await athlete.activities('coach_replied')).toMatchObject([{ data: { snippet: 'Call me on Thursday.' } }]);
    expect((await athlete.check()).body.repliesFound).toBe(0);
  });

  it('G-05 an idle check costs one call and two units, however many emails were sent', async () => {
    const athlete = await athleteWith(12);
    await athlete.check();
    standIn.calm();
    await athlete.check();
    expect(standIn.calls.map(({ operation }) => operation)).toEqual(['history.list']);
    expect(standIn.units()).toBe(2);
    await athlete.mailbox.deliver(reply(athlete.sent(3)));
    await athlete.mailbox.deliver(newThread('news@elsewhere.example'));
    standIn.calm();
    expect((await athlete.check()).body.repliesFound).toBe(1);
    expect(standIn.units()).toBe(2 + 20);
  });

  it('C-08 many open pages cost one check', async () => {
    const athlete = await athleteWith();
    await athlete.check();
    standIn.calm();
    const ask = () => athlete.agent.post('/api/emails/check-replies');
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(standIn.calls).toEqual([]);
  });

  it('C-08 tells of an answer that the schedule found before, and only of the asked campaign', async () => {
    const athlete = await athleteWith();
    const other = await haveDraft(athlete.agent, { name: 'Camp' });
    await athlete.mailbox.deliver(reply(athlete.sent()));
    expect((await athlete.check(other)).body).toEqual({ checked: 0, repliesFound: 0 });
    expect((await athlete.check(null)).body).toEqual({ checked: 1, repliesFound: 1 });
  });

  it('G-05 an out-of-office message is recorded and not counted; the answer after it is', async () => {
    const athlete = await athleteWith();
    await athlete.mailbox.deliver(outOfOffice(athlete.sent()));
    expect((await athlete.check()).body.repliesFound).toBe(0);
    expect(await athlete.email()).toMatchObject({ status: 'auto_reply', repliedAt: null, reply: null });
    expect(await schoolOf(athlete)).toMatchObject({ responseGotten: false, leadLevel: 'cold' });
    await athlete.mailbox.deliver(reply(athlete.sent()));
    expect((await athlete.check()).body.repliesFound).toBe(1);
    expect((await athlete.email()).status).toBe('replied');
  });

  it('G-05 C-12 a hard bounce marks the email, and the address gets no further mail of this athlete', async () => {
    const athlete = await athleteWith();
    await athlete.mailbox.deliver(deliveryReport(athlete.sent()));
    await athlete.check();
    expect(await athlete.email()).toMatchObject({
      status: 'bounced',
      reasonCode: 'bounced',
      errorMessage: expect.stringContaining('does not exist') as string,
      bouncedAt: expect.any(String) as string,
    });
    expect(await athlete.activities('mail_bounced')).toHaveLength(1);
    const next = await haveDraft(athlete.agent);
    const { body: recipients } = await athlete.agent.get<{ coachId: number; selectable: boolean; reason: string }[]>(
      `/api/campaigns/${next}/recipients`,
    );
    expect(recipients.find(({ coachId }) => coachId === athlete.coachIds[0])).toMatchObject({
      selectable: false,
      reason: 'Email to this address bounced',
    });
    const { body: queue } = await (await app.admin()).get<{ coachId: number; kind: string }[]>('/api/admin/corrections?status=open');
    expect(queue.filter(({ coachId }) => coachId === athlete.coachIds[0])).toHaveLength(1);
    const sent = await athlete.agent.post<{ code: string }>(`/api/user/campaigns/${next}/send`, { selectedCoachIds: athlete.coachIds });
    expect([sent.status, sent.body.code]).toEqual([400, 'no_addresses']);
  });

  it('G-05 a full mailbox came back but is not given up; a delay says nothing yet', async () => {
    const athlete = await athleteWith(2);
    await athlete.mailbox.deliver(deliveryReport(athlete.sent(0), { status: '4.2.2', diagnostic: 'smtp; 452 4.2.2 over quota' }));
    await athlete.mailbox.deliver(deliveryReport(athlete.sent(1), { status: '4.4.1', action: 'delayed' }));
    await athlete.check();
    expect((await athlete.email(0)).status).toBe('bounced');
    expect((await athlete.email(1)).status).toBe('sent');
    const next = await haveDraft(athlete.agent);
    const { body } = await athlete.agent.get<{ selectable: boolean; coachId: number }[]>(`/api/campaigns/${next}/recipients`);
    const written = body.filter(({ coachId }) => athlete.coachIds.includes(coachId));
    expect(written.map(({ selectable }) => selectable)).toEqual([true, true]);
  });

  it('C-08 an answer that was found for a page which was closed in the meantime is announced to the next one', async () => {
    const athlete = await athleteWith();
    await athlete.check();
    await athlete.mailbox.deliver(reply(athlete.sent()));
    await athlete.hours(0.1);
    standIn.calm();
    standIn.latencyMs = 300;
    const closing = new AbortController();
    const asked = fetch(`${app.url}/api/emails/check-replies`, {
      method: 'POST',
      headers: { cookie: athlete.agent.cookie, 'sec-fetch-site': 'same-origin' },
      signal: closing.signal,
    }).catch(() => 'closed');
    while (standIn.calls.length === 0) await new Promise((resume) => setTimeout(resume, 10));
    closing.abort();
    expect(await asked).toBe('closed');
    standIn.latencyMs = 0;
    const isFound = async () => (await athlete.email()).status === 'replied';
    while (!(await isFound())) await new Promise((resume) => setTimeout(resume, 20));
    let announced = 0;
    while (announced === 0) announced = (await athlete.check()).body.repliesFound;
    expect([announced, (await athlete.check()).body.repliesFound]).toEqual([1, 0]);
  });

  it('G-05 “limit reached” stops the mailbox for a day and does not blame the coach', async () => {
    const athlete = await athleteWith();
    await athlete.mailbox.deliver(limitReached(athlete.sent()));
    await athlete.check();
    expect(await athlete.email()).toMatchObject({ status: 'failed', reasonCode: 'sending_limit' });
    const [account] = await app.source.query<{ hours: number }[]>(
      `select extract(epoch from paused_until - now()) / 3600 as hours from gmail_accounts where user_id = $1`,
      [athlete.userId],
    );
    expect(Number(account?.hours)).toBeGreaterThan(23);
    expect(await app.source.query('select 1 from suppressed_addresses where user_id = $1', [athlete.userId])).toEqual([]);
  });

  it('G-05 R-09 an answer of somebody else is found by its thread, and marked when it comes from outside of the school', async () => {
    const athlete = await athleteWith(2);
    const [at = ''] = /@[^>]+/.exec(athlete.sent().header('to')) ?? [];
    await athlete.mailbox.deliver(reply(athlete.sent(0), { from: `Dana Fieldhouse <dana${at}>` }));
    await athlete.mailbox.deliver(reply(athlete.sent(1), { from: 'Dana <dana@elsewhere.example.com>' }));
    expect((await athlete.check()).body.repliesFound).toBe(2);
    expect((await athlete.email(0)).reply).toMatchObject({ from: 'Dana Fieldhouse', outsideDomain: false });
    expect((await athlete.email(1)).reply).toMatchObject({ fromAddress: 'dana@elsewhere.example.com', outsideDomain: true });
  });

  it('G-05 a coach who begins a new thread is found within an hour, and nobody is looked for before', async () => {
    const athlete = await athleteWith();
    await athlete.check();
    await athlete.mailbox.deliver(newThread(athlete.sent().header('to'), { text: 'Come to our junior day.' }));
    expect((await athlete.check()).body.repliesFound).toBe(0);
    await athlete.hours(1);
    expect((await athlete.check()).body.repliesFound).toBe(1);
    expect((await athlete.email()).reply?.snippet).toBe('Come to our junior day.');
    standIn.calm();
    await athlete.check();
    expect(standIn.units()).toBe(2);
  });

  it('X-01 G-05 an answer that names an email of another athlete counts for the email of the mailbox it came to', async () => {
    const [other, athlete] = [await athleteWith(), await athleteWith()];
    await athlete.check();
    await athlete.mailbox.deliver(newThread(athlete.sent().header('to'), { inReplyTo: other.sent() }));
    await athlete.hours(1);
    expect((await athlete.check()).body.repliesFound).toBe(1);
    expect([(await athlete.email()).status, (await other.email()).status]).toEqual(['replied', 'sent']);
    expect([(await athlete.activities('coach_replied')).length, (await other.activities('coach_replied')).length]).toEqual([1, 0]);
  });

  it('G-05 an answer that a filter put away is found within a day', async () => {
    const athlete = await athleteWith();
    await athlete.check();
    const [at = ''] = /@[^>]+/.exec(athlete.sent().header('to')) ?? [];
    await athlete.mailbox.deliver(reply(athlete.sent(), { from: `Dana <dana${at}>` }), { labels: ['UNREAD'] });
    expect((await athlete.check()).body.repliesFound).toBe(0);
    await athlete.hours(24);
    expect((await athlete.check()).body.repliesFound).toBe(1);
  });

  it('G-05 what the athlete writes in the thread is no answer', async () => {
    const athlete = await athleteWith();
    const own = reply(athlete.sent(), { from: `Marcus <${athlete.mailbox.email}>`, to: athlete.sent().header('to') });
    await athlete.mailbox.deliver(own, { labels: ['INBOX', 'SENT'] });
    expect((await athlete.check()).body.repliesFound).toBe(0);
    expect((await athlete.email()).status).toBe('sent');
  });

  it('G-05 records that are told twice and come on many pages count once each', async () => {
    const athlete = await athleteWith(5);
    await athlete.check();
    Object.assign(athlete.mailbox, { duplicatesHistory: true, pageSize: 2 });
    for (const at of [0, 1, 2, 3, 4]) await athlete.mailbox.deliver(reply(athlete.sent(at)));
    expect((await athlete.check()).body.repliesFound).toBe(5);
    expect((await athlete.check()).body.repliesFound).toBe(0);
    expect(await athlete.activities('coach_replied')).toHaveLength(5);
  });

  it('G-05 an expired history is made up for from the list of the inbox', async () => {
    const athlete = await athleteWith(2);
    await athlete.check();
    await athlete.mailbox.deliver(reply(athlete.sent(0)));
    await athlete.check();
    await athlete.mailbox.deliver(reply(athlete.sent(1)));
    athlete.mailbox.expireHistory();
    expect((await athlete.check()).body.repliesFound).toBe(1);
    expect((await athlete.figures()).replyCount).toBe(2);
    standIn.calm();
    await athlete.check();
    expect(standIn.units()).toBe(2);
  });

  it('G-05 a Message-ID that Gmail rewrote does not matter', async () => {
    const agent = await WritingAthlete.start(app, standIn, 1);
    agent.mailbox.rewritesMessageId = true;
    const again = await haveDraft(agent.agent, { name: 'Again' });
    await agent.send(again, agent.coachIds);
    await agent.mailbox.deliver(reply(agent.sent(1)));
    expect((await agent.check(again)).body.repliesFound).toBe(1);
  });
});
