/** The account of an athlete's own that email leaves from and replies come into. */
export interface OwnAccount {
  kind: 'gmail' | 'mailbox';
  address: string;
  /** `needs_reconnect`: it was connected, but nothing leaves and nothing is read until the athlete acts. */
  state: 'connected' | 'needs_reconnect';
  canReadReplies: boolean;
}
