import type { GmailAccess } from '../../../gmail/google/index.js';
import type { PhotoFiles } from '../../../profile/photo/index.js';
import type { GoogleState } from '../../domain/deletion.js';

export interface NewDeletion {
  id: string;
  userId: string;
  receiptToken: string;
  now: Date;
  /** Requested by a guardian: begins only if it was not stopped in the meantime. */
  byGuardian?: true;
}

/** What outlives the rows of an account until it is gone too; it is sealed wherever it is kept. */
export interface Leftovers {
  gmail: GmailAccess | null;
  photos: PhotoFiles;
}

export interface Erasure {
  id: string;
  userId: string;
  leftovers: Leftovers;
  google: GoogleState;
  now: Date;
}

export interface DueDeletion {
  id: string;
  /** Null once the account is gone. */
  userId: string | null;
  /** Null before the rows are gone, and when it cannot be unsealed any more (ENCRYPTION_KEY was lost). */
  leftovers: Leftovers | null;
  google: GoogleState;
  requestedAt: Date;
  tries: number;
}

export interface DeletionProgress {
  google: GoogleState;
  /** Null: nothing is left. */
  leftovers: Leftovers | null;
  tries: number;
  nextTryAt: Date;
  doneAt: Date | null;
}

/** Deletions of accounts, from the plan to the end: those on a day to come, those that have begun, and the rows that go with them. */
export abstract class Deletions {
  /**
   * In one transaction: notes when the account is deleted and stops every email, schedule, follow-up and shared page. Returns the
   * moment of the first call: another one changes nothing. Throws LastAdmin.
   */
  abstract plan(userId: string, dueAt: Date, now: Date): Promise<Date>;

  /** Whose day has come, and whose deletion was not begun yet. */
  abstract planned(now: Date): Promise<string[]>;

  /** In one transaction: stores the birth date and forgets the plan. Returns whether there was an account of this name with a plan. */
  abstract lift(username: string, birthdate: string, now: Date): Promise<boolean>;

  /**
   * In one transaction: notes the deletion, ends all sessions, stops every email that waits and enqueues the work. From here on it ends complete. A second call
   * replaces the token. Returns whether it was begun. Throws LastAdmin.
   */
  abstract begin(deletion: NewDeletion): Promise<boolean>;

  /** Those with something left to do now; all whose rows are still there count as due. */
  abstract due(now: Date): Promise<DueDeletion[]>;

  /** Files of the account that have to be deleted after its rows. */
  abstract filesOf(userId: string): Promise<PhotoFiles>;

  /** In one transaction: counts and deletes every row of the account, and keeps `leftovers`. */
  abstract erase(erasure: Erasure): Promise<void>;

  abstract note(id: string, progress: DeletionProgress): Promise<void>;

  /** Deletes finished deletions whose receipt has expired. */
  abstract forgetBefore(moment: Date): Promise<void>;
}
