import type { GmailStatus } from '../application/gmail-status.js';
import { GmailConnections } from '../application/ports/gmail-connections.js';

const NOT_CONNECTED: GmailStatus = { state: 'not_connected', email: null, canReadReplies: false, reason: null };

/** Says what it is told to; nobody is connected unless told. */
export class FixedGmailConnections extends GmailConnections {
  readonly statuses = new Map<string, GmailStatus>();
  readonly pauses = new Map<string, Date>();

  async statusOf(userId: string): Promise<GmailStatus> {
    return this.statuses.get(userId) ?? NOT_CONNECTED;
  }

  async pauseSending(userId: string, until: Date): Promise<void> {
    this.pauses.set(userId, until);
  }
}
