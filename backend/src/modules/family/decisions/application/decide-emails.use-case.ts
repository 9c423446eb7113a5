import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { PlanSchedule } from '../../../campaigns/schedule/index.js';
import { CampaignControl, HeldEmails, type HeldChoice, type HeldEmail } from '../../../campaigns/control/index.js';
import { GuardianEvents } from '../../guardians/index.js';
import { NothingToDecide } from '../domain/decision-errors.js';

export interface EmailDecision extends HeldChoice {
  guardianId: string;
  decision: 'approve' | 'decline';
}

/** A guardian lets emails go, or ends them. Anyone who is second finds nothing left to decide. */
@Injectable()
export class DecideEmails {
  constructor(
    private readonly held: HeldEmails,
    private readonly control: CampaignControl,
    private readonly plan: PlanSchedule,
    private readonly events: GuardianEvents,
    private readonly clock: Clock,
  ) {}

  /** Returns how many emails it was. Throws NothingToDecide. */
  async run({ guardianId, decision, ...choice }: EmailDecision): Promise<number> {
    const { athleteId, campaignId } = choice;
    const now = this.clock.now();
    const kind = decision === 'approve' ? ('emails_approved' as const) : ('emails_declined' as const);
    const note: Parameters<HeldEmails['decline']>[2] = ({ name, emails }, manager) =>
      this.events.append([{ athleteId, guardianId, kind, at: now, data: { campaignId, name, emails } }], manager);
    const decided =
      decision === 'approve'
        ? await this.held.approve(choice, { guardianId, times: await this.newTimes(choice, now) }, now, note)
        : await this.held.decline(choice, now, note);
    if (decided === 0) throw new NothingToDecide();
    return decided;
  }

  /** A schedule whose times passed without a decision is planned again; all other emails are sent at once. */
  private async newTimes(choice: HeldChoice, now: Date): Promise<{ id: string; dueAt: Date; quietZone: string | null }[]> {
    const campaign = await this.control.scheduleOf(choice.athleteId, choice.campaignId);
    if (!campaign?.schedule) return [];
    const overdue = (await this.held.waiting(choice)).filter(({ step, dueAt }) => step === 0 && dueAt <= now);
    const { schedule } = campaign;
    const onward = schedule.way === 'at' ? { ...schedule, way: 'now' as const, at: null } : schedule;
    const times = await this.plan.times(onward, overdue.map(schoolOf), now);
    return overdue.flatMap(({ id }, at) => (times[at] ? [{ id, ...times[at] }] : []));
  }
}

const schoolOf = ({ schoolId }: HeldEmail) => schoolId;
