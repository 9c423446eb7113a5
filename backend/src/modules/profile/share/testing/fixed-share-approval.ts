import type { GuardianControls, GuardianEvents, GuardianRequests } from '../../../family/guardians/index.js';
import { ShareApproval, type WantedShare } from '../application/share-approval.js';

/** An athlete whose guardians want to be asked, or not. */
export class FixedShareApproval extends ShareApproval {
  asked: { wanted: WantedShare; at: Date } | null = null;

  constructor(public needed = false) {
    super({} as GuardianControls, {} as GuardianRequests, {} as GuardianEvents);
  }

  override async isNeeded(): Promise<boolean> {
    return this.needed;
  }

  override async ask(_athleteId: string, wanted: WantedShare, now: Date): Promise<void> {
    this.asked = { wanted, at: now };
  }

  override async withdraw(): Promise<void> {
    this.asked = null;
  }
}
