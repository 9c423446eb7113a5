import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { AthleteProfileRepository } from '../../../profile/athlete/index.js';
import { ManageShare } from '../../../profile/share/index.js';
import { GuardianEvents, GuardianRequests, type RequestData, type RequestDecision } from '../../guardians/index.js';
import { RequestNotOpen } from '../domain/decision-errors.js';

/** A guardian approves or declines a request other than emails. */
@Injectable()
export class DecideRequest {
  constructor(
    private readonly requests: GuardianRequests,
    private readonly shares: ManageShare,
    private readonly profiles: AthleteProfileRepository,
    private readonly events: GuardianEvents,
    private readonly clock: Clock,
  ) {}

  /** Throws RequestNotOpen. */
  async run(decision: RequestDecision): Promise<void> {
    const now = this.clock.now();
    const { athleteId, guardianId } = decision;
    const approved = decision.decision === 'approved';
    const decided = await this.requests.decide(decision, now, async ({ kind }, manager) => {
      const what = kind === 'sharing' ? ('sharing' as const) : ('birth_date' as const);
      await this.events.append([{ athleteId, guardianId, kind: `${what}_${decision.decision}`, at: now, data: {} }], manager);
    });
    if (!decided) throw new RequestNotOpen();
    if (approved && decided.kind === 'birth_date') {
      const { birthdate } = decided.data as RequestData['birth_date'];
      await this.profiles.change(athleteId, { fields: { birthdate }, now });
    }
    if (approved && decided.kind === 'sharing') await this.shares.turnOn(athleteId, decided.data as RequestData['sharing']);
  }
}
