export const LEAD_LEVELS = ['hot', 'warm', 'committed', 'declined', 'cold'] as const;

export type LeadLevel = (typeof LEAD_LEVELS)[number];

/** What one athlete keeps about one school. */
export interface Tracking {
  introEmailSent: boolean;
  responseGotten: boolean;
  filmSent: boolean;
  twitterConnection: boolean;
  leadLevel: LeadLevel;
  /** May have several lines. */
  notes: string;
  nextStep: string;
}

export type TrackingChange = Partial<Tracking>;

/** The texts that may be edited in two tabs at once. */
export type TrackingTexts = Partial<Pick<Tracking, 'notes' | 'nextStep'>>;

/** What of a change the athlete may want to read again later. */
export interface TrackingEvent {
  kind: 'lead_changed' | 'note_changed' | 'next_step_changed';
  data: { from: string; to: string } | { text: string };
}

/** A school that the athlete has not touched. */
export const UNTRACKED: Tracking = {
  introEmailSent: false,
  responseGotten: false,
  filmSent: false,
  twitterConnection: false,
  leadLevel: 'cold',
  notes: '',
  nextStep: '',
};

/** Schools that one athlete keeps something about; about three times as many as play college football. */
export const MAX_TRACKED_SCHOOLS = 2_000;
export const MAX_FAVORITES = 2_000;
export const MAX_NOTES = 5_000;
export const MAX_NEXT_STEP = 300;

/**
 * One kind of line end and no blanks around, so that a text that went through a spreadsheet is the same;
 * halves of characters, which PostgreSQL refuses, become U+FFFD.
 */
export function tidyText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .trim();
}

/** What of `change` is really different from `before`, and the events that follow; {} when nothing is. */
export function differenceIn(before: Tracking, change: TrackingChange): { change: TrackingChange; events: TrackingEvent[] } {
  const entries = Object.entries(tidied(change)) as [keyof Tracking, Tracking[keyof Tracking]][];
  const different: TrackingChange = Object.fromEntries(entries.filter(([field, value]) => value !== undefined && value !== before[field]));
  return { change: different, events: eventsOf(before, different) };
}

function tidied(change: TrackingChange): TrackingChange {
  const { notes, nextStep } = change;
  return {
    ...change,
    ...(notes === undefined ? {} : { notes: tidyText(notes) }),
    ...(nextStep === undefined ? {} : { nextStep: tidyText(nextStep) }),
  };
}

function eventsOf(before: Tracking, { leadLevel, notes, nextStep }: TrackingChange): TrackingEvent[] {
  const events: TrackingEvent[] = [];
  if (leadLevel !== undefined) {
    events.push({ kind: 'lead_changed', data: { from: before.leadLevel, to: leadLevel } });
  }
  if (notes !== undefined) events.push({ kind: 'note_changed', data: { text: notes } });
  if (nextStep !== undefined) events.push({ kind: 'next_step_changed', data: { text: nextStep } });
  return events;
}

/** What an answer of a coach changes: a cold lead becomes warm, any other stays what the athlete made of it. */
export function changeOnReply(leadLevel: LeadLevel): TrackingChange {
  return leadLevel === 'cold' ? { responseGotten: true, leadLevel: 'warm' } : { responseGotten: true };
}
