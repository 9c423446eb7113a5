/** The activities that this module records for an athlete, and whether one can recur (the oldest are removed at the cap). */
export const SENDING_ACTIVITIES = {
  campaign_sent: { repeatable: false },
  campaign_paused: { repeatable: true },
  coach_opened: { repeatable: false },
  sent_by_hand: { repeatable: true },
  by_hand_undone: { repeatable: true },
} as const;

export type SendingActivity = keyof typeof SENDING_ACTIVITIES;
