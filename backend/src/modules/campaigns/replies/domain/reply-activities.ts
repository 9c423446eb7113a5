/** What this room writes in an athlete's record, and whether it can happen again and again (the oldest give way at the cap). */
export const REPLY_ACTIVITIES = {
  coach_replied: { repeatable: false },
  mail_bounced: { repeatable: false },
  noted_reply_removed: { repeatable: true },
} as const;

export type ReplyActivity = keyof typeof REPLY_ACTIVITIES;
