import { LookAfterUndecided } from '../../src/modules/family/decisions/adapters/jobs/look-after-undecided.js';
import type { Agent, Answer } from '../support/agent.js';
import { guardianOf, type GuardianOptions } from '../support/guardian.js';
import { haveDraft } from '../campaigns/campaign-world.js';
import { FollowUpsWorld } from '../campaigns/follow-ups-world.js';

export interface Approval {
  athleteId: string;
  campaignId: string;
  emails: number;
  schools: number;
  firstEmails: number;
  followUps: number;
  answers: number;
  upTo: string;
  expiresAt: string;
}

export interface ApprovalPage extends Approval {
  texts: { id: string; toAddress: string; subject: string; text: string; byHand: boolean }[];
  next: string | null;
}

export interface OwnApprovals {
  emails: (Approval & { told: number | null })[];
  approve: string | null;
  pausedAt: string | null;
}

type Guardian = Agent & { id: string };

/** An athlete with a guardian, and a clock that the test moves. */
export class FamilyWorld extends FollowUpsWorld {
  athlete: Agent;
  athleteId: string;
  guardian: Guardian;

  /** A new athlete with a new guardian. */
  async begin(options: GuardianOptions = {}): Promise<void> {
    this.athlete = await this.app.agent();
    await this.athlete.put('/api/user/email-settings', { repeatDays: 0 });
    this.athleteId = (await this.athlete.get<{ id: string }>('/api/user')).body.id;
    this.guardian = await guardianOf(this.app, [this.athleteId], options);
  }

  /** A campaign that was sent to these coaches, whatever waits of it. */
  async send(coachIds: number[], body: object = {}, text: object = {}): Promise<string> {
    const id = await haveDraft(this.athlete, text);
    const { status, body: said } = await this.athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds, ...body });
    if (status !== 200) throw new Error(`sending answered ${status}: ${JSON.stringify(said)}`);
    return id;
  }

  async approvals(guardian: Agent = this.guardian): Promise<Approval[]> {
    return (await guardian.get<{ emails: Approval[] }>('/api/family/approvals')).body.emails;
  }

  async own(): Promise<OwnApprovals> {
    return (await this.athlete.get<OwnApprovals>('/api/user/approvals')).body;
  }

  pathOf(campaignId: string): string {
    return `/api/family/athletes/${this.athleteId}/approvals/${campaignId}`;
  }

  async page(campaignId: string): Promise<ApprovalPage> {
    return (await this.guardian.get<ApprovalPage>(this.pathOf(campaignId))).body;
  }

  decide(
    campaignId: string,
    decision: 'approve' | 'decline',
    more: { upTo?: string; except?: string[] } = {},
    guardian: Agent = this.guardian,
  ): Promise<Answer<{ emails: number; code: string }>> {
    return guardian.post(this.pathOf(campaignId), { decision, upTo: new Date(Date.UTC(2100, 0, 1)).toISOString(), ...more });
  }

  async set(change: { approve?: string; askBeforeSharing?: boolean; paused?: boolean }): Promise<void> {
    const { status, body } = await this.guardian.put(`/api/family/athletes/${this.athleteId}/controls`, change);
    if (status !== 200) throw new Error(`controls answered ${status}: ${JSON.stringify(body)}`);
  }

  /** What the job does every few seconds. */
  lookAfter(): Promise<void> {
    return this.app.app.get(LookAfterUndecided, { strict: false }).run();
  }

  /** How many emails of the campaign are in each state. */
  async states(campaignId: string): Promise<Record<string, number>> {
    const rows = await this.app.source.query<{ status: string; count: number }[]>(
      'select status, count(*)::int as count from campaign_emails where campaign_id = $1 group by status',
      [campaignId],
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  /** Resolves when exactly so many emails of the campaign left. */
  async untilSent(campaignId: string, count: number): Promise<void> {
    await this.until(async () => (await this.states(campaignId))['sent'] === count);
  }

  /** Looks again until it is so. */
  async until(isSo: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + 30_000;
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error('it did not become so within 30 seconds');
      await new Promise((resume) => setTimeout(resume, 50));
    }
  }

  /** Kinds of the family log, oldest first. */
  async log(): Promise<string[]> {
    const rows = await this.app.source.query<{ kind: string }[]>('select kind from guardian_events where athlete_id = $1 order by at, id', [
      this.athleteId,
    ]);
    return rows.map(({ kind }) => kind);
  }
}
