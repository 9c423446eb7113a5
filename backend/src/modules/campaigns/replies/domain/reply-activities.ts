/** The activities that this module records for an athlete, and whether one can recur (the oldest are removed at the cap). */
export const REPLY_ACTIVITIES = {
  coach_replied: { repeatable: false },
  mail_bounced: { repeatable: false },
  noted_reply_removed: { repeatable: true },
} as const;

export type ReplyActivity = keyof typeof REPLY_ACTIVITIES;
