/** One try to sign in: which account, from where. */
export interface SignInTry {
  /** The name as typed. */
  username: string;
  /** Keyed hash of the name. */
  account: string;
  /** Keyed hash of the address, or of the known device. */
  source: string;
  isKnownDevice: boolean;
  /** The address as admins may see it: without its last part. */
  shownAddress: string;
}

export type TryOutcome = { allowed: true } | { allowed: false; limit: 'pair' | 'address'; waitSeconds: number };

/** Failed sign-ins by account and place, shared by all web processes. */
export abstract class FailedSignIns {
  /**
   * Counts the try as a failure before it is made, unless it has to wait: of a burst of guesses no more get through than
   * one after another would. A known device is held to its own failures only.
   */
  abstract begin(attempt: SignInTry, now: Date): Promise<TryOutcome>;

  /** The password was right: forgets the failures of this account from this place. */
  abstract forget(attempt: SignInTry): Promise<void>;
}
