/** The athlete's own account, from which email is sent and into which replies come. */
export interface OwnAccount {
  kind: 'gmail' | 'mailbox';
  address: string;
  /** `needs_reconnect`: it was connected, but email is neither sent nor read until the athlete reconnects it. */
  state: 'connected' | 'needs_reconnect';
  canReadReplies: boolean;
}
