/** What an email of a campaign is: the first one to the coach, a follow-up to it, or the athlete's answer in the conversation. */
export type EmailKind = 'first' | 'follow_up' | 'answer';

/** Answers to one coach have this step and those after it. */
export const FIRST_ANSWER_STEP = 1000;

/** Returns the kind of the email with this step of its campaign. */
export function emailKind(step: number): EmailKind {
  if (step >= FIRST_ANSWER_STEP) return 'answer';
  return step > 0 ? 'follow_up' : 'first';
}
