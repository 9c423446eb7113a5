import type { Counted, GoogleState } from '../../domain/deletion.js';

export interface Preview {
  items: Counted[];
  /** Emails that would still leave, and then will not. */
  waitingEmails: number;
  hasGmail: boolean;
}

export interface NewDeletion {
  id: string;
  userId: string;
  receiptToken: string;
  now: Date;
  /** A guardian wanted it: it begins only if nobody stopped it meanwhile. */
  byGuardian?: true;
}

/** What outlives the rows of an account, sealed: `text` is the caller's. */
export interface Erasure {
  id: string;
  userId: string;
  leftovers: string;
  google: GoogleState;
  now: Date;
}

export interface DueDeletion {
  id: string;
  /** Null once the account is gone. */
  userId: string | null;
  leftovers: string | null;
  google: GoogleState;
  requestedAt: Date;
  tries: number;
}

export interface DeletionProgress {
  google: GoogleState;
  leftovers: string | null;
  tries: number;
  nextTryAt: Date;
  doneAt: Date | null;
}

/** Accounts that are being deleted, and the rows that go with them. */
export abstract class Deletions {
  /** What of the user's there is. */
  abstract preview(userId: string): Promise<Preview>;

  /**
   * In one transaction: notes the deletion, ends all sessions, stops every email that waits and enqueues the work. From here on it ends complete. A second call
   * replaces the token. Answers whether it was begun. Throws LastAdmin.
   */
  abstract begin(deletion: NewDeletion): Promise<boolean>;

  /** Those with something left to do now; all whose rows are still there count as due. */
  abstract due(now: Date): Promise<DueDeletion[]>;

  /** Whether `due` or `forgetBefore` would find something. */
  abstract hasWork(now: Date): Promise<boolean>;

  /** Files of the account that have to be deleted after its rows. */
  abstract filesOf(userId: string): Promise<{ pictures: string[]; uploads: string[] }>;

  /** In one transaction: counts and deletes every row of the account, and keeps `leftovers`. */
  abstract erase(erasure: Erasure): Promise<void>;

  abstract note(id: string, progress: DeletionProgress): Promise<void>;

  /** Deletes what is finished and whose receipt nobody can ask for any more. */
  abstract forgetBefore(moment: Date): Promise<void>;
}
