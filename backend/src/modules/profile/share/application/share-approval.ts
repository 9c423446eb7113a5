import { Injectable } from '@nestjs/common';

import { GuardianControls, GuardianEvents, GuardianRequests } from '../../../family/guardians/index.js';
/** What a page that waits for a guardian will show. */
export interface WantedShare {
  /** Ticked fields, as keys. */
  fields: string[];
  /** One of the choices; null: until it is turned off. */
  expiresInDays: number | null;
}

/** Guardians who want to be asked before the share page is turned on. */
@Injectable()
export class ShareApproval {
  constructor(
    private readonly controls: GuardianControls,
    private readonly requests: GuardianRequests,
    private readonly events: GuardianEvents,
  ) {}

  async isNeeded(athleteId: string): Promise<boolean> {
    return (await this.controls.of(athleteId))?.askBeforeSharing ?? false;
  }

  /** A later question takes the place of an open one. */
  async ask(athleteId: string, wanted: WantedShare, now: Date): Promise<void> {
    await this.requests.ask(athleteId, 'sharing', wanted, now);
    await this.events.append([{ athleteId, guardianId: null, kind: 'sharing_asked', at: now, data: {} }]);
  }

  /** Idempotent. */
  withdraw(athleteId: string): Promise<void> {
    return this.requests.withdraw(athleteId, 'sharing');
  }
}
