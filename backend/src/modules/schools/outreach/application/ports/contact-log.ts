import type { LoggedContact } from '../../domain/logged-contact.js';

export interface LoggedContactView extends LoggedContact {
  id: string;
  schoolId: number;
}

/** Contacts that athletes log by hand, each a part of the append-only record. */
export abstract class ContactLog {
  /** Throws SchoolNotFound. */
  abstract add(userId: string, schoolId: number, contact: LoggedContact): Promise<LoggedContactView>;
  /** Hides an entry of the athlete's own; the record keeps both it and its removal. Throws LogEntryNotFound. */
  abstract remove(userId: string, schoolId: number, entryId: string, now: Date): Promise<void>;
}
