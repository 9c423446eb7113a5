/** Why a first email is not sent, shown to the athlete beside the email. Part of SQL statements: no quotes. */
export const FIRST_EMAIL_STOPS = {
  school_declined: 'You marked this school as declined, so this email was not sent.',
  school_committed: 'You marked this school as committed after you pressed Send, so this email was not sent.',
} as const;

export type FirstEmailStop = keyof typeof FIRST_EMAIL_STOPS;
