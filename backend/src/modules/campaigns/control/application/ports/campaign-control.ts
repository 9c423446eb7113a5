import type { SendingAccount } from '../../../../gmail/gateways/index.js';
import type { CampaignStatus, PauseReason } from '../../../writing/domain/campaign-status.js';
import type { ScheduleChoice } from '../../../writing/domain/schedule-choice.js';
import type { Removal } from '../../domain/removal-of.js';

export interface CampaignOwner {
  userId: string;
  /** A null kind or address is not known (campaigns from before accounts were stored). */
  kind: SendingAccount['kind'] | null;
  address: string | null;
}

/** A first email that waits. */
export interface WaitingMail {
  id: string;
  schoolId: number;
  dueAt: Date;
}

export interface CampaignSchedule {
  status: CampaignStatus;
  /** Null: everything leaves at once. */
  schedule: ScheduleChoice | null;
  /** In the order in which they leave. */
  waiting: WaitingMail[];
}

/** When waiting emails leave from now on. */
export interface NewTimes {
  /** Null: everything leaves at once. */
  schedule: ScheduleChoice | null;
  times: { id: string; dueAt: Date; quietZone: string | null }[];
}

/** What is due of a campaign that was scheduled, or that has email for working hours. */
export interface DueMail {
  /** A first email is more than a day late. */
  isLate: boolean;
  /** Zones of the due emails that leave in working hours. */
  zones: string[];
}

/** Nothing of this zone leaves before then. */
export interface QuietHold {
  zone: string;
  until: Date;
}

/**
 * What happens to campaigns after their Send: when their emails leave, how they pause, go on and end, and which account each belongs
 * to: the one it was started with, until the athlete chooses another. Email that left is never touched.
 */
export abstract class CampaignControl {
  /** Null when there is no such campaign. */
  abstract ownerOf(campaignId: string): Promise<CampaignOwner | null>;

  /** Null when it does not exist or is somebody else's. */
  abstract scheduleOf(userId: string, campaignId: string): Promise<CampaignSchedule | null>;

  /** Null when nothing is due. `lateBefore`: what was due before that is late. */
  abstract due(campaignId: string, now: Date, lateBefore: Date): Promise<DueMail | null>;

  /**
   * Scheduled → active when something is still due after the holds. Emails to coaches who are gone or moved, and to schools that
   * declined, are skipped in a scheduled campaign.
   */
  abstract begin(campaignId: string, holds: QuietHold[], now: Date): Promise<void>;

  /** New times for what still waits. Returns false when the campaign is not scheduled, active or paused any more. */
  abstract changeTimes(userId: string, campaignId: string, change: NewTimes, now: Date): Promise<boolean>;

  /** Scheduled or active → paused. Returns false when it is neither. `userId` left out: whoever's it is. */
  abstract pause(campaignId: string, reason: PauseReason, now: Date, userId?: string): Promise<boolean>;

  /** Active → paused, unless it has been given another account since `owner` was read. */
  abstract pauseUnder(campaignId: string, owner: CampaignOwner, reason: PauseReason, now: Date): Promise<void>;

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
