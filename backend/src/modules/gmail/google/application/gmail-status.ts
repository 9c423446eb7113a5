import type { ReconnectReason } from '../../gateways/domain/reconnect-reason.js';

/**
 * - not_set_up: this server has no Google client
 * - needs_reconnect: it was connected, but Google refuses the grant; email is neither sent nor read
 */
export type GmailState = 'connected' | 'needs_reconnect' | 'not_connected' | 'not_set_up';

/** The state of an athlete's Gmail connection. */
export interface GmailStatus {
  state: GmailState;
  /** The connected address, also while it needs to be connected again. */
  email: string | null;
  /** False when the athlete allowed sending only. */
  canReadReplies: boolean;
  reason: ReconnectReason | null;
}
