import { Injectable } from '@nestjs/common';

import { Clock } from '../../../../shared-kernel/clock.js';
import { GuardianLinks } from './ports/guardian-links.js';

/** An athlete takes an invitation back; its link is dead at once. */
@Injectable()
export class CancelInvitation {
  constructor(
    private readonly links: GuardianLinks,
    private readonly clock: Clock,
  ) {}

  /** Throws GuardianNotFound. */
  async run(athleteId: string, invitationId: string): Promise<void> {
    await this.links.cancel(athleteId, invitationId, this.clock.now());
  }
}
