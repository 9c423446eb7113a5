import { ShareApproval, type WantedShare } from '../application/ports/share-approval.js';

/** An athlete whose guardians want to be asked, or not. */
export class FixedShareApproval extends ShareApproval {
  asked: { wanted: WantedShare; at: Date } | null = null;

  constructor(public needed = false) {
    super();
  }

  async isNeeded(): Promise<boolean> {
    return this.needed;
  }

  async ask(_athleteId: string, wanted: WantedShare, now: Date): Promise<void> {
    this.asked = { wanted, at: now };
  }

  async withdraw(): Promise<void> {
    this.asked = null;
  }
}
