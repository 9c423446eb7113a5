import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { ManageShare } from '../../../profile/share/index.js';
import { GuardianEvents } from '../../guardians/index.js';

/** A guardian turns an athlete's share page off. The athlete can turn it on again, or ask to; the log records who did what. */
@Injectable()
export class EndSharing {
  constructor(
    private readonly shares: ManageShare,
    private readonly events: GuardianEvents,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. */
  async run(guardianId: string, athleteId: string): Promise<void> {
    if (!(await this.shares.show(athleteId)).enabled) return;
    await this.shares.change(athleteId, { enabled: false });
    await this.events.append([{ athleteId, guardianId, kind: 'share_turned_off', at: this.clock.now(), data: {} }]);
  }
}
