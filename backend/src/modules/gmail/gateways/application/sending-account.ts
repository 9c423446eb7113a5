import type { GatewayName } from './ports/mail-gateway.js';

/** The account that email is sent from: its kind, and its address in lower case. */
export interface SendingAccount {
  kind: GatewayName;
  address: string;
}
