import { InvalidLogEntry } from './tracking-errors.js';
import { tidyText } from './tracking.js';

export const CONTACT_KINDS = ['call', 'text', 'visit', 'camp', 'offer', 'other'] as const;

export type ContactKind = (typeof CONTACT_KINDS)[number];

export const OFFER_STATUSES = ['verbal', 'written', 'signed', 'withdrawn', 'declined'] as const;

export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** Kinds that can have a deadline for the answer. */
const KINDS_WITH_DEADLINE: readonly ContactKind[] = ['offer', 'visit', 'camp'];
/** What can have its day to come; that it is planned follows from that day alone. */
const PLANNED_KINDS: readonly ContactKind[] = ['visit', 'camp'];

/** A contact with a school outside of email, recorded by the athlete. */
export interface LoggedContact {
  kind: ContactKind;
  /** When it happened; a visit or a camp may be to come. */
  at: Date;
  /** May be ''. */
  withWhom: string;
  note: string;
  /** Of an offer; null when the athlete gave none. */
  status: OfferStatus | null;
  /** YYYY-MM-DD: the last day to answer an offer, a visit or a camp. */
  deadline: string | null;
}

/** What an athlete enters; left out is the same as not known. */
export type LoggedContactDraft = Omit<LoggedContact, 'status' | 'deadline'> & Partial<Pick<LoggedContact, 'status' | 'deadline'>>;

/** Of one athlete; the record keeps those that were removed too. */
export const MAX_LOG_ENTRIES = 5_000;
export const MAX_WITH_WHOM = 120;
export const MAX_LOG_NOTE = 2_000;

const EARLIEST = Date.UTC(2000, 0, 1);
/** Today's date is tomorrow's in another time zone. */
const SLACK_MS = 24 * 3_600_000;
const LONGEST_DEADLINE_MS = 5 * 366 * SLACK_MS;
const LONGEST_PLAN_MS = 2 * 366 * SLACK_MS;

const DAY_ALONE = /^\d{4}-\d{2}-\d{2}$/;

/** A day without an hour is its noon, so that it stays the same day in every time zone of the country. */
export function contactMoment(at: string): Date {
  return new Date(DAY_ALONE.test(at) ? `${at}T12:00:00Z` : at);
}

/** Throws InvalidLogEntry for a time that cannot have passed, and for a status or a deadline that does not belong to the contact. */
export function loggedContactOf(draft: LoggedContactDraft, now: Date): LoggedContact {
  checkTime(draft, now);
  const { kind, status = null, deadline = null } = draft;
  if (status !== null && kind !== 'offer') {
    throw new InvalidLogEntry('status', 'offers_only', 'Only an offer has a status.');
  }
  if (deadline !== null) checkDeadline(deadline, draft);
  return { ...draft, withWhom: tidyText(draft.withWhom), note: tidyText(draft.note), status, deadline };
}

function checkTime({ kind, at }: LoggedContactDraft, now: Date): void {
  const time = at.getTime();
  if (Number.isNaN(time) || time < EARLIEST) {
    throw new InvalidLogEntry('at', 'invalid_time', 'Please say when it happened.');
  }
  if (time <= now.getTime() + SLACK_MS) return;
  if (!PLANNED_KINDS.includes(kind)) {
    throw new InvalidLogEntry('at', 'in_future', 'This has not happened yet; write it down as a next step.');
  }
  if (time > now.getTime() + LONGEST_PLAN_MS) {
    throw new InvalidLogEntry('at', 'too_far', 'This day is more than two years away.');
  }
}

function checkDeadline(deadline: string, { kind, at }: LoggedContactDraft): void {
  if (!KINDS_WITH_DEADLINE.includes(kind)) {
    throw new InvalidLogEntry('deadline', 'no_deadline', 'Only an offer, a visit or a camp has a day to answer by.');
  }
  const end = Date.parse(`${deadline}T00:00:00.000Z`);
  const isDay = !Number.isNaN(end) && new Date(end).toISOString().startsWith(deadline);
  if (!isDay) throw new InvalidLogEntry('deadline', 'invalid_day', 'Please enter the day as year, month and day.');
  // An invitation is answered before its day.
  if (kind === 'offer' && end < at.getTime() - 2 * SLACK_MS) {
    throw new InvalidLogEntry('deadline', 'before_contact', 'The day to answer by is before the contact itself.');
  }
  if (Math.abs(end - at.getTime()) > LONGEST_DEADLINE_MS) {
    throw new InvalidLogEntry('deadline', 'too_far', 'The day to answer by is more than five years away.');
  }
}
