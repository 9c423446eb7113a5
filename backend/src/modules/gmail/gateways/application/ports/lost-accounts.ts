/** What a notice about a lost account has to know. */
export abstract class LostAccounts {
  /** The postal code of the athlete's home state; '' when it is not known. */
  abstract homeStateOf(userId: string): Promise<string>;

  /** Whether the account still waits to be connected again. */
  abstract isStillLost(userId: string, address: string): Promise<boolean>;
}
