import { emailsOf, haveCoaches, haveDraft, untilCampaign } from '../campaigns/campaign-world.js';
import { deliveryReport, reply } from '../gmail/coach-mails.js';
import type { Agent } from '../support/agent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { MailHost } from './mail-host.js';
import type { StandInAccount } from './stand-in-account.js';

const ADDRESS = 'maya@mail.example';
const PASSWORD = 'correct horse';
const QUIET = { REPLY_POLL_INTERVAL_S: '86400', MAILBOX_SEND_INTERVAL_MS: '0' };

describe('an athlete with a mailbox by IMAP and SMTP', () => {
  let host: MailHost;
  let app: TestApp;
  let athlete: Agent;
  let box: StandInAccount;
  let coachIds: number[];

  beforeAll(async () => {
    host = await MailHost.start();
    app = await startTestApp({ env: { ...host.env, ...QUIET } });
    coachIds = await haveCoaches(await app.admin(), await app.agent(), 6);
  });

  afterAll(async () => {
    await app.close();
    await host.stop();
  });

  beforeEach(async () => {
    host.calm();
    await app.source.query('delete from mailbox_accounts');
    box = host.addAccount(ADDRESS, PASSWORD);
    athlete = await app.agent();
    expect((await athlete.put('/api/mailbox', { email: ADDRESS, password: PASSWORD, ...host.servers })).status).toBe(200);
  });

  const send = async (count = 6): Promise<string> => {
    const id = await haveDraft(athlete);
    const { status } = await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds.slice(0, count) });
    expect(status).toBe(200);
    return id;
  };
  /** As if the last look were a minute ago: a few seconds later nobody looks again. */
  const check = async () => {
    await app.source.query(`update reply_mailboxes set good_at = good_at - interval '1 minute'`);
    return athlete.post('/api/emails/check-replies');
  };
  const sentTo = (address: string) => {
    const mail = host.smtp.mails.find(({ to }) => to.includes(address));
    if (!mail) throw new Error(`nothing was sent to ${address}`);
    const header = (name: string) => mail.headers[name] ?? '';
    return { header };
  };

  it('M-03 M-04 M-05 writes to six coaches, sees two replies and a bounce at once, and nothing in the mailbox is marked', async () => {
    const id = await send();
    await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(new Set(host.smtp.mails.flatMap(({ to }) => to)).size).toBe(6);
    expect(host.smtp.mails.every(({ from }) => from === ADDRESS)).toBe(true);
    const [first, second, third] = await emailsOf(athlete, id);
    await check();
    box.deliver(reply(sentTo(first?.toAddress ?? '') as never));
    // A coach who writes again instead of answering.
    box.deliver(reply(undefined, { from: `Coach <${second?.toAddress}>`, subject: 'Junior day' }));
    box.deliver(deliveryReport(sentTo(third?.toAddress ?? '') as never));
    box.deliver(reply(undefined, { from: 'Shop <news@shop.example>', subject: 'Sale' }));
    const { status, body } = await check();
    expect([status, body]).toEqual([200, { checked: 6, repliesFound: 2 }]);
    const after = await emailsOf(athlete, id);
    const of = (address?: string) => after.find(({ toAddress }) => toAddress === address)?.status;
    expect([of(first?.toAddress), of(second?.toAddress), of(third?.toAddress)]).toEqual(['replied', 'replied', 'bounced']);
    expect(box.changes).toEqual([]);
    expect(box.inbox.mails.every(({ flags }) => flags.size === 0)).toBe(true);
    // The same folder under new numbers: nothing counts twice.
    box.inbox.renumber();
    expect((await check()).body).toEqual({ checked: 6, repliesFound: 0 });
  });

  it('M-04 M-08 after disconnecting, what waits is paused and leaves from the same mailbox again once it is back', async () => {
    host.smtp.behave(/./, { kind: 'refuse-recipient', code: 451 });
    const id = await send(2);
    await untilCampaign(athlete, id, ({ queuedCount }) => queuedCount === 2);
    await athlete.delete('/api/mailbox');
    const paused = await untilCampaign(athlete, id, ({ status }) => status === 'paused');
    expect(paused).toMatchObject({ pausedReason: 'disconnected' });
    host.smtp.behaveWell();
    await athlete.put('/api/mailbox', { email: ADDRESS, password: PASSWORD, ...host.servers });
    expect((await athlete.post(`/api/user/campaigns/${id}/resume`, {})).status).toBeLessThan(300);
    // The half minute after a temporary refusal is over.
    await app.source.query(`update campaign_emails set due_at = now() where status = 'queued'`);
    await untilCampaign(athlete, id, ({ status }) => status === 'completed');
    expect(host.smtp.mails.map(({ from }) => from)).toEqual([ADDRESS, ADDRESS]);
  });
});
