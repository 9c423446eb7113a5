import type { CampaignStatus, PauseReason } from '../../../writing/domain/campaign-status.js';
import type { ScheduleChoice } from '../../../writing/domain/schedule-choice.js';

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

/** When the emails of campaigns leave, and what the athlete changes about it. Email that left is never touched. */
export abstract class CampaignSchedules {
  /** Null when it does not exist or is somebody else's. */
  abstract of(userId: string, campaignId: string): Promise<CampaignSchedule | null>;
  /** New times for what still waits. Returns false when the campaign is not scheduled, active or paused any more. */
  abstract change(userId: string, campaignId: string, change: NewTimes, now: Date): Promise<boolean>;
  /** Null when nothing is due. `lateBefore`: what was due before that is late. */
  abstract due(campaignId: string, now: Date, lateBefore: Date): Promise<DueMail | null>;
  /**
   * Scheduled → active when something is still due after the holds. Emails to coaches who are gone or moved, and to schools that
   * declined, are skipped in a scheduled campaign.
   */
  abstract begin(campaignId: string, holds: QuietHold[], now: Date): Promise<void>;
  /** Scheduled or active → paused. Returns false when it is neither. `userId` left out: whoever's it is. */
  abstract pause(campaignId: string, reason: PauseReason, now: Date, userId?: string): Promise<boolean>;
}
