import { reply } from '../gmail/coach-mails.js';
import { connectGmail } from '../gmail/connect-gmail.js';
import { FAULTS, tooManyUntil } from '../gmail/fault-script.js';
import { GmailStandIn } from '../gmail/gmail-stand-in.js';
import { haveDraft, untilCampaign } from '../campaigns/campaign-world.js';
import type { ServerProcess } from '../support/server-process.js';
import type { TestApp } from '../support/test-app.js';
import { startReplyApp, startReplyProcess, WritingAthlete } from './reply-world.js';

/** Longer than the client's own retries take. */
const SLOW = 60_000;

/** What Gmail's stand-in answers at all comes sooner than this, also on a busy machine. */
const ENV = { GOOGLE_TIMEOUT_MS: '3000' };

describe('when Gmail does not answer as it should, over two server processes of one database that are asked in turn', () => {
  let standIn: GmailStandIn;
  let app: TestApp;
  let other: ServerProcess;
  let athlete: WritingAthlete;

  beforeAll(async () => {
    standIn = await GmailStandIn.start();
    app = await startReplyApp(standIn, { env: ENV });
    other = await startReplyProcess(standIn, app, ENV);
  });

  beforeEach(async () => {
    standIn.calm();
    athlete = await WritingAthlete.start(app, standIn);
    await athlete.alsoAt(other);
    expect((await athlete.check()).status).toBe(200);
  });

  afterAll(async () => {
    await other.stop();
    await app.close();
    await standIn.stop();
  });

  const mailbox = () => ({ mailbox: athlete.mailbox.email });
  const retryIn = async () => {
    const [row] = await app.source.query<{ seconds: string }[]>(
      'select extract(epoch from retry_at - now()) as seconds from reply_mailboxes where user_id = $1',
      [athlete.userId],
    );
    return Number(row?.seconds);
  };
  /** The answer is not lost: once all is well again it is found, once. */
  const foundAfterwards = async () => {
    standIn.faults.clear();
    await athlete.hours(2);
    const { body } = await athlete.check();
    expect(body.repliesFound).toBe(1);
    expect(await athlete.email()).toMatchObject({ status: 'replied' });
    expect((await athlete.figures()).replyCount).toBe(1);
  };

  it.each([
    ['the service is down', 'history.list', FAULTS.unavailable],
    ['the service is down while a message is read', 'messages.get', FAULTS.backend],
    ['the connection is cut', 'history.list', { kind: 'reset' as const }],
    ['nothing is answered', 'history.list', { kind: 'stall' as const }],
    ['the account is asked too often', 'history.list', FAULTS.userRate],
    ['Gmail answers 429 and names no moment', 'history.list', FAULTS.tooMany],
    ['the account is asked too often while a message is read', 'messages.get', FAULTS.userRate],
  ] as const)(
    'C-08 G-05 %s: says so, keeps the ledger as it is, tries later and finds the answer',
    async (_what, operation, fault) => {
      await athlete.mailbox.deliver(reply(athlete.sent()));
      standIn.fail(operation, fault, mailbox());
      const { status, body, headers } = await athlete.check();
      expect([status, body.code]).toEqual([503, 'gmail_unavailable']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await athlete.email()).toMatchObject({ status: 'sent', repliedAt: null });
      expect((await athlete.figures()).replyCount).toBe(0);
      await foundAfterwards();
    },
    SLOW,
  );

  it(
    'G-05 a limit of the whole product stops every mailbox, and all continue afterwards',
    async () => {
      await athlete.mailbox.deliver(reply(athlete.sent()));
      standIn.fail('history.list', FAULTS.projectRate, { ...mailbox(), times: 1 });
      expect((await athlete.check()).status).toBe(503);
      standIn.calm();
      await athlete.hours(2);
      expect((await athlete.check()).status).toBe(503);
      expect(standIn.calls).toEqual([]);
      await app.source.query(`delete from app_state where key = 'gmail_pause'`);
      await foundAfterwards();
    },
    SLOW,
  );

  it.each(['header', 'message'] as const)(
    'G-05 waits until Gmail allows it (said in the %s), without asking before',
    async (where) => {
      standIn.fail('history.list', tooManyUntil(where, new Date(Date.now() + 600_000)), mailbox());
      expect((await athlete.check()).status).toBe(503);
      expect(await retryIn()).toBeGreaterThan(590);
      standIn.calm();
      expect((await athlete.agent.post('/api/emails/check-replies')).status).toBe(503);
      expect(standIn.calls).toEqual([]);
    },
    SLOW,
  );

  it(
    'G-05 waits twice as long each time',
    async () => {
      standIn.fail('history.list', FAULTS.unavailable, mailbox());
      await athlete.check();
      const first = await retryIn();
      await athlete.hours(1);
      await athlete.check();
      expect(await retryIn()).toBeGreaterThan(first * 1.3);
    },
    SLOW,
  );

  it('G-05 a token that Google refuses once is renewed, and the athlete notices nothing', async () => {
    await athlete.mailbox.deliver(reply(athlete.sent()));
    standIn.fail('history.list', FAULTS.invalidCredentials, { ...mailbox(), times: 1 });
    expect((await athlete.check()).body.repliesFound).toBe(1);
  });

  it('G-03 C-08 a Gmail that refuses every token asks for a new consent; the answer is found after it', async () => {
    await athlete.mailbox.deliver(reply(athlete.sent()));
    standIn.fail('history.list', FAULTS.invalidCredentials, mailbox());
    expect(await athlete.check()).toMatchObject({ status: 409, body: { code: 'needs_reconnect' } });
    expect((await athlete.agent.get('/api/gmail/status')).body).toMatchObject({ state: 'needs_reconnect', reason: 'grant_ended' });
    expect(await athlete.email()).toMatchObject({ status: 'sent', repliedAt: null });
    standIn.calm();
    await connectGmail(athlete.agent, standIn, athlete.mailbox.email);
    await foundAfterwards();
  });

  it('G-05 a slow Gmail is waited for', async () => {
    await athlete.mailbox.deliver(reply(athlete.sent()));
    standIn.fail('*', { kind: 'slow', ms: 250 }, mailbox());
    expect((await athlete.check()).body.repliesFound).toBe(1);
  });

  it('G-05 a message that is gone in the meantime is passed over', async () => {
    const gone = await athlete.mailbox.deliver(reply(athlete.sent()));
    athlete.mailbox.remove(gone.id);
    expect((await athlete.check()).body).toEqual({ checked: 1, repliesFound: 0 });
  });

  it('C-08 says that the athlete did not allow reading', async () => {
    const sendOnly = await WritingAthlete.start(app, standIn, 1, { replies: false });
    const { status, body } = await sendOnly.check();
    expect([status, body.code]).toEqual([409, 'send_only']);
    expect(body.message).toContain('Tell me who replied');
  });

  it('C-08 says that reading was taken back at Google, and sending continues', async () => {
    standIn.fail('history.list', FAULTS.scope, { ...mailbox(), times: 1 });
    expect(await athlete.check()).toMatchObject({ status: 409, body: { code: 'send_only' } });
    const next = await haveDraft(athlete.agent);
    await athlete.send(next, athlete.coachIds);
    expect(athlete.mailbox.sent).toHaveLength(2);
  });

  it('C-08 says that Gmail is not connected, without asking anybody', async () => {
    const stranger = await app.agent();
    standIn.calm();
    const answer = await stranger.post<{ code: string; message: string }>('/api/emails/check-replies');
    expect([answer.status, answer.body.code]).toEqual([409, 'gmail_not_connected']);
    expect(answer.body.message).toContain('profile');
    expect(standIn.calls).toEqual([]);
  });

  it(
    'C-17 G-05 a grant that is taken back pauses what leaves by it, and only the athlete lets it continue',
    async () => {
      const next = await haveDraft(athlete.agent);
      // So long that the campaign does not learn of the grant by trying to send.
      standIn.fail('messages.send', tooManyUntil('header', new Date(Date.now() + 600_000)), mailbox());
      await athlete.agent.post(`/api/user/campaigns/${next}/send`, { selectedCoachIds: athlete.coachIds });
      await untilCampaign(athlete.agent, next, () => standIn.calls.some(({ status }) => status === 429));
      await athlete.mailbox.deliver(reply(athlete.sent()));
      standIn.oauth.endGrant(athlete.mailbox.email);
      const check = await athlete.check();
      expect([check.status, check.body.code]).toEqual([409, 'needs_reconnect']);
      const paused = await untilCampaign(athlete.agent, next, ({ status }) => status === 'paused');
      expect(paused).toMatchObject({ pausedReason: 'needs_reconnect', queuedCount: 1 });
      expect((await athlete.check()).status).toBe(409);
      expect(await athlete.activities('campaign_paused')).toHaveLength(1);
      const resume = () => athlete.agent.post<{ code: string; status: string }>(`/api/user/campaigns/${next}/resume`);
      expect(await resume()).toMatchObject({ status: 409, body: { code: 'needs_reconnect' } });
      standIn.faults.clear();
      await connectGmail(athlete.agent, standIn, athlete.mailbox.email);
      expect((await athlete.check()).body.repliesFound).toBe(1);
      expect(athlete.mailbox.sent).toHaveLength(1);
      await app.source.query('update gmail_accounts set paused_until = null where user_id = $1', [athlete.userId]);
      await app.source.query('update campaign_emails set due_at = now() where campaign_id = $1', [next]);
      expect((await resume()).body.status).toBe('active');
      await untilCampaign(athlete.agent, next, ({ sentCount }) => sentCount === 1);
      expect((await resume()).body.code).toBe('campaign_not_paused');
    },
    SLOW,
  );

  it('G-05 another Gmail account begins again and finds what comes into it', async () => {
    const email = `other-${athlete.mailbox.email}`;
    const other = standIn.addAccount(email, { historyId: 5n });
    await athlete.agent.post('/api/gmail/disconnect');
    await connectGmail(athlete.agent, standIn, email);
    await other.deliver(reply(athlete.sent()));
    await athlete.check();
    await athlete.hours(1.1);
    expect((await athlete.check()).body.repliesFound).toBe(1);
  });
});
