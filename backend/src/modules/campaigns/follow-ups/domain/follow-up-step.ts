/** Why the athlete writes again. `own`: in own words. */
export const FOLLOW_UP_REASONS = ['new_film', 'game_result', 'camp_question', 'own'] as const;

export type FollowUpReason = (typeof FOLLOW_UP_REASONS)[number];

/** Why a step cannot be sent yet. */
export const NOT_READY = ['no_reason', 'empty', 'same_as_first', 'same_as_earlier'] as const;

export type NotReady = (typeof NOT_READY)[number];

/** One follow-up as the athlete writes it. */
export interface FollowUpText {
  /** After the email before it left. */
  waitDays: number;
  /** Empty: not chosen yet. */
  reason: FollowUpReason | '';
  ownReason: string;
  template: string;
  /** Codes of problems in its text that the athlete confirmed as intended. */
  confirmed: string[];
}
