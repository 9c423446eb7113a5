import type { SendingAccount } from '../../../../gmail/gateways/index.js';
import type { PauseReason } from '../../../writing/domain/campaign-status.js';
import type { NewTimes } from './campaign-schedules.js';
import type { Removal } from '../../domain/removal-of.js';

export interface CampaignOwner {
  userId: string;
  /** A null kind or address is not known (campaigns from before accounts were stored). */
  kind: SendingAccount['kind'] | null;
  address: string | null;
}

/**
 * How campaigns pause, go on and end after their Send, and which account each belongs to: the one it was started with,
 * until the athlete chooses another. Email that left is never touched.
 */
export abstract class CampaignStates {
  /** Null when there is no such campaign. */
  abstract ownerOf(campaignId: string): Promise<CampaignOwner | null>;
  /** Active → paused, unless it has been given another account since `owner` was read. */
  abstract pause(campaignId: string, owner: CampaignOwner, reason: PauseReason, now: Date): Promise<void>;
  /**
   * Paused → active, or scheduled, with `account` as its own and the job that sends; what waits leaves by it, at the new times
   * when there are some. Returns false when it is not paused.
   */
  abstract resume(userId: string, campaignId: string, account: SendingAccount, now: Date, times?: NewTimes | null): Promise<boolean>;
  /** Scheduled, active or paused → cancelled, with all email that waits or is kept. True too when it is cancelled already. */
  abstract cancel(userId: string, campaignId: string, now: Date): Promise<boolean>;
  /** Does what removalOf says, and returns it; `not_allowed` too for a campaign of somebody else. */
  abstract remove(userId: string, campaignId: string, now: Date): Promise<Removal>;
}
