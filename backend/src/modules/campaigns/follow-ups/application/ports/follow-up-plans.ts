import type { GatewayName } from '../../../../gmail/gateways/index.js';
import type { Recipient } from '../../../writing/domain/recipient.js';

/** A step of which emails are due soon. */
export interface DueStep {
  campaignId: string;
  userId: string;
  step: number;
  waitDays: number;
  writtenAt: Date;
  template: string;
  confirmed: string[];
  /** Of the step, so that nothing is written from an older text. */
  revision: number;
  trackOpens: boolean;
}

/** A coach whom the step is due for. */
export interface FollowUpCoach extends Recipient {
  coachEmail: string;
  gateway: GatewayName;
  /** The first email's. */
  subject: string;
  /** When the email before it left, or would have left when the athlete skipped it. */
  base: Date;
  /** The zone the athlete chose when the location of the campus has no unique one. */
  chosenZone: string | null;
}

export type HeldReason = 'late' | 'text' | 'zone';

export interface PlannedFollowUp {
  id: string;
  coachId: number;
  body: string;
  dueAt: Date;
  zone: string | null;
  held: HeldReason | null;
  reasonCode: string | null;
  errorMessage: string | null;
  openToken: string | null;
  optOutToken: string;
}

/** A planned email whose hour passed while sending was impossible. */
export interface MissedMail {
  id: string;
  zone: string;
}

/** A follow-up that waits for the athlete's decision because it is late. */
export interface LateMail {
  id: string;
  schoolId: number;
}

/** The rows of follow-ups in the send ledger. Everything is safe to repeat. */
export abstract class FollowUpPlans {
  abstract dueSteps(until: Date): Promise<DueStep[]>;
  /** At most `limit` coaches who have no email of this step yet. */
  abstract coaches(step: DueStep, until: Date, limit: number): Promise<FollowUpCoach[]>;
  /**
   * One transaction; returns how many were added. None when the step was changed, or the campaign stopped, in the meantime, and no more
   * than the caps of the athlete have room for: the others are planned when there is room.
   */
  abstract add(step: DueStep, mails: PlannedFollowUp[], now: Date): Promise<number>;
  /** Planned emails that are due and outside of their coach's working hours. */
  abstract missed(now: Date, limit: number): Promise<MissedMail[]>;
  abstract move(mails: { id: string; dueAt: Date }[], now: Date): Promise<void>;
  /** What is more than a day late waits for the athlete. */
  abstract holdLate(now: Date): Promise<void>;
  /** Campaigns that had completed go on when a follow-up of them is due. */
  abstract reopen(now: Date): Promise<void>;
  abstract late(userId: string, campaignId: string, now: Date): Promise<LateMail[]>;
  /** Sends late emails at these times. */
  abstract sendLate(mails: { id: string; dueAt: Date; zone: string | null }[], now: Date): Promise<void>;
  /** What is late is skipped. */
  abstract skipLate(userId: string, campaignId: string, now: Date): Promise<void>;
  /** Stores the zones of schools; what waited for them is planned again. */
  abstract chooseZones(userId: string, zones: { schoolId: number; zone: string }[], now: Date): Promise<void>;
}
