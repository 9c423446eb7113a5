import type { OwnAccount } from '../../../gateways/index.js';

/** What other modules may know and do about an athlete's own account, of whichever kind. */
export abstract class OwnAccounts {
  /** Null when there is none. */
  abstract of(userId: string): Promise<OwnAccount | null>;
  /**
   * No mail leaves from this account before `until`, for example for 24 hours after "You have reached a limit for
   * sending mail" came back. A later `until` wins; without a connection it does nothing.
   */
  abstract pauseSending(userId: string, until: Date): Promise<void>;
}
