import { InvalidLogEntry } from './tracking-errors.js';
import { tidyText } from './tracking.js';

export const CONTACT_KINDS = ['call', 'text', 'visit', 'camp', 'offer', 'other'] as const;

export type ContactKind = (typeof CONTACT_KINDS)[number];

/** A contact with a school that no mail tells of, written down by the athlete. */
export interface LoggedContact {
  kind: ContactKind;
  /** When it happened. */
  at: Date;
  /** May be ''. */
  withWhom: string;
  note: string;
}

/** Of one athlete; the record keeps those that were removed too. */
export const MAX_LOG_ENTRIES = 5_000;
export const MAX_WITH_WHOM = 120;
export const MAX_LOG_NOTE = 2_000;

const EARLIEST = Date.UTC(2000, 0, 1);
/** Today's date is tomorrow's in another time zone. */
const SLACK_MS = 24 * 3_600_000;

/** Throws InvalidLogEntry for a time that cannot have passed. */
export function loggedContactOf(draft: LoggedContact, now: Date): LoggedContact {
  const time = draft.at.getTime();
  if (Number.isNaN(time) || time < EARLIEST) {
    throw new InvalidLogEntry('at', 'invalid_time', 'Please say when it happened.');
  }
  if (time > now.getTime() + SLACK_MS) {
    throw new InvalidLogEntry('at', 'in_future', 'This has not happened yet; write it down as a next step.');
  }
  return { ...draft, withWhom: tidyText(draft.withWhom), note: tidyText(draft.note) };
}
