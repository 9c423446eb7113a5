export const PROBLEM_CODES = [
  'unknown_placeholder',
  'empty_placeholder',
  'birthdate_included',
  'other_school',
  'other_coach',
  'missing_link',
  'missing_attachment',
  'leftover_bracket',
  'shouting',
  'harsh_words',
  'recent_contact',
  'same_person',
  'same_person_twice',
  'offer_withdrawn',
  'offer_declined',
  'signed_elsewhere',
  'answer_waits',
  'already_met',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Why an email is held until the athlete fixes the text or confirms it. */
export interface MailProblem {
  coachId: number;
  code: ProblemCode;
  /** Where: "Subject", "Line 3". */
  place: string;
  /** What to do about it, in one sentence. */
  fix: string;
}

/** The athlete's "Keep as it is" for one coach and one kind of problem. */
export interface Confirmation {
  coachId: number;
  code: string;
}
