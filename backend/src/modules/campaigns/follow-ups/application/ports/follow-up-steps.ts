import type { FollowUpText } from '../../domain/follow-up-step.js';

export interface FollowUpList {
  revision: number;
  steps: FollowUpText[];
}

export interface FollowUpChange {
  userId: string;
  campaignId: string;
  steps: FollowUpText[];
  /** The one that the list was written from. */
  revision: number;
  now: Date;
}

/** Which coaches of one step: all of them, also those to come, when `coachIds` is left out. */
export interface FollowUpSkip {
  userId: string;
  campaignId: string;
  step: number;
  coachIds?: number[];
  now: Date;
}

/** A follow-up that waits for an answer because it is late. */
export interface LateMail {
  id: string;
  schoolId: number;
}

/** The follow-ups of a campaign as the athlete writes them, and what the athlete decides about planned ones. */
export abstract class FollowUpSteps {
  /**
   * Replaces the whole list; emails that were planned from a step that changed are planned anew. Throws FollowUpsChanged,
   * FollowUpStarted and FollowUpsEnded; then nothing has changed.
   */
  abstract replace(change: FollowUpChange): Promise<void>;
  /** Throws FollowUpNotFound. */
  abstract skip(skip: FollowUpSkip): Promise<void>;
  /** Nothing more of the campaign leaves. Throws NothingToStop. */
  abstract stop(userId: string, campaignId: string, now: Date): Promise<void>;
  abstract late(userId: string, campaignId: string, now: Date): Promise<LateMail[]>;
  /** What is late leaves at these times. */
  abstract sendLate(mails: { id: string; dueAt: Date; zone: string | null }[], now: Date): Promise<void>;
  /** What is late is skipped. */
  abstract skipLate(userId: string, campaignId: string, now: Date): Promise<void>;
  /** Stores the zones of schools; what waited for them is planned anew. */
  abstract chooseZones(userId: string, zones: { schoolId: number; zone: string }[], now: Date): Promise<void>;
}
