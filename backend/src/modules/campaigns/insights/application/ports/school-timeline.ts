export const TIMELINE_KINDS = [
  'mail_sent',
  'mail_opened',
  'mail_replied',
  'mail_auto_reply',
  'mail_bounced',
  'mail_failed',
  'lead_changed',
  'note_changed',
  'next_step_changed',
  'contact_logged',
] as const;

export type TimelineKind = (typeof TIMELINE_KINDS)[number];

/** One thing that happened between an athlete and a school. What does not apply is null. */
export interface TimelineEntry {
  id: string;
  at: Date;
  kind: TimelineKind;
  /** Who wrote, by name; of a logged contact nobody. */
  from: string | null;
  /** To whom, by name; of a logged contact with whom. */
  to: string | null;
  subject: string | null;
  /** How an answer begins, the note, the next step, or why a mail did not arrive. */
  text: string | null;
  campaignId: string | null;
  lead: { from: string; to: string } | null;
  /** call, text, visit, camp, offer or other. */
  contactKind: string | null;
  /** Logged by hand, so that the athlete can take it out again. */
  removable: boolean;
  /** An answer from outside of what is known of the school. */
  outsideDomain: boolean;
}

export interface TimelinePlace {
  at: Date;
  id: string;
}

/** Mails and the record of one athlete about one school, as one list. */
export abstract class SchoolTimeline {
  /** Newest first, only what is older than `before`; null when the school does not exist. */
  abstract page(userId: string, schoolId: number, limit: number, before: TimelinePlace | null): Promise<TimelineEntry[] | null>;
}
