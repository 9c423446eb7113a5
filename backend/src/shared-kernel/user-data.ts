/** A table with rows of users, as its module declares it. */
export interface OwnedTable {
  table: string;
  /** What the rows are, for the person whose they are: "Games". */
  label: string;
  /** Notes of the program, which a receipt counts together as other records. */
  isMinor?: true;
  /** SQL condition for the rows of user `$1` (a UUID, cast where it is used: `$1::uuid`, `$1::text`); by default the column user_id. */
  rows?: string;
  /** Columns that no export may contain: passwords, tokens, what only the program needs to sign in elsewhere. */
  secrets?: string[];
  /** Rows with a retention period: SQL condition for those past it (`$1`: now), and the period as in docs/privacy.md. */
  over?: { when: string; words: string };
  /**
   * How the rows end with the account. `cascade`: by a chain of foreign keys that delete. `statement`: the deletion deletes them.
   * `files`: rows stay without an owner until their files are gone. `unlinked`: a row of the server's stays, without who it was.
   */
  ends: 'cascade' | 'statement' | 'files' | 'unlinked';
}

/** The tables in which one module stores data of users. Every table is claimed by one module, or listed as containing no user data. */
export interface UserDataOwner {
  room: string;
  tables: OwnedTable[];
  /** Statements that stop what still waits when a deletion begins, before any row goes. `$1`: the user (text), `$2`: now. */
  stops?: string[];
  /** Tables without a user's data, and why. */
  nothing?: Record<string, string>;
}
