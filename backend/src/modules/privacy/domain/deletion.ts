/** How many rows of one kind there are. */
export interface Counted {
  label: string;
  count: number;
}

/** Google's answer to revoking access to Gmail; `given_up` after GIVEN_UP_AFTER_MS without an answer. */
export type GoogleState = 'none' | 'waiting' | 'done' | 'given_up';

/** What is kept of a deletion for a day. It does not identify the account. */
export interface Receipt {
  requestedAt: Date;
  /** Null while the rows are being deleted. */
  erasedAt: Date | null;
  items: Counted[];
  google: GoogleState;
  /** Rows, files and Google's access: everything has ended. */
  doneAt: Date | null;
}

export const RECEIPT_KEPT_MS = 24 * 3600_000;
export const GIVEN_UP_AFTER_MS = 30 * 24 * 3600_000;

const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 3600_000;

/** How long to wait before a step is tried again: twice as long each time, six hours at most. */
export function waitAfter(tries: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries, 20), LONGEST_WAIT_MS);
}
