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
  /** Null: everything is sent at once. */
  schedule: ScheduleChoice | null;
  /** In sending order. */
  waiting: WaitingMail[];
}

/** New due times of the waiting emails. */
export interface NewTimes {
  /** Null: everything is sent at once. */
  schedule: ScheduleChoice | null;
  times: { id: string; dueAt: Date; quietZone: string | null }[];
}

/** What is due of a campaign that was scheduled, or that has email for working hours. */
export interface DueMail {
  /** A first email is more than a day late. */
  isLate: boolean;
  /** Time zones of the due emails that are sent in working hours only. */
  zones: string[];
}

/** No email of this time zone is sent before `until`. */
export interface QuietHold {
  zone: string;
  until: Date;
}

/**
 * Changes campaigns after their Send: when their emails are due, pausing, resuming and ending, and the sending account. That is the
 * account the campaign was started with, until the athlete chooses another. Sent email is never changed.
 */
export abstract class CampaignControl {
  /** Null when there is no such campaign. */
  abstract ownerOf(campaignId: string): Promise<CampaignOwner | null>;

  /** Null when it does not exist or belongs to another athlete. */
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

  /** Scheduled or active → paused. Returns false when it is neither. `userId` undefined: a campaign of any athlete. */
  abstract pause(campaignId: string, reason: PauseReason, now: Date, userId?: string): Promise<boolean>;

  /** Active → paused, unless it has been given another account since `owner` was read. */
  abstract pauseUnder(campaignId: string, owner: CampaignOwner, reason: PauseReason, now: Date): Promise<void>;

  /**
   * Paused → active, or scheduled, with `account` as its sending account and the job that sends. Waiting emails use that
   * account, at `times` when given. Returns false when it is not paused.
   */
  abstract resume(userId: string, campaignId: string, account: SendingAccount, now: Date, times?: NewTimes | null): Promise<boolean>;

  /** Scheduled, active or paused → cancelled, with all email that waits or is kept. True too when it is cancelled already. */
  abstract cancel(userId: string, campaignId: string, now: Date): Promise<boolean>;

  /** Removes as `removalOf` decides, and returns its decision; `not_allowed` also for another athlete's campaign. */
  abstract remove(userId: string, campaignId: string, now: Date): Promise<Removal>;
}
