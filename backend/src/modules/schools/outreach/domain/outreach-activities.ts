/** The activities that this module records for an athlete, and whether one can recur (the oldest are removed at the cap). */
export const OUTREACH_ACTIVITIES = {
  favorite_added: { repeatable: true },
  favorite_removed: { repeatable: true },
  lead_changed: { repeatable: true },
  note_changed: { repeatable: true },
  next_step_changed: { repeatable: true },
  contact_logged: { repeatable: false },
  contact_removed: { repeatable: false },
} as const;

export type OutreachActivity = keyof typeof OUTREACH_ACTIVITIES;
