/** Why a follow-up is not sent, shown to the athlete beside the email. */
export const FOLLOW_UP_STOPS = {
  replied: 'The coach replied, so this follow-up was not sent.',
  bounced: 'An earlier email to this coach came back, so this follow-up was not sent.',
  school_declined: 'You marked this school as declined, so this follow-up was not sent.',
  school_committed: 'You marked this school as committed, so this follow-up was not sent.',
  coach_gone: 'This coach is no longer in the directory, so this follow-up was not sent.',
} as const;

export type FollowUpStop = keyof typeof FOLLOW_UP_STOPS;
