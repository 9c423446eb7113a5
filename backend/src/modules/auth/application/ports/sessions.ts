/** Where an account is signed in. */
export abstract class Sessions {
  /** Ends those of the account that were used longest ago, until as many are left as one account may have; `current` stays. */
  abstract endOldest(userId: string, current: string): Promise<void>;
}
