import { Injectable } from '@nestjs/common';

import { GuardianControls, GuardianEvents, GuardianRequests } from '../../../family/guardians/index.js';
import { ShareApproval, type WantedShare } from './ports/share-approval.js';

@Injectable()
export class AskGuardians extends ShareApproval {
  constructor(
    private readonly controls: GuardianControls,
    private readonly requests: GuardianRequests,
    private readonly events: GuardianEvents,
  ) {
    super();
  }

  async isNeeded(athleteId: string): Promise<boolean> {
    return (await this.controls.of(athleteId))?.askBeforeSharing ?? false;
  }

  async ask(athleteId: string, wanted: WantedShare, now: Date): Promise<void> {
    await this.requests.ask(athleteId, 'sharing', wanted, now);
    await this.events.append([{ athleteId, guardianId: null, kind: 'sharing_asked', at: now, data: {} }]);
  }

  withdraw(athleteId: string): Promise<void> {
    return this.requests.withdraw(athleteId, 'sharing');
  }
}
