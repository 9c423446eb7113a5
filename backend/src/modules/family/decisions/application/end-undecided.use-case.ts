import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { HeldEmails } from '../../../campaigns/control/index.js';
import { GUARDIAN_LIMITS, GuardianEvents, GuardianRequests } from '../../guardians/index.js';

const DECISION_MS = GUARDIAN_LIMITS.decisionDays * 24 * 3600 * 1000;

/** Ends requests that no guardian decided in time: none of their emails is sent. */
@Injectable()
export class EndUndecided {
  constructor(
    private readonly held: HeldEmails,
    private readonly requests: GuardianRequests,
    private readonly events: GuardianEvents,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const askedBefore = new Date(now.getTime() - DECISION_MS);
    for (const campaign of await this.held.expired(askedBefore)) {
      const { athleteId, campaignId } = campaign;
      await this.held.expire(campaign, askedBefore, now, ({ name, emails }, manager) =>
        this.events.append([{ athleteId, guardianId: null, kind: 'emails_expired', at: now, data: { campaignId, name, emails } }], manager),
      );
    }
    await this.held.completeEnded(now);
    const requests = await this.requests.expire(now);
    await this.events.append(
      requests.map(({ athleteId, kind }) => ({ athleteId, guardianId: null, kind: `${kind}_expired` as const, at: now, data: {} })),
    );
  }
}
