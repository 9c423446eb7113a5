import type { SendingAccount } from '../../../../gmail/index.js';
import type { PauseReason } from '../../../writing/domain/campaign-status.js';

export interface CampaignOwner {
  userId: string;
  /** A null kind or address is not known (campaigns from before accounts were stored). */
  kind: SendingAccount['kind'] | null;
  address: string | null;
}

/** Which account a campaign belongs to: the one it was started with, until the athlete chooses another. */
export abstract class CampaignAccounts {
  /** Null when there is no such campaign. */
  abstract of(campaignId: string): Promise<CampaignOwner | null>;
  /** Active → paused, unless it has been given another account since `owner` was read. */
  abstract pause(campaignId: string, owner: CampaignOwner, reason: PauseReason, now: Date): Promise<void>;
  /**
   * Paused → active with `account` as its own and the job that sends; what waits leaves by it. Returns false when it is
   * not paused.
   */
  abstract resume(userId: string, campaignId: string, account: SendingAccount, now: Date): Promise<boolean>;
}
