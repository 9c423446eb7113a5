/** One account that somebody failed to sign in to from the addresses that are shown as one. */
export interface FailedSignInLine {
  /** Null when no account has the name that was typed; what was typed is not kept. */
  username: string | null;
  /** The address without its last part. */
  address: string;
  /** The failures came from a device where the account was used before. */
  isKnownDevice: boolean;
  failures: number;
  lastAt: Date;
  /** Null when the next try is free. */
  waitsUntil: Date | null;
  /** The account takes no tries from new devices until its hour is over. */
  isAccountFull: boolean;
}

export interface FailedSignInsView {
  /** In the last hour. */
  failures: number;
  accounts: number;
  addresses: number;
  /** Pairs of account and place that have to wait now. */
  waiting: number;
  /** Accounts that take no tries from new devices now. */
  fullAccounts: number;
  /** The most failures of the last day first, 20 at most. */
  lines: FailedSignInLine[];
}

export abstract class FailedSignInsQuery {
  abstract read(now: Date): Promise<FailedSignInsView>;
}
