/** Why an email that waited for a guardian is not sent, in words for the athlete. */
export const HELD_STOPS = {
  approval_declined: 'Your guardian did not approve this email, so it was not sent.',
  approval_expired: 'Nobody approved this email within 7 days, so it was not sent.',
  approval_ended: 'Nobody decided about this email before the approval ended.',
} as const;
