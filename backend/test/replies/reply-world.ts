import {
  campaignOf,
  emailsOf,
  haveCoaches,
  haveDraft,
  untilCampaign,
  type Campaign,
  type CampaignEmail,
} from '../campaigns/campaign-world.js';
import { connectGmail, type Choice } from '../gmail/connect-gmail.js';
import { GmailStandIn } from '../gmail/gmail-stand-in.js';
import type { StandInMailbox, StoredMessage } from '../gmail/stand-in-mailbox.js';
import { Agent, type Answer } from '../support/agent.js';
import { noFirstLook } from '../support/first-look.js';
import { startSecondProcess } from '../support/second-process.js';
import type { ServerProcess } from '../support/server-process.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

export interface Reply {
  snippet: string;
  from: string;
  fromAddress: string;
  outsideDomain: boolean;
}

export interface AnsweredEmail extends CampaignEmail {
  repliedAt: string | null;
  bouncedAt: string | null;
  reply: Reply | null;
}

export interface Figures {
  checked: number;
  repliesFound: number;
  code?: string;
  message?: string;
}

/** The schedule of the server does not look by itself in the time of a test. */
const QUIET = { REPLY_POLL_INTERVAL_S: '86400', GMAIL_SEND_INTERVAL_MS: '0' };

/** A server that talks to the stand-in. */
export async function startReplyApp(standIn: GmailStandIn, options: Parameters<typeof startTestApp>[0] = {}): Promise<TestApp> {
  return startTestApp({ ...options, env: { ...standIn.env, ...QUIET, ...options.env } });
}

/** A second server on its database, as a process of its own. */
export function startReplyProcess(standIn: GmailStandIn, on: TestApp, env: Record<string, string> = {}): Promise<ServerProcess> {
  return startSecondProcess(on, { ...standIn.env, ...QUIET, ...env });
}

/** An athlete with a Gmail account who wrote to coaches. */
export class WritingAthlete {
  readonly agent: Agent;
  readonly mailbox: StandInMailbox;
  readonly userId: string;
  readonly coachIds: number[];
  readonly campaign: string;
  /** Browsers of this athlete, one at each server that asks go to in turn. */
  private readonly browsers: Agent[];

  private constructor(
    readonly app: TestApp,
    known: Pick<WritingAthlete, 'agent' | 'mailbox' | 'userId' | 'coachIds' | 'campaign'>,
  ) {
    const { agent, mailbox, userId, coachIds, campaign } = known;
    Object.assign(this, { agent, mailbox, userId, coachIds, campaign, browsers: [agent] });
  }

  /** Connects, and sends one campaign to `coaches` coaches. */
  static async start(app: TestApp, standIn: GmailStandIn, coaches = 1, choice: Choice = {}): Promise<WritingAthlete> {
    const agent = await app.agent();
    const email = `${agent.account?.username}@gmail.example`;
    const mailbox = standIn.addAccount(email);
    await connectGmail(agent, standIn, email, choice);
    await noFirstLook(app.source);
    const { body } = await agent.get<{ id: string }>('/api/user');
    const coachIds = (await haveCoaches(await app.admin(), agent, coaches)).slice(0, coaches);
    const campaign = await haveDraft(agent);
    const athlete = new WritingAthlete(app, { agent, mailbox, userId: body.id, coachIds, campaign });
    await athlete.send(campaign, coachIds);
    return athlete;
  }

  /** Signs in at one more server of the same database. From now on the servers are asked who replied in turn. */
  async alsoAt(other: { url: string }): Promise<Agent> {
    const browser = new Agent(other.url);
    const { username, password } = this.agent.account ?? {};
    const { status } = await browser.post('/api/login', { username, password });
    if (status !== 200) throw new Error(`signing in answered ${status}`);
    this.browsers.push(browser);
    return browser;
  }

  async send(campaign: string, selectedCoachIds: number[]): Promise<void> {
    const { status, body } = await this.agent.post(`/api/user/campaigns/${campaign}/send`, { selectedCoachIds });
    if (status !== 200) throw new Error(`sending answered ${status}: ${JSON.stringify(body)}`);
    await untilCampaign(this.agent, campaign, (one) => one.status !== 'active');
  }

  /** The email to the coach of this place in the list, as it is in SENT. */
  sent(at = 0): StoredMessage {
    const mail = this.mailbox.sent[at];
    if (!mail) throw new Error(`no mail ${at} was sent`);
    return mail;
  }

  /** Asks who replied, as the page does; a check of just now does not count. */
  async check(campaign: string | null = this.campaign): Promise<Answer<Figures>> {
    await this.hours(0.1);
    const [next = this.agent] = this.browsers.splice(0, 1);
    this.browsers.push(next);
    return next.post<Figures>(campaign ? `/api/campaigns/${campaign}/check-replies` : '/api/emails/check-replies');
  }

  /** Time goes by for this mailbox. */
  async hours(hours: number): Promise<void> {
    await this.app.source.query(
      `update reply_mailboxes set good_at = good_at - make_interval(secs => $2), retry_at = retry_at - make_interval(secs => $2),
         looked_at = looked_at - make_interval(secs => $2), swept_at = swept_at - make_interval(secs => $2)
       where user_id = $1`,
      [this.userId, hours * 3600],
    );
    await this.app.source.query('update gmail_accounts set connected_at = connected_at - make_interval(secs => $2) where user_id = $1', [
      this.userId,
      hours * 3600,
    ]);
  }

  async emails(): Promise<AnsweredEmail[]> {
    return (await emailsOf(this.agent, this.campaign)) as AnsweredEmail[];
  }

  /** The email that the stand-in has as `sent(at)`, as the athlete sees it. */
  async email(at = 0): Promise<AnsweredEmail> {
    const to = this.sent(at).header('to');
    const found = (await this.emails()).find((email) => to.includes(email.toAddress));
    if (!found) throw new Error(`no mail to ${to}`);
    return found;
  }

  figures(): Promise<Campaign & { replyCount: number; pausedReason: string | null }> {
    return campaignOf(this.agent, this.campaign) as Promise<Campaign & { replyCount: number; pausedReason: string | null }>;
  }

  async activities(kind: string): Promise<{ data: Record<string, unknown> }[]> {
    return this.app.source.query('select data from activities where user_id = $1 and kind = $2', [this.userId, kind]);
  }
}
