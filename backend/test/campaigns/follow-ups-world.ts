import { PlanFollowUps } from '../../src/modules/campaigns/follow-ups/application/plan-follow-ups.use-case.js';
import { DeliverCampaign } from '../../src/modules/campaigns/sending/application/deliver-campaign.use-case.js';
import { WorkerIdentity } from '../../src/modules/campaigns/sending/application/ports/worker-identity.js';
import { Clock } from '../../src/shared-kernel/clock.js';
import type { Agent } from '../support/agent.js';
import type { TestApp } from '../support/test-app.js';
import { haveDraft, untilCampaign } from './campaign-world.js';

export interface Step {
  step: number;
  template: string;
  notReady: string[];
  isStarted: boolean;
  isSkipped: boolean;
  queuedCount: number;
  sentCount: number;
  skippedCount: number;
  lateCount: number;
  textCount: number;
  zoneCount: number;
  problems: { code: string; fix: string }[];
}

export interface FollowUps {
  revision: number;
  isStopped: boolean;
  unansweredCount: number;
  steps: Step[];
  zoneQuestions: { schoolId: number; schoolName: string; choices: string[] }[];
}

export interface Upcoming {
  campaignId: string;
  step: number;
  count: number;
  firstDueAt: string;
  held: string | null;
}

export const aStep = (template: string, changes: object = {}) => ({ waitDays: 7, reason: 'new_film', template, ...changes });

const DAY_MS = 24 * 3600 * 1000;

/** Campaigns with follow-ups, and a clock that the test moves. */
export class FollowUpsWorld {
  private moment: number;

  constructor(
    readonly app: TestApp,
    start: string,
  ) {
    this.moment = Date.parse(start);
    jest.spyOn(app.app.get(Clock, { strict: false }), 'now').mockImplementation(() => new Date(this.moment));
  }

  at(moment: string): void {
    this.moment = Date.parse(moment);
  }

  days(count: number): void {
    this.moment += count * DAY_MS;
  }

  /** A campaign that was sent, with these follow-ups. */
  async sent(athlete: Agent, coachIds: number[], steps: object[], text: object = {}): Promise<string> {
    const id = await haveDraft(athlete, text);
    if (steps.length > 0) await this.put(athlete, id, 1, steps);
    const { status, body } = await athlete.post(`/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
    if (status !== 200) throw new Error(`sending answered ${status}: ${JSON.stringify(body)}`);
    await this.deliver(id);
    await untilCampaign(athlete, id, (campaign) => campaign.status === 'completed');
    return id;
  }

  async put(athlete: Agent, id: string, revision: number, steps: object[]): Promise<FollowUps> {
    const { status, body } = await athlete.put<FollowUps>(`/api/user/campaigns/${id}/follow-ups`, { revision, steps });
    if (status !== 200) throw new Error(`follow-ups answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async of(athlete: Agent, id: string): Promise<FollowUps> {
    return (await athlete.get<FollowUps>(`/api/user/campaigns/${id}/follow-ups`)).body;
  }

  async upcoming(athlete: Agent): Promise<Upcoming[]> {
    return (await athlete.get<Upcoming[]>('/api/user/upcoming-follow-ups')).body;
  }

  plan(): Promise<void> {
    return this.app.app.get(PlanFollowUps, { strict: false }).run();
  }

  /** Plans, and sends what is due; the server's own job may be at it already. */
  async work(id: string): Promise<void> {
    await this.plan();
    await this.deliver(id);
    // The server's run may have looked for the last time before the plan was written.
    await this.deliver(id);
  }

  /** Returns when nobody sends this campaign any more. */
  private async deliver(id: string): Promise<void> {
    await this.app.app.get(DeliverCampaign, { strict: false }).run(id);
    const worker = this.app.app.get(WorkerIdentity, { strict: false });
    while (!(await worker.exclusively(`deliver ${id}`, () => Promise.resolve()))) await new Promise((resume) => setTimeout(resume, 20));
  }

  /** Status and reason of the emails of a step, in the order of the coaches. */
  rows(id: string, step: number): Promise<{ status: string; reason: string | null; dueAt: Date; coachId: number; toAddress: string }[]> {
    return this.app.source.query(
      `select status, reason_code as reason, due_at as "dueAt", coach_id as "coachId", to_address as "toAddress" from campaign_emails
       where campaign_id = $1 and step = $2 order by coach_id`,
      [id, step],
    );
  }
}
