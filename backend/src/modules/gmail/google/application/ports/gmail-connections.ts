import type { GmailStatus } from '../gmail-status.js';

/** What other modules may know and do about an athlete's Gmail. */
export abstract class GmailConnections {
  abstract statusOf(userId: string): Promise<GmailStatus>;
  /**
   * No mail leaves from this mailbox before `until`, for example for 24 hours after "You have reached a limit for
   * sending mail" came back. A later `until` wins; without a connection it does nothing.
   */
  abstract pauseSending(userId: string, until: Date): Promise<void>;
}
