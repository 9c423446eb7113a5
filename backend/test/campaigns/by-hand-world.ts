import type { Agent } from '../support/agent.js';
import type { TestApp } from '../support/test-app.js';
import { campaignOf, emailsOf, haveCoaches, haveDraft, type Campaign, type CampaignEmail } from './campaign-world.js';

export interface Problem {
  code: string;
  message: string;
  items?: { coachId: number; code: string }[];
  errors?: { field: string }[];
}

export type HandCampaign = Campaign & { sentByHandCount: number; openCount: number; replyCount: number };
export type HandMail = CampaignEmail & { channel: string; coachId: number; repliedAt: string | null; reply: { isNoted: boolean } | null };

export const BY_EMAIL = { channel: 'email_by_hand' };

/** An athlete with three coaches, and a campaign that the athlete sends by hand. */
export class ByHandWorld {
  private constructor(
    private readonly app: TestApp,
    readonly athlete: Agent,
    readonly coachIds: number[],
  ) {}

  id = '';
  mails: HandMail[] = [];

  static async start(app: TestApp): Promise<ByHandWorld> {
    const athlete = await app.agent();
    const coachIds = (await haveCoaches(await app.admin(), athlete, 3)).slice(0, 3);
    const world = new ByHandWorld(app, athlete, coachIds);
    await world.choose();
    return world;
  }

  /** Another campaign to the three coaches, from now on the one that everything is about. */
  async choose(changes: Parameters<typeof haveDraft>[1] = {}, confirmed: object[] = []): Promise<void> {
    const campaign = await haveDraft(this.athlete, changes);
    const body = { selectedCoachIds: this.coachIds, byHand: true, confirmed };
    const { status, body: answer } = await this.athlete.post<Problem>(`/api/user/campaigns/${campaign}/send`, body);
    if (status !== 200) throw new Error(`send answered ${status}: ${JSON.stringify(answer)}`);
    this.id = campaign;
    this.mails = (await emailsOf(this.athlete, campaign)) as HandMail[];
  }

  first(): HandMail {
    return this.mails[0] as HandMail;
  }

  second(): HandMail {
    return this.mails[1] as HandMail;
  }

  path(mail: { id: string }, rest = 'by-hand'): string {
    return `/api/campaigns/${this.id}/emails/${mail.id}/${rest}`;
  }

  sent(mail: { id: string }, body: object = BY_EMAIL) {
    return this.athlete.put<HandMail & Problem>(this.path(mail), body);
  }

  undone(mail: { id: string }) {
    return this.athlete.delete<HandMail & Problem>(this.path(mail));
  }

  replied(mail: { id: string }, body: object = { at: new Date().toISOString(), text: 'Call me on Thursday.' }) {
    return this.athlete.put<HandMail & Problem>(this.path(mail, 'noted-reply'), body);
  }

  async campaign(): Promise<HandCampaign> {
    return (await campaignOf(this.athlete, this.id)) as HandCampaign;
  }

  /** The tracking of the coaches' school. */
  async tracked(): Promise<object | undefined> {
    const { body } = await this.athlete.get<object[]>('/api/user/target-schools');
    return body[0];
  }

  async schoolId(): Promise<number> {
    const [row] = await this.app.source.query<{ id: number }[]>('select school_id as id from campaign_emails where id = $1', [
      this.first().id,
    ]);
    return row?.id ?? 0;
  }

  async timeline(): Promise<{ kind: string }[]> {
    const { body } = await this.athlete.get<{ entries: { kind: string }[] }>(`/api/schools/${await this.schoolId()}/timeline`);
    return body.entries;
  }

  /** Sent, sent by hand and replied: the same on every page. */
  async figures(): Promise<number[] | undefined> {
    const { body: stats } = await this.athlete.get('/api/user/stats');
    const { body: home } = await this.athlete.get<{ figures: Figures }>('/api/user/home');
    const { body: analytics } = await this.athlete.get<{ figures: Figures }>('/api/user/analytics?range=7d');
    const of = (one: Figures) => [one.sent, one.sentByHand, one.replied];
    const { emailsSentCount, emailsSentByHandCount, emailsRepliedCount } = stats as Record<string, number>;
    const { sentCount, sentByHandCount, replyCount } = await this.campaign();
    const all = [
      [emailsSentCount, emailsSentByHandCount, emailsRepliedCount],
      of(home.figures),
      of(analytics.figures),
      [sentCount, sentByHandCount, replyCount],
    ] as number[][];
    expect(new Set(all.map(String)).size).toBe(1);
    return all[0];
  }
}

interface Figures {
  sent: number;
  sentByHand: number;
  replied: number;
}
