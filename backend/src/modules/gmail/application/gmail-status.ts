/**
 * - not_set_up: this server has no Google client
 * - needs_reconnect: it was connected, but Google refuses the grant; nothing leaves and nothing is read
 */
export type GmailState = 'connected' | 'needs_reconnect' | 'not_connected' | 'not_set_up';

/** Why a grant ended: taken back by the athlete or Google, without the right to send, blocked by the school, unreadable here. */
export type ReconnectReason = 'grant_ended' | 'may_not_send' | 'blocked_by_admin' | 'token_unreadable';

/** How an athlete's Gmail stands. */
export interface GmailStatus {
  state: GmailState;
  /** The connected address, also while it needs to be connected again. */
  email: string | null;
  /** False when the athlete allowed sending only. */
  canReadReplies: boolean;
  reason: ReconnectReason | null;
}
